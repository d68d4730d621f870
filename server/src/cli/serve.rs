//! `flagon serve`: the server, and what the terminal says of it.

use std::io::{IsTerminal, Write};
use std::net::SocketAddr;
use std::path::PathBuf;

use clap::builder::RangedI64ValueParser;
use flagon::config::{Config, Limits, Pace};
use flagon::links::PublicUrl;
use flagon::serve::{self, Reach};
use qrcodegen::{QrCode, QrCodeEcc};
use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
use tracing_subscriber::EnvFilter;
use tracing_subscriber::filter::LevelFilter;

use super::Failure;

/// Opens the tavern. Without a subcommand flagon does this too.
#[derive(clap::Args)]
#[command(
    after_help = "Example: flagon serve --lan\n         flagon serve --listen 0.0.0.0:8080 --data /srv/flagon --public-url https://flagon.example"
)]
pub struct Args {
    /// Where to listen
    #[arg(long, env = "FLAGON_LISTEN", default_value = "127.0.0.1:8080")]
    listen: SocketAddr,
    /// The folder where everything is kept
    #[arg(long, env = "FLAGON_DATA", default_value = "data")]
    data: PathBuf,
    /// Another database than the one in the data folder: sqlite:FILE
    #[arg(long, env = "FLAGON_DATABASE")]
    database: Option<String>,
    /// The address that friends open, when it is another one: links and QR codes are made of it
    #[arg(long, env = "FLAGON_PUBLIC_URL")]
    public_url: Option<PublicUrl>,
    /// Let the local network in, and show the address for it
    #[arg(long, env = "FLAGON_LAN")]
    lan: bool,
    /// Serve the pages from this folder instead of those inside the program
    #[arg(long, env = "FLAGON_WEB")]
    web: Option<PathBuf>,
    /// A folder with deck files, or with a folder for each set of them; tables choose one
    #[arg(long, env = "FLAGON_DECKS")]
    decks: Option<PathBuf>,
    /// Bots answer at once and nobody waits for what is shown: for tests
    #[arg(long, env = "FLAGON_HURRY")]
    hurry: bool,
    /// Messages that one socket may send in a second
    #[arg(long, env = "FLAGON_MESSAGES_PER_SECOND", default_value_t = Limits::default().messages_per_second, value_parser = at_least_one())]
    messages_per_second: u32,
    /// Tables that one address may open in a minute
    #[arg(long, env = "FLAGON_ROOMS_PER_MINUTE", default_value_t = Limits::default().rooms_per_minute, value_parser = at_least_one())]
    rooms_per_minute: u32,
    /// Sockets that one address may have open at once. Behind a proxy all visitors have its address
    #[arg(long, env = "FLAGON_SOCKETS_PER_ADDRESS", default_value_t = Limits::default().sockets_per_address, value_parser = at_least_one())]
    sockets_per_address: u32,
    /// What is logged: error, warn, info, debug, or a filter for each part
    #[arg(long, env = "FLAGON_LOG", default_value = "info")]
    log: String,
}

/// A limit of nothing would lock everybody out.
fn at_least_one() -> RangedI64ValueParser<u32> {
    clap::value_parser!(u32).range(1..)
}

fn filter(log: &str) -> Option<EnvFilter> {
    // A word that is no level would be taken for a part of the program, and all others be silent.
    let level = |part: &str| part.contains('=') || part.trim().parse::<LevelFilter>().is_ok();
    log.split(',').all(level).then(|| EnvFilter::try_new(log).ok()).flatten()
}

/// Runs the command until it is told to stop.
pub fn run(args: Args) -> Result<(), Failure> {
    let filter = filter(&args.log).ok_or_else(|| {
        let allowed = "error, warn, info, debug or trace, or filters like info,flagon=debug";
        Failure::Usage(format!("--log {} cannot be understood; allowed: {allowed}", args.log))
    })?;
    // Colours would be noise in a file.
    let log = tracing_subscriber::fmt().with_ansi(std::io::stderr().is_terminal());
    log.with_env_filter(filter).with_writer(std::io::stderr).init();
    allow_open_files();
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .enable_all()
        .build()
        .map_err(|fault| Failure::Check(format!("no threads to serve on: {fault}")))?;
    let greeting = Greeting { lan: args.lan, data: args.data.clone() };
    runtime
        .block_on(serve::run(config(args), |reach| greeting.print(reach)))
        .map_err(|fault| Failure::Check(fault.to_string()))
}

/// Every socket is an open file. Systems begin with few, for programs of long ago that cannot count
/// further, and let everybody raise that to a harder limit.
fn allow_open_files() {
    let limit = getrlimit(Resource::Nofile);
    let raised = Rlimit { current: limit.maximum, ..limit };
    if let Err(fault) = setrlimit(Resource::Nofile, raised) {
        tracing::warn!(%fault, "the limit of open files stays as it is");
    }
}

fn config(args: Args) -> Config {
    let mut limits = Limits::default();
    // What is allowed at once grows with what is allowed on average.
    limits.messages_at_once = limits.messages_at_once.max(args.messages_per_second * 2);
    limits.messages_per_second = args.messages_per_second;
    limits.rooms_per_minute = args.rooms_per_minute;
    limits.sockets_per_address = args.sockets_per_address;
    let pace = Pace::default();
    let pace = if args.hurry { Pace { bot: 20, news: 0, showing: 0, ..pace } } else { pace };
    Config {
        listen: args.listen,
        data: args.data,
        database: args.database,
        public_url: args.public_url,
        lan: args.lan,
        web: args.web,
        decks: args.decks,
        pace,
        limits,
    }
}

/// What the terminal says when the doors are open.
struct Greeting {
    lan: bool,
    data: PathBuf,
}

impl Greeting {
    fn print(&self, reach: &Reach) {
        // Serving does not depend on somebody reading this.
        let _ = writeln!(std::io::stdout(), "{}", self.text(reach));
    }

    fn text(&self, reach: &Reach) -> String {
        let mut text = format!("Flagon is open: {}\n", reach.page);
        if reach.local {
            text +=
                "Only this computer can open it. For friends in your network: flagon serve --lan\n";
        } else if self.lan {
            text += "Friends in your network open this address, or scan this code:\n";
            text += &qr(&reach.page);
        }
        text += &format!("Listening on {}, data in {}. ", reach.listening, self.data.display());
        text + "Stop with Ctrl+C; tables go on when you start again."
    }
}

/// A QR code in half blocks: two rows of it in a line of text, with the quiet edge that cameras
/// need. Dark on light, also in a dark terminal.
fn qr(text: &str) -> String {
    let Ok(code) = QrCode::encode_text(text, QrCodeEcc::Low) else { return String::new() };
    let edge = 2;
    let light = |x, y| !code.get_module(x, y);
    let mut drawn = String::new();
    for y in (-edge..code.size() + edge).step_by(2) {
        for x in -edge..code.size() + edge {
            drawn.push(match (light(x, y), light(x, y + 1)) {
                (true, true) => '█',
                (true, false) => '▀',
                (false, true) => '▄',
                (false, false) => ' ',
            });
        }
        drawn.push('\n');
    }
    drawn
}

#[cfg(test)]
mod tests {
    use std::net::Ipv4Addr;

    use super::*;

    fn greeting(lan: bool, page: &str, local: bool) -> String {
        let listening = SocketAddr::from((Ipv4Addr::LOCALHOST, 8080));
        let reach = Reach { listening, page: page.to_owned(), local };
        Greeting { lan, data: PathBuf::from("data") }.text(&reach)
    }

    #[test]
    fn as_many_files_may_be_open_as_the_system_lets() {
        let limit = getrlimit(Resource::Nofile);
        let few =
            Rlimit { current: limit.maximum.map_or(Some(512), |most| Some(most / 2)), ..limit };
        setrlimit(Resource::Nofile, few).unwrap();
        allow_open_files();
        assert_eq!(getrlimit(Resource::Nofile).current, limit.maximum);
    }

    #[test]
    fn a_local_server_says_how_friends_get_in() {
        let text = greeting(false, "http://127.0.0.1:8080/", true);
        assert!(text.contains("http://127.0.0.1:8080/"));
        assert!(text.contains("--lan"));
    }

    #[test]
    fn a_server_for_the_network_shows_a_code() {
        let text = greeting(true, "http://192.168.1.20:8080/", false);
        assert!(text.contains("http://192.168.1.20:8080/"));
        let code: Vec<&str> = text.lines().filter(|line| line.starts_with('█')).collect();
        let width = code.first().unwrap().chars().count();
        assert!(width >= 21 + 4, "{text}");
        assert!(code.iter().all(|line| line.chars().count() == width), "{text}");
    }
}
