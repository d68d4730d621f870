//! Has a release build look for new files of the browser client, which it takes into the binary.
//! A debug build reads them from their folder, so that an edit there needs no build.

fn main() {
    let release = std::env::var_os("PROFILE").is_some_and(|profile| profile == "release");
    println!("cargo:rerun-if-changed={}", if release { "../web" } else { "build.rs" });
}
