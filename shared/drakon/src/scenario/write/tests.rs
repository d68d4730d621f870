use alloc::string::ToString;

use table::scenario::Source;
use table::{Chance, Digest, Lobby, Viewer, random_answer};

use super::*;
use crate::fingerprint;
use crate::ids::{Tile, Tiles};
use crate::lair::Lair;
use crate::world::Pile;

/// The tiles of a position in the order in which they are written.
fn written(world: &World) -> Vec<Tile> {
    let mut lair: Vec<Tile> = world.lair.tiles().iter().collect();
    lair.sort_by_key(|tile| (world.lair.square(*tile).y, world.lair.square(*tile).x));
    let hands = world.seats().flat_map(|seat| world.delver(seat).hand.iter());
    lair.into_iter().chain(hands).chain(world.pile.tiles().iter().copied()).collect()
}

/// The same position with tiles that look alike numbered as in another one, which was read from its
/// text, and with the chance of that one.
fn renumbered(world: &World, like: &World) -> World {
    let numbers: Vec<(Tile, Tile)> = written(world).into_iter().zip(written(like)).collect();
    let anew = |tile: Tile| numbers.iter().find(|(old, _)| *old == tile).unwrap().1;
    let mut lair = Lair::EMPTY;
    for tile in world.lair.tiles().iter() {
        lair.lay(anew(tile), world.lair.square(tile), world.lair.arrows(tile));
    }
    let pile: Vec<Tile> = world.pile.tiles().iter().map(|tile| anew(*tile)).collect();
    let mut other = World { lair, pile: Pile::of(&pile), ..world.clone() };
    for delver in &mut other.delvers {
        delver.at = anew(delver.at);
        let mut hand = Tiles::NONE;
        delver.hand.iter().for_each(|tile| hand.insert(anew(tile)));
        delver.hand = hand;
    }
    other.chance = like.chance.clone();
    if other.flow == Flow::Begin {
        other.flow = Flow::Turns;
    }
    other
}

fn digest(world: &World) -> String {
    let mut digest = Digest::default();
    fingerprint::world(world, &mut digest);
    digest.finish()
}

/// What is said of a position now, without what can only be set up.
fn expectations(game: &Drakon) -> String {
    let (world, book) = (game.world(), game.book());
    let open = Open::of(world, book);
    let began = Open::of(game.turn_began().0, book);
    let hand = |seat: Seat| faces(world.delver(seat).hand.iter().map(|tile| book.face(tile)));
    let pile = faces(world.pile.tiles().iter().map(|tile| book.face(*tile)));
    let writing = Writing { open: &open, origin: origin(&began) };
    // What was placed beyond the drawing of the turn's beginning has no letter any more.
    let fits = open.parts.lair.iter().all(|c| writing.origin.spot(c.at).is_some());
    let text = writing.all(&hand, &format!("pile: {pile}"));
    let only_set = ["seats", "heroes", "escape"];
    let lines = text.lines().filter(|line| fits && !only_set.iter().any(|w| line.starts_with(w)));
    let mut text: String = lines.map(|line| line.to_string() + "\n").collect();
    for prompt in game.open() {
        let play =
            Scenario { book: Arc::clone(book), world: world.clone(), origin: writing.origin };
        let key = Scenario::PROMPTS.iter().find(|(_, key)| *key == prompt.key).unwrap().0;
        let items = listed(prompt.choose.offered().iter().map(|item| picks::show(&play, item)));
        if !items.contains("outside (") {
            text += &format!("offered {} {key}: {items}\n", words::hero(play.hero(prompt.seat)));
        }
    }
    text
}

/// Whole random games, looked at before every answer.
fn games(look: impl Fn(&Drakon)) -> usize {
    let mut looked = 0;
    for number in 0..12 {
        let mut lobby = Lobby { seats: 2 + (number % 5) as u8, ..Lobby::default() };
        let choices = [("goal", "escape", number % 2 == 1), ("heroes", "powers", number % 3 > 0)];
        for (key, choice, _) in choices.into_iter().filter(|(_, _, chosen)| *chosen) {
            lobby.settings.insert(key.into(), choice.into());
        }
        let setup = Drakon::freeze(&lobby).unwrap();
        let mut chance = Chance::numbered(number);
        let mut game = Drakon::begin(&setup, Chance::numbered(number), &mut Vec::new()).unwrap();
        for moment in number.. {
            // Each moment takes a whole reading of the files; the games differ enough.
            let over = game.outcome().is_some();
            if over || moment % 6 == 0 {
                look(&game);
                looked += 1;
            }
            let Some(prompt) = game.open().first().cloned() else { break };
            let items = random_answer(&prompt, &mut chance);
            game.apply(Act::Pick { prompt: prompt.id, items }, &mut Vec::new());
        }
    }
    looked
}

#[test]
fn what_is_written_is_the_position() {
    let looked = games(|game| {
        let text = position(game);
        let read = Scenario::read(&text).unwrap_or_else(|fault| panic!("{text}\n{fault:?}"));
        let (began, _) = game.turn_began();
        assert_eq!(digest(&renumbered(began, &read.world)), digest(&read.world), "{text}");
        assert_eq!(read.book.faces, game.book().faces);
        assert_eq!(read.book.coins, game.book().coins);
    });
    assert!(looked > 200, "{looked}");
}

#[test]
fn what_was_answered_in_a_turn_leads_to_the_same_moment() {
    games(|game| {
        let text = position(game);
        let (before, _) = text.split_once("\nexpect\n").unwrap();
        let end = if game.outcome().is_some() { "game over" } else { "game goes on" };
        let text = format!("{before}\nexpect\n{end}\n{}", expectations(game));
        for rehearsal in super::super::rehearse(&text) {
            assert!(rehearsal.holds(), "{text}\n{}", rehearsal.complaint(&Source::new("", &text)));
        }
    });
}

#[test]
fn a_sketch_shows_no_hand_but_the_own_one() {
    games(|game| {
        let onlooker = seen(&game.view(Viewer::Spectator));
        for line in onlooker.lines() {
            if let Some((_, tiles)) = line.split_once("tiles ") {
                assert!(tiles == "nothing" || tiles.parse::<u8>().is_ok(), "{line}");
            }
            assert!(!line.starts_with("pile:") && !line.contains("hand"), "{line}");
        }
        let own = seen(&game.view(Viewer::Seat(Seat::new(0))));
        let hand = game.world().delver(Seat::new(0)).hand.iter();
        let hand = faces(hand.map(|tile| game.book().face(tile)));
        assert!(own.ends_with(&format!("# The hand of this seat: {hand}\n")), "{own}");
    });
}
