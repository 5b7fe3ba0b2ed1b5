import { connect } from 'node:net';

/**
 * Sends bytes to a local server as they are and gives what it answers; empty when it only hangs up. What is no
 * whole request is waited for by a server, so the sender has to hang up.
 */
export function rawRequest(port: number, bytes: string, hangUpAfterMs?: number): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    let answer = '';
    socket.on('data', (chunk) => {
      answer += chunk.toString('latin1');
    });
    // A server may hang up before it has read everything.
    socket.on('error', () => {});
    socket.on('close', () => resolve(answer));
    socket.write(Buffer.from(bytes, 'latin1'));
    if (hangUpAfterMs !== undefined) setTimeout(() => socket.end(), hangUpAfterMs);
  });
}

/** A request with this target, as no browser would send it. */
export function targetRequest(target: string, { method = 'GET', header = '' } = {}): string {
  return `${method} ${target} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n${header}\r\n`;
}

/** What anybody on this machine, and an image on any web page, may ask for. */
export const ODD_TARGETS = [
  '//',
  '///',
  '//x',
  '//:80',
  '//[',
  '//a:b@c:99999/',
  '/\\',
  '/\\\\x\\',
  '*',
  'x',
  '?',
  '#',
  '/?',
  '/#',
  '/%',
  '/%zz',
  '/%E0%A4%A',
  '/%00',
  '/x/%00/index.html',
  '/%c0%ae%c0%ae/',
  '/%2e%2e/%2e%2e/etc/passwd',
  '/..%2f..%2f..%2fetc%2fpasswd',
  '/..%5c..%5c',
  '/../../../../etc/passwd',
  '/x/..;/',
  '/con',
  '/aux.md',
  '/.git/config',
  '/.xdocs-build/lock',
  '/__proto__',
  '/constructor',
  '/toString/',
  `/${'a'.repeat(300)}`,
  `/${'a/'.repeat(3000)}`,
  `/${'%41'.repeat(3000)}`,
  `/${'a'.repeat(20_000)}`,
  'http://',
  'http:',
  'http:///',
  'http://[',
  'http://localhost',
  'http://localhost:99999/',
  'http://localhost/%',
  'http://evil.example/',
  'https://localhost/',
  'file:///etc/passwd',
  'data:text/html,x',
  'javascript:alert(1)',
  'localhost:80',
  '/\u00e9\u00ff',
  '/x y',
];

/** Bytes that are no request at all, or an odd one. */
export const ODD_BYTES = [
  '',
  '\r\n\r\n',
  '\0\0\0\0',
  'GET',
  'GET / HTTP/9.9\r\n\r\n',
  'GET / HTTP/1.1\r\nHost: localhost\r\nHost: evil\r\n\r\n',
  'GET / HTTP/1.1\r\nHost: localhost\r\nRange: bytes=5-1,99999-,-\r\nConnection: close\r\n\r\n',
  'GET / HTTP/1.1\r\nHost: localhost\r\nIf-Modified-Since: \xff\r\nConnection: close\r\n\r\n',
  'GET / HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n',
  'GET / HTTP/1.1\r\nHost: localhost\r\nExpect: everything\r\nConnection: close\r\n\r\n',
  'CONNECT localhost:80 HTTP/1.1\r\nHost: localhost\r\n\r\n',
  'POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 99999\r\n\r\nx',
  'POST / HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n',
  `GET / HTTP/1.1\r\nHost: localhost\r\nX: ${'x'.repeat(100_000)}\r\n\r\n`,
];
