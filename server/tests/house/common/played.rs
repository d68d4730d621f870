//! Games that bots have played elsewhere, laid into a database as if they had been played here.

use std::fmt::Debug;
use std::path::Path;

use flagon::store::{Row, Sqlite, Store, StoredAnswer};
use serde_json::Value;
use table::{Act, Chance, Digest, Game, Lobby, Prompt, Skill, Viewer, check};

/// A game up to a decision.
pub struct Position<G> {
    pub game: G,
    setup: String,
    seed: [u8; 32],
    digest: String,
    answers: Vec<StoredAnswer>,
}

fn fingerprint<G: Game>(game: &G) -> String {
    let mut digest = Digest::default();
    game.digest(&mut digest);
    digest.finish()
}

/// Plays games among bots until each thing that is looked for has come up. Of the prompts that are
/// open together the last one is answered last, so that a half-answered question is seen too.
pub fn find<G: Game, K: Copy + Debug>(
    wanted: &[K],
    lobby: fn(u8) -> Lobby,
    is: impl Fn(&G, K) -> bool,
) -> Vec<(K, Position<G>)> {
    let mut missing = wanted.to_vec();
    let mut found = Vec::new();
    for number in 0..=255 {
        let setup = G::freeze(&lobby(number)).unwrap();
        let seed = [number; 32];
        let mut game = G::begin(&setup, Chance::from_seed(seed), &mut Vec::new()).unwrap();
        let digest = fingerprint(&game);
        let mut bots = Chance::numbered(number.into());
        let mut answers = Vec::new();
        while game.outcome().is_none() {
            missing.retain(|key| {
                let here = is(&game, *key);
                if here {
                    let setup = serde_json::to_string(&setup).unwrap();
                    let (digest, answers) = (digest.clone(), answers.clone());
                    let game = game.clone();
                    found.push((*key, Position { game, setup, seed, digest, answers }));
                }
                !here
            });
            if missing.is_empty() {
                return found;
            }
            let open = game.open().iter().find(|prompt| prompt.answer.is_none()).unwrap().clone();
            let view = game.view(Viewer::Seat(open.seat));
            // What sensible people seldom do, others stumble into.
            let skill = if number % 2 == 0 { Skill::Sensible } else { Skill::Random };
            let items = G::advise(&view, &open, skill, &mut bots);
            answers.push(answer(&mut game, &open, items, answers.len()));
        }
    }
    panic!("no game of {} comes to {missing:?}", G::NAME);
}

fn answer<G: Game>(
    game: &mut G,
    open: &Prompt<G::Item>,
    items: Vec<G::Item>,
    before: usize,
) -> StoredAnswer {
    let act = Act::Pick { prompt: open.id, items };
    assert_eq!(check(game.open(), open.seat, &act), Ok(()));
    let stored: Act<Value> = serde_json::from_value(serde_json::to_value(&act).unwrap()).unwrap();
    game.apply(act, &mut Vec::new());
    StoredAnswer {
        version: u32::try_from(before).unwrap() + 1,
        seat: u8::try_from(open.seat.index()).unwrap(),
        action: format!("bot-{before}"),
        act: stored,
        digest: fingerprint(game),
        at: 0,
    }
}

/// Makes the only game of a database one that has come to this position.
pub async fn lay<G>(data: &Path, position: Position<G>) {
    let file = data.join("flagon.db");
    let pool = sqlx::SqlitePool::connect(&format!("sqlite:{}", file.display())).await.unwrap();
    sqlx::query("DELETE FROM answer").execute(&pool).await.unwrap();
    sqlx::query("UPDATE game SET setup = $1, seed = $2, digest = $3")
        .bind(&position.setup)
        .bind(position.seed.to_vec())
        .bind(&position.digest)
        .execute(&pool)
        .await
        .unwrap();
    let game_id: String =
        sqlx::query_scalar("SELECT game_id FROM game").fetch_one(&pool).await.unwrap();
    pool.close().await;
    let store = Sqlite::open(data, None).await.unwrap();
    let game_id = game_id.parse().unwrap();
    let rows = position.answers.into_iter().map(|answer| Row::Answer { game_id, answer });
    store.write(rows.collect()).await.unwrap();
    store.close().await.unwrap();
}
