//! Two evenings alike but for one secret: everybody else gets the same bytes, and as many of them.

use serde_json::json;

use crate::common::server::Folder;
use crate::common::{Client, Pair, Server};

/// Plays up to the moment before the reveal; Ada's secret pick and what she prepares are given.
/// Gives back every message that Bo and an onlooker have heard.
async fn evening(place: usize, ahead: &str) -> (Vec<String>, Vec<String>) {
    let server = Server::with(flagon::config::Config::default(), None, Folder::new(), 77).await;
    let mut pair = Pair::playing_at(server, &[]).await;
    let zoe = pair.server.person().await;
    let mut zoe: Client = pair.server.join(&pair.room, &zoe).await;
    pair.ada.settle().await;
    pair.bo.settle().await;
    pair.server.clock.advance(700);
    let draft = json!({ "do": "draft", "figure": 0, "key": "turn", "items": [ahead] });
    pair.ada.done(draft).await;
    let pick = pair.ada.answer(place);
    pair.ada.done(pick).await;
    pair.server.clock.advance(700);
    let prompt = pair.ada.prompts()[0]["id"].clone();
    pair.ada.done(json!({ "do": "withdraw", "prompt": prompt })).await;
    let pick = pair.ada.answer(place);
    pair.ada.done(pick).await;
    pair.bo.settle().await;
    zoe.settle().await;
    let link = pair.bo.part("room")["link"].as_str().unwrap().to_owned();
    let place = link.split("/r/").next().unwrap().to_owned();
    // The port is another one each time, and so are the ids that the client makes up.
    let same = |heard: &[String]| {
        let shown = heard.iter().filter(|text| !text.contains("\"action\""));
        shown.map(|text| text.replace(&place, "")).collect::<Vec<_>>()
    };
    (same(&pair.bo.heard), same(&zoe.heard))
}

#[tokio::test]
async fn a_secret_pick_changes_no_byte_for_others() {
    let one = evening(0, "left").await;
    assert!(one.0.len() > 3 && one.1.len() > 3, "they saw something: {one:?}");
    for (place, ahead) in [(4, "left"), (0, "right"), (3, "right")] {
        assert_eq!(evening(place, ahead).await, one);
    }
}
