//! A browser: a socket, and what its messages add up to.

use std::collections::BTreeMap;
use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use tokio::io::AsyncWriteExt;
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::{Message, protocol::CloseFrame};
use tokio_tungstenite::{WebSocketStream, client_async};

use super::scan::Planted;
use super::server::Server;

/// A test that waits so long for a message hangs.
const HANG: Duration = Duration::from_secs(20);

/// Somebody with a browser of their own.
#[derive(Clone)]
pub struct Person {
    pub cookie: String,
}

pub struct Client {
    socket: WebSocketStream<TcpStream>,
    planted: Arc<Planted>,
    /// A link that this browser has asked for, whose secret it may see.
    link: Option<String>,
    /// Every part, as it was last sent.
    pub parts: BTreeMap<String, Value>,
    /// All news so far.
    pub news: Vec<Value>,
    /// The last welcome.
    pub welcome: Value,
    /// The text of every message.
    pub heard: Vec<String>,
    /// How often the server has asked whether anybody is there.
    pub pings: u32,
    /// Why the socket was closed.
    pub closing: Option<Value>,
    /// The frame that closed it.
    pub close: Option<CloseFrame>,
}

impl Client {
    /// Opens a socket and says nothing.
    pub async fn open(server: &Server, room: &str, person: &Person) -> Self {
        Self::open_at(server.address(), &server.planted, room, person).await
    }

    /// Opens a socket to whatever server is at this address.
    pub async fn open_at(
        address: SocketAddr,
        planted: &Arc<Planted>,
        room: &str,
        person: &Person,
    ) -> Self {
        let url = format!("ws://{address}/api/rooms/{room}/socket");
        let mut request = url.into_client_request().unwrap();
        request.headers_mut().insert("cookie", person.cookie.parse().unwrap());
        let stream = TcpStream::connect(address).await.unwrap();
        stream.set_nodelay(true).unwrap();
        let (socket, _) = client_async(request, stream).await.unwrap();
        Self {
            socket,
            planted: Arc::clone(planted),
            link: None,
            parts: BTreeMap::new(),
            news: Vec::new(),
            welcome: Value::Null,
            heard: Vec::new(),
            pings: 0,
            closing: None,
            close: None,
        }
    }

    /// Opens a socket, says hello with these news and waits for the welcome.
    pub async fn join(server: &Server, room: &str, person: &Person, known: Value) -> Self {
        let mut client = Self::open(server, room, person).await;
        client.greet(known).await;
        client
    }

    /// Says hello and waits for the welcome.
    pub async fn greet(&mut self, known: Value) {
        self.hello(known).await;
        let message = self.next().await.expect("a welcome");
        assert_eq!(message["type"], "welcome", "{message}");
    }

    pub async fn hello(&mut self, known: Value) {
        let mut hello = json!({ "type": "hello", "version": protocol::VERSION });
        hello.as_object_mut().unwrap().extend(known.as_object().unwrap().clone());
        self.send(hello.to_string()).await;
    }

    pub async fn send(&mut self, text: impl Into<String>) {
        self.socket.send(Message::Text(text.into().into())).await.unwrap();
    }

    /// Claims a text frame of this many bytes, sends none of them, and says how the socket ends.
    ///
    /// Whoever sends the bytes too may find the connection reset before the goodbye is read.
    pub async fn claim(&mut self, bytes: u64) -> Value {
        let (whole_text, masked_u64) = (0x81, 0xff);
        let mut head = vec![whole_text, masked_u64];
        head.extend(bytes.to_be_bytes());
        head.extend([0; 4]);
        self.socket.get_mut().write_all(&head).await.unwrap();
        self.closed().await
    }

    /// Sends a text of which the server need not read all, and waits for the socket's end.
    pub async fn flood(&mut self, text: String) {
        // The server may have hung up long before the last byte has left.
        let _ = self.socket.send(Message::Text(text.into())).await;
        while self.next().await.is_some() {}
    }

    pub async fn send_binary(&mut self, bytes: Vec<u8>) {
        self.socket.send(Message::Binary(bytes.into())).await.unwrap();
    }

    /// The next message; none when the socket is closed.
    pub async fn next(&mut self) -> Option<Value> {
        loop {
            let read = tokio::time::timeout(HANG, self.socket.next());
            match read.await.expect("the server says nothing") {
                Some(Ok(Message::Text(text))) => return Some(self.take(text.to_string())),
                Some(Ok(Message::Close(frame))) => self.close = frame.or(self.close.take()),
                Some(Ok(message)) => self.pings += u32::from(message.is_ping()),
                Some(Err(_)) | None => return None,
            }
        }
    }

    fn take(&mut self, text: String) -> Value {
        let message: Value = serde_json::from_str(&text).unwrap();
        if let Some(url) = message["link"]["url"].as_str() {
            self.link = url.rsplit_once('=').map(|(_, secret)| secret.to_owned());
        }
        self.planted.scan(&text, self.link.as_deref());
        self.heard.push(text);
        if message["type"] == "welcome" {
            self.welcome = message.clone();
            self.parts.clear();
            self.news.truncate(message["news_from"].as_u64().unwrap() as usize);
        }
        if message["type"] == "closing" {
            self.closing = Some(message.clone());
        }
        for (name, part) in message["parts"].as_object().into_iter().flatten() {
            self.parts.insert(name.clone(), part.clone());
        }
        self.news.extend(message["news"].as_array().into_iter().flatten().cloned());
        if let Some(count) = message["news_count"].as_u64() {
            assert_eq!(self.news.len() as u64, count, "the count of news is wrong");
        }
        message
    }

    /// Reads on until this holds.
    pub async fn until(&mut self, holds: impl Fn(&Self) -> bool) {
        while !holds(self) {
            assert!(self.next().await.is_some(), "the socket closed: {:?}", self.closing);
        }
    }

    /// Reads until the socket is closed, and says why it was.
    pub async fn closed(&mut self) -> Value {
        while self.next().await.is_some() {}
        self.closing.clone().expect("no word at the end")["error"]["code"].clone()
    }

    fn action(&self) -> String {
        static NEXT: AtomicU32 = AtomicU32::new(0);
        format!("action-{}", NEXT.fetch_add(1, Ordering::Relaxed))
    }

    /// Sends a command and gives back what it was answered.
    pub async fn ask(&mut self, command: Value) -> Value {
        let action = self.action();
        self.ask_as(&action, command).await
    }

    pub async fn ask_as(&mut self, action: &str, command: Value) -> Value {
        self.tell_as(action, command).await;
        self.reply(action).await
    }

    /// Sends a command and waits for nothing.
    pub async fn tell_as(&mut self, action: &str, command: Value) {
        self.send(json!({ "type": "do", "action": action, "command": command }).to_string()).await;
    }

    /// Reads on until this action is answered.
    pub async fn reply(&mut self, action: &str) -> Value {
        loop {
            let message = self.next().await.expect("an answer");
            if message["action"] == action {
                return message;
            }
        }
    }

    /// Sends a command that is to be done.
    pub async fn done(&mut self, command: Value) -> Value {
        let reply = self.ask(command).await;
        assert_eq!(reply["type"], "done", "{reply}");
        self.settle().await;
        reply
    }

    /// Sends a command that is to be refused, and gives back why.
    pub async fn refused(&mut self, command: Value) -> Value {
        let reply = self.ask(command).await;
        assert_eq!(reply["type"], "refused", "{reply}");
        self.settle().await;
        reply["error"].clone()
    }

    /// Reads everything that the room has said up to now: the room answers in order, so what came
    /// before this answer was read.
    pub async fn settle(&mut self) {
        let _ = self.ask(json!({ "do": "draft", "figure": 99, "key": "none", "items": [] })).await;
    }

    pub fn part(&self, name: &str) -> &Value {
        self.parts.get(name).unwrap_or(&Value::Null)
    }

    pub fn seat(&self, seat: usize) -> &Value {
        &self.part("room")["seats"][seat]
    }

    pub fn phase(&self) -> &str {
        self.part("room")["phase"].as_str().unwrap()
    }

    pub fn prompts(&self) -> &[Value] {
        self.part("prompts").as_array().map_or(&[], Vec::as_slice)
    }

    /// One's own open prompt that is not answered yet.
    pub fn own_prompt(&self) -> Option<&Value> {
        self.prompts()
            .iter()
            .find(|prompt| prompt["offer"].is_object() && !prompt["answered"].as_bool().unwrap())
    }

    /// The command that answers one's own prompt with the item at this place of the offer.
    pub fn answer(&self, place: usize) -> Value {
        let prompt = self.own_prompt().expect("an own prompt");
        let item = &prompt["offer"]["items"][place];
        json!({ "do": "answer", "prompt": prompt["id"], "items": [item] })
    }

    /// How many messages came since this many, without those that only answer.
    pub fn shown_since(&self, heard: usize) -> Vec<&String> {
        let frames = self.heard[heard..].iter();
        frames.filter(|text| text.starts_with("{\"type\":\"frame\"")).collect()
    }
}
