//! What a prompt accepts, and how it goes over the wire.
#![allow(clippy::unwrap_used)]

use proptest::prelude::*;
use table::{Act, Chance, Choose, Figure, Prompt, PromptId, Refusal, Seat, check, random_answer};

const ID: PromptId = PromptId { step: 12, number: 1 };
const SEAT: Seat = Seat::new(2);

fn prompt(choose: Choose<char>) -> Prompt<char> {
    let (figure, key) = (Figure::new(0), "card");
    Prompt { id: ID, seat: SEAT, figure, key, choose, barred: Vec::new(), answer: None }
}

fn many(of: &str, min: u8, max: u8) -> Prompt<char> {
    prompt(Choose::Many { of: of.chars().collect(), min, max, ordered: true })
}

fn pick(items: &str) -> Act<char> {
    Act::Pick { prompt: ID, items: items.chars().collect() }
}

fn tried(prompt: &Prompt<char>, items: &str) -> Result<(), Refusal> {
    check(std::slice::from_ref(prompt), SEAT, &pick(items))
}

#[test]
fn one_of_these_takes_exactly_one() {
    let prompt = prompt(Choose::One(vec!['a', 'b']));
    assert_eq!(tried(&prompt, "a"), Ok(()));
    assert_eq!(tried(&prompt, "b"), Ok(()));
    assert_eq!(tried(&prompt, ""), Err(Refusal::TooFew { min: 1 }));
    assert_eq!(tried(&prompt, "ab"), Err(Refusal::TooMany { max: 1 }));
    assert_eq!(tried(&prompt, "c"), Err(Refusal::NotOffered { place: 0 }));
}

#[test]
fn what_is_offered_twice_can_be_picked_twice_and_no_oftener() {
    let prompt = many("aab", 2, 3);
    assert_eq!(tried(&prompt, "aa"), Ok(()));
    assert_eq!(tried(&prompt, "aba"), Ok(()));
    assert_eq!(tried(&prompt, "aaa"), Err(Refusal::NotOffered { place: 2 }));
    assert_eq!(tried(&prompt, "bb"), Err(Refusal::NotOffered { place: 1 }));
    assert_eq!(tried(&prompt, "ac"), Err(Refusal::NotOffered { place: 1 }));
    assert_eq!(tried(&prompt, "a"), Err(Refusal::TooFew { min: 2 }));
    assert_eq!(tried(&prompt, "aabb"), Err(Refusal::TooMany { max: 3 }));
}

#[test]
fn none_may_be_an_answer() {
    assert_eq!(tried(&many("ab", 0, 2), ""), Ok(()));
}

#[test]
fn acts_are_for_open_prompts_of_the_own_seat() {
    let open = [many("ab", 1, 1)];
    let late = Act::Pick { prompt: PromptId { step: 11, ..ID }, items: vec!['a'] };
    assert_eq!(check(&open, SEAT, &late), Err(Refusal::Stale));
    assert_eq!(check(&[], SEAT, &pick("a")), Err(Refusal::Stale));
    assert_eq!(check(&open, Seat::new(1), &pick("a")), Err(Refusal::NotYours));
    // Whose it is comes before what was picked: a stranger learns nothing of the offer.
    assert_eq!(check(&open, Seat::new(1), &pick("z")), Err(Refusal::NotYours));
}

#[test]
fn an_answer_is_taken_back_before_another_is_given() {
    let withdraw = Act::Withdraw { prompt: ID };
    let mut open = [many("ab", 1, 1)];
    assert_eq!(check(&open, SEAT, &withdraw), Err(Refusal::NotAnswered));
    open[0].answer = Some(vec!['a']);
    assert_eq!(check(&open, SEAT, &pick("b")), Err(Refusal::Answered));
    assert_eq!(check(&open, Seat::new(0), &withdraw), Err(Refusal::NotYours));
    assert_eq!(check(&open, SEAT, &withdraw), Ok(()));
}

#[test]
fn ids_are_short_on_the_wire() {
    assert_eq!(serde_json::to_string(&ID).unwrap(), "\"12.1\"");
    assert_eq!(ID.to_string(), "12.1");
    assert_eq!(serde_json::from_str::<PromptId>("\"12.1\"").unwrap(), ID);
    for wrong in ["\"\"", "\"12\"", "\"12.\"", "\"12.256\"", "\"-1.0\"", "\"1.2.3\"", "12.1", "[1]"]
    {
        assert!(serde_json::from_str::<PromptId>(wrong).is_err(), "{wrong}");
    }
    let fault = serde_json::from_str::<PromptId>("\"twelve\"").unwrap_err();
    assert!(fault.to_string().contains("a prompt id looks like \"12.0\""), "{fault}");
}

#[test]
fn acts_and_refusals_have_their_words_on_the_wire() {
    let wire = |act: &Act<char>| serde_json::to_string(act).unwrap();
    assert_eq!(wire(&pick("ab")), r#"{"do":"pick","prompt":"12.1","items":["a","b"]}"#);
    let withdraw = Act::Withdraw { prompt: ID };
    assert_eq!(wire(&withdraw), r#"{"do":"withdraw","prompt":"12.1"}"#);
    for act in [pick("ab"), withdraw] {
        assert_eq!(serde_json::from_str::<Act<char>>(&wire(&act)).unwrap(), act);
    }
    let refusal = serde_json::to_string(&Refusal::NotOffered { place: 1 }).unwrap();
    assert_eq!(refusal, r#"{"code":"not_offered","place":1}"#);
    assert_eq!(serde_json::to_string(&Refusal::NotYours).unwrap(), r#"{"code":"not_yours"}"#);
}

proptest! {
    #[test]
    fn ids_come_back_from_the_wire(step: u32, number: u8) {
        let id = PromptId { step, number };
        let wire = serde_json::to_string(&id).unwrap();
        prop_assert_eq!(serde_json::from_str::<PromptId>(&wire).unwrap(), id);
    }

    #[test]
    fn random_answers_are_accepted(of in "[a-d]{1,8}", min in 0..4_u8, more in 0..4_u8, seed: u64) {
        let prompt = many(&of, min, min + more);
        prop_assume!(prompt.choose.can_be_answered());
        let items = random_answer(&prompt, &mut Chance::numbered(seed));
        prop_assert_eq!(check(&[prompt], SEAT, &Act::Pick { prompt: ID, items }), Ok(()));
    }

    #[test]
    fn an_answer_is_accepted_exactly_when_it_is_part_of_the_offer(
        of in "[a-c]{1,6}", items in "[a-d]{0,6}", min in 0..3_u8, max in 0..6_u8,
    ) {
        let mut left: Vec<char> = of.chars().collect();
        let part = items.chars().all(|item| {
            left.iter().position(|other| *other == item).map(|place| left.remove(place)).is_some()
        });
        let fits = part && (usize::from(min)..=usize::from(max)).contains(&items.len());
        prop_assert_eq!(tried(&many(&of, min, max), &items).is_ok(), fits);
    }
}
