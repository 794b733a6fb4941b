//! A server for one reader on this machine: one page, and poses for its picture; no files.
//!
//! It listens on the loopback only. The address holds a token that counts once: the first request with it gets a cookie, which all
//! others need. Requests for another host are refused, so that no page elsewhere can ask through a name that leads here.

use std::collections::hash_map::RandomState;
use std::hash::{BuildHasher, Hasher};
use std::io::{self, Read, Write};
use std::net::{Ipv4Addr, TcpListener, TcpStream};
use std::time::Duration;

/// Bytes of a request's head at most.
const MAX_HEAD: usize = 64 << 10;
/// How long a request may take to come in.
const PATIENCE: Duration = Duration::from_secs(2);
/// How often it is looked whether somebody asked to end.
const PAUSE: Duration = Duration::from_millis(30);

/// What is asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Asked {
    /// The page, as HTML.
    Page,
    /// A pose that a hand gives, as JSON.
    Pose,
}

/// What answers a question and the settings of its query.
pub type Answer<'a> = &'a mut dyn FnMut(Asked, &[(String, String)]) -> String;

/// A server that listens.
pub struct Server {
    listener: TcpListener,
    port: u16,
    /// Until it is used.
    token: Option<String>,
    secret: String,
}

impl Server {
    /// Listens on a free port.
    ///
    /// # Errors
    /// What the system says.
    pub fn new() -> io::Result<Self> {
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0))?;
        listener.set_nonblocking(true)?;
        let port = listener.local_addr()?.port();
        Ok(Self { listener, port, token: Some(random()), secret: random() })
    }

    /// Where a browser finds the page, once.
    pub fn address(&self) -> String {
        format!("http://127.0.0.1:{}/{}", self.port, self.token.as_deref().unwrap_or_default())
    }

    /// Answers until it is to stop.
    pub fn serve(&mut self, answer: Answer<'_>, stop: &dyn Fn() -> bool) {
        while !stop() {
            match self.listener.accept() {
                // A reader who goes away is no fault.
                Ok((stream, _)) => drop(self.one(stream, answer)),
                Err(_) => std::thread::sleep(PAUSE),
            }
        }
    }

    fn one(&mut self, mut stream: TcpStream, answer: Answer<'_>) -> io::Result<()> {
        stream.set_nonblocking(false)?;
        stream.set_read_timeout(Some(PATIENCE))?;
        stream.set_write_timeout(Some(PATIENCE))?;
        let head = head(&mut stream)?;
        let response = self.response(&head, answer);
        stream.write_all(&response)?;
        stream.flush()
    }

    fn response(&mut self, head: &str, answer: Answer<'_>) -> Vec<u8> {
        let mut lines = head.lines();
        let mut first = lines.next().unwrap_or_default().split(' ');
        let (method, target) = (first.next().unwrap_or_default(), first.next().unwrap_or_default());
        let header = |name: &str| {
            let mut all = head.lines().skip(1).filter_map(|line| line.split_once(':'));
            all.find(|(key, _)| key.eq_ignore_ascii_case(name)).map(|(_, value)| value.trim().to_owned())
        };
        let hosts = [format!("127.0.0.1:{}", self.port), format!("localhost:{}", self.port)];
        if !header("host").is_some_and(|host| hosts.contains(&host)) {
            return plain("403 Forbidden", "This server answers for 127.0.0.1 only.");
        }
        if method != "GET" {
            return plain("405 Method Not Allowed", "This server only shows a page.");
        }
        let (path, query) = target.split_once('?').unwrap_or((target, ""));
        // Browsers ask for it by themselves.
        if path == "/favicon.ico" {
            return respond("204 No Content", "", "text/plain", "");
        }
        if self.token.is_some() && path.strip_prefix('/') == self.token.as_deref() {
            self.token = None;
            let cookie = format!("Set-Cookie: dalembert={}; HttpOnly; SameSite=Strict; Path=/\r\n", self.secret);
            return respond("303 See Other", &format!("Location: /\r\n{cookie}"), "text/plain", "");
        }
        let wanted = format!("dalembert={}", self.secret);
        if !header("cookie").is_some_and(|all| all.split(';').any(|one| one.trim() == wanted)) {
            return plain(
                "403 Forbidden",
                "The address counts once, in the browser that it was opened in: start `view` again.",
            );
        }
        let (asked, kind) = match path {
            "/" => (Asked::Page, "text/html; charset=utf-8"),
            "/pose" => (Asked::Pose, "application/json"),
            _ => return plain("404 Not Found", "There is nothing here."),
        };
        respond("200 OK", "", kind, &answer(asked, &pairs(query)))
    }
}

/// The lines up to the empty one.
fn head(stream: &mut TcpStream) -> io::Result<String> {
    let mut bytes = Vec::new();
    let mut some = [0; 4096];
    while !bytes.windows(4).any(|w| w == b"\r\n\r\n") {
        let count = stream.read(&mut some)?;
        if count == 0 || bytes.len() > MAX_HEAD {
            return Err(io::ErrorKind::InvalidData.into());
        }
        bytes.extend_from_slice(&some[..count]);
    }
    Ok(String::from_utf8_lossy(&bytes).into_owned())
}

fn plain(status: &str, sentence: &str) -> Vec<u8> {
    respond(status, "", "text/plain; charset=utf-8", sentence)
}

fn respond(status: &str, headers: &str, kind: &str, body: &str) -> Vec<u8> {
    format!(
        "HTTP/1.1 {status}\r\n{headers}Content-Type: {kind}\r\nContent-Length: {}\r\nCache-Control: no-store\r\n\
         X-Content-Type-Options: nosniff\r\nReferrer-Policy: no-referrer\r\nConnection: close\r\n\r\n{body}",
        body.len()
    )
    .into_bytes()
}

/// `a=1&b=2` with its escapes undone.
fn pairs(query: &str) -> Vec<(String, String)> {
    let all = query.split('&').filter_map(|pair| pair.split_once('='));
    all.map(|(name, value)| (unescaped(name), unescaped(value))).collect()
}

fn unescaped(text: &str) -> String {
    let mut out = Vec::new();
    let mut bytes = text.bytes();
    while let Some(byte) = bytes.next() {
        match byte {
            b'+' => out.push(b' '),
            b'%' => {
                let digit = |b: Option<u8>| b.and_then(|b| char::from(b).to_digit(16));
                let (high, low) = (digit(bytes.next()), digit(bytes.next()));
                out.extend(high.zip(low).map(|(h, l)| (16 * h + l) as u8));
            }
            other => out.push(other),
        }
    }
    String::from_utf8_lossy(&out).into_owned()
}

/// 128 bits that nobody guesses: the system's random keys of two hash functions.
fn random() -> String {
    (0..2)
        .map(|k| {
            let mut hasher = RandomState::new().build_hasher();
            hasher.write_u64(k);
            format!("{:016x}", hasher.finish())
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn asked(server: &mut Server, target: &str, more: &str) -> String {
        let host = format!("Host: 127.0.0.1:{}\r\n", server.port);
        let mut answer = |asked: Asked, query: &[(String, String)]| format!("{asked:?} {query:?}");
        let head =
            format!("GET {target} HTTP/1.1\r\n{}{more}\r\n\r\n", if more.starts_with("Host") { "" } else { &host });
        String::from_utf8(server.response(&head, &mut answer)).expect("text")
    }

    #[test]
    fn the_token_counts_once_and_its_cookie_afterwards() {
        let mut server = Server::new().expect("a port");
        let token = format!("/{}", server.address().rsplit('/').next().expect("a token"));
        assert_eq!(token.len(), 33);
        for target in ["/", "/?m=1", "/0", "/../etc/passwd"] {
            assert!(asked(&mut server, target, "").starts_with("HTTP/1.1 403"), "{target}");
        }
        assert!(asked(&mut server, &token, "Host: evil.example:80").starts_with("HTTP/1.1 403"));
        let welcome = asked(&mut server, &token, "");
        assert!(welcome.starts_with("HTTP/1.1 303"), "{welcome}");
        let cookie = welcome.lines().find_map(|l| l.strip_prefix("Set-Cookie: ")?.split(';').next()).expect("a cookie");
        let cookie = format!("Cookie: other=1; {cookie}");
        assert!(asked(&mut server, &token, "").starts_with("HTTP/1.1 403"), "a token counts once");
        let page = asked(&mut server, "/?leg%5B1%5D.m=2&x%27=-0.5+", &cookie);
        assert!(page.ends_with(r#"Page [("leg[1].m", "2"), ("x'", "-0.5 ")]"#), "{page}");
        assert!(asked(&mut server, "/pose?reset=1", &cookie).ends_with(r#"Pose [("reset", "1")]"#));
        assert!(asked(&mut server, "/pose?reset=1", "").starts_with("HTTP/1.1 403"));
        assert!(asked(&mut server, "/model.toml", &cookie).starts_with("HTTP/1.1 404"));
        let mut answer = |_: Asked, _: &[(String, String)]| String::new();
        let post = format!("POST / HTTP/1.1\r\nHost: 127.0.0.1:{}\r\n{cookie}\r\n\r\n", server.port);
        assert!(server.response(&post, &mut answer).starts_with(b"HTTP/1.1 405"));
    }
}
