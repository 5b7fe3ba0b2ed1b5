import { renameSync, rmSync, symlinkSync, utimesSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { networkInterfaces } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { previewSite } from '../../../generator';
import { type LocalServer, listenLocally } from '../../../generator/dev-server/listen';
import { type OutputFolder, outputFolder, plant } from '../../builders/output-folder';
import { ODD_BYTES, ODD_TARGETS, rawRequest, targetRequest } from './raw-request';

const SITE = {
  'build-manifest.json': '{}',
  'index.html': 'home',
  '404.html': 'missing',
  'zh/404.html': '没有',
  'x/a/index.html': 'page a',
  'x/style.css': 'a{}',
  _headers:
    '/*\n  X-Frame-Options: SAMEORIGIN\n\n/x/assets/*\n  Cache-Control: max-age=31536000, immutable\n\n*/bad\n  Not a name: 1\n',
  _redirects: '/x /x/a/ 301\n/odd /x/ nonsense\n',
};

let place: OutputFolder;
let server: LocalServer;
let port: number;

beforeEach(async () => {
  place = outputFolder();
  await show(SITE);
});

afterEach(async () => {
  await server.close();
  place.remove();
});

const get = (pathname: string, init?: RequestInit) =>
  fetch(server.url + pathname, { redirect: 'manual', ...init });

async function show(files: Record<string, string>): Promise<void> {
  plant(place.out, files);
  server = await previewSite({ out: place.out, port: 0 });
  port = Number(new URL(server.url).port);
}

async function isAlive(): Promise<boolean> {
  return (await (await get('/')).text()) === 'home';
}

describe('the preview of a built site', () => {
  it('shows files with the headers of the host, and asks again for what no rule speaks of', async () => {
    const page = await get('/x/a/');
    expect(await page.text()).toBe('page a');
    expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(page.headers.get('x-frame-options')).toBe('SAMEORIGIN');
    expect(page.headers.get('cache-control')).toBe('no-cache');
    const style = await get('/x/style.css');
    expect(style.headers.get('content-type')).toBe('text/css; charset=utf-8');
    const header = `If-None-Match: ${style.headers.get('etag')}\r\n`;
    expect(await rawRequest(port, targetRequest('/x/style.css', { header }))).toContain('304 Not Modified');
  });

  it('takes a path of slashes as quickly as one of letters, however many redirects there are', async () => {
    const redirects = Array.from({ length: 10 }, (_, at) => `/old-${at}/ /x/a/ 301\n`).join('');
    await server.close();
    await show({ ...SITE, _redirects: redirects });
    const work = async (letter: string) => {
      const before = process.cpuUsage();
      expect((await get(`/${letter.repeat(15_000)}x`)).status).toBe(404);
      return process.cpuUsage(before).user;
    };
    await work('a');
    const tries: number[] = [];
    while (tries.length < 4 && !tries.some((ratio) => ratio < 30))
      tries.push((await work('/')) / Math.max(await work('a'), 1));
    expect(Math.min(...tries)).toBeLessThan(30);
  });

  it.each(['/_headers', '/_redirects', '/%5Fheaders'])(
    'keeps %s to itself, as hosts do',
    async (pathname) => {
      const answer = await get(pathname);
      expect([answer.status, await answer.text()]).toEqual([404, 'missing']);
    },
  );

  it('sends a part of a file, and says when it does not have it', async () => {
    const part = await get('/x/a/', { headers: { range: 'bytes=5-5' } });
    expect([part.status, await part.text()]).toEqual([206, 'a']);
    const none = await get('/x/a/', { headers: { range: 'bytes=99-' } });
    expect([none.status, none.headers.get('content-range')]).toEqual([416, 'bytes */6']);
  });

  it('compresses a long file, and no part of one', async () => {
    plant(place.out, { 'long.css': 'a{}\n'.repeat(2_000) });
    const headers = { 'accept-encoding': 'gzip' };
    const whole = await get('/long.css', { headers });
    expect([whole.status, whole.headers.get('content-encoding')]).toEqual([200, 'gzip']);
    const part = await get('/long.css', { headers: { ...headers, range: 'bytes=0-3999' } });
    expect([part.status, part.headers.get('content-encoding')]).toEqual([206, null]);
    expect(part.headers.get('content-length')).toBe('4000');
  });

  it('leads on from paths without their slash, and as the redirects say', async () => {
    expect((await get('/x/a?q=1')).headers.get('location')).toBe('/x/a/?q=1');
    expect((await get('/x')).headers.get('location')).toBe('/x/a/');
  });

  it('shows the page for missing ones in the language of the reader', async () => {
    const [plain, chinese] = [await get('/nothing/'), await get('/zh/nothing/')];
    expect([plain.status, await plain.text()]).toEqual([404, 'missing']);
    expect([chinese.status, await chinese.text()]).toEqual([404, '没有']);
  });

  it('lets no browser keep what is missing, fails or leads on, whatever the rules say of its path', async () => {
    const answers = await Promise.all(['/x/assets/gone.js', '/x/assets/bad', '/x'].map((path) => get(path)));
    expect(answers.map(({ status, headers }) => [status, headers.get('cache-control')])).toEqual([
      [404, 'no-store'],
      [500, 'no-store'],
      [301, 'no-store'],
    ]);
    plant(place.out, { 'x/assets/gone.js': 'here' });
    expect((await get('/x/assets/gone.js')).headers.get('cache-control')).toBe('max-age=31536000, immutable');
  });

  it('goes on when the site is exchanged, and shows the new one', async () => {
    expect(await isAlive()).toBe(true);
    renameSync(place.out, `${place.out}-old`);
    expect((await get('/')).status).toBe(404);
    plant(place.out, { ...SITE, 'index.html': 'new home' });
    expect(await (await get('/')).text()).toBe('new home');
  });

  it('follows the redirects, the headers and the base of another build', async () => {
    expect((await get('/x')).headers.get('location')).toBe('/x/a/');
    plant(place.out, {
      'build-manifest.json': '{"base":"/docs"}',
      _headers: '/docs/*\n  X-Frame-Options: DENY\n',
      _redirects: '/docs/x /docs/x/b/ 301\n',
    });
    utimesSync(path.join(place.out, 'build-manifest.json'), 1, 2);
    expect((await get('/docs/x')).headers.get('location')).toBe('/docs/x/b/');
    expect((await get('/docs/x/a/')).headers.get('x-frame-options')).toBe('DENY');
    expect((await get('/x')).status).toBe(404);
  });

  it.each([
    ['a file', '/linked.html', 'linked.html'],
    ['a folder', '/linked/secret.html', 'linked'],
    ['the page for missing ones', '/de/x/', 'de'],
  ])('follows no link out of its folder: %s', async (_, pathname, link) => {
    plant(path.join(place.folder, 'outside'), { 'secret.html': 'secret', '404.html': 'secret' });
    const target = link.endsWith('.html') ? 'outside/secret.html' : 'outside';
    symlinkSync(path.join(place.folder, target), path.join(place.out, link));
    const answer = await get(pathname);
    expect([answer.status, await answer.text()]).toEqual([404, 'missing']);
  });

  it('follows a link that stays inside, and one that leads to the site itself', async () => {
    symlinkSync('x/a', path.join(place.out, 'b'));
    expect(await (await get('/b/')).text()).toBe('page a');
    renameSync(place.out, `${place.out}-real`);
    symlinkSync('dist-real', place.out);
    expect(await isAlive()).toBe(true);
  });

  it('does not show a neighbour whose name begins like its own', async () => {
    plant(`${place.out}-secret`, { 'a.html': 'secret' });
    const answer = await rawRequest(port, targetRequest('/..%2fdist-secret/a.html'));
    expect(answer).toContain('404 Not Found');
    expect(answer).not.toContain('secret');
  });
});

describe('no request ends a server', () => {
  it.each(ODD_TARGETS.map((target) => [target.slice(0, 60), target]))('GET %s', async (_, target) => {
    const answer = await rawRequest(port, targetRequest(target));
    expect(answer).toMatch(/^HTTP\/1\.1 (200|301|400|403|404|431) /);
    expect(await isAlive()).toBe(true);
  });

  it.each(ODD_BYTES.map((bytes) => [JSON.stringify(bytes).slice(0, 80), bytes]))('%s', async (_, bytes) => {
    await rawRequest(port, bytes, 100);
    expect(await isAlive()).toBe(true);
  });

  it('nor a rule of the host that no server can obey', async () => {
    expect((await get('/x/bad')).status).toBe(500);
    expect((await get('/odd')).status).toBe(500);
    expect(await isAlive()).toBe(true);
  });

  it('nor a handler that fails, at once or later, before its answer or in the middle of it', async () => {
    const failing = await listenLocally(0, async (request, response) => {
      if (request.url === '/ok') return void response.end('ok');
      if (request.url === '/middle') response.write('a part');
      if (request.url !== '/now') await Promise.resolve();
      throw new Error('a bug');
    });
    const answers = ['/now', '/later', '/middle', '/ok'].map((target) =>
      rawRequest(Number(new URL(failing.url).port), targetRequest(target)),
    );
    const [now, later, , ok] = await Promise.all(answers);
    await failing.close();
    expect([now, later].map((answer) => answer?.slice(0, 12))).toEqual(['HTTP/1.1 500', 'HTTP/1.1 500']);
    expect(ok).toContain('200 OK');
  });

  it.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH', 'PROPFIND'])(
    '%s is answered with what is allowed',
    async (method) => {
      const answer = await rawRequest(port, targetRequest('/', { method }));
      expect(answer).toMatch(/^HTTP\/1\.1 405 Method Not Allowed\r\n/);
      expect(answer).toMatch(/\r\nallow: GET, HEAD\r\n/i);
    },
  );

  it('HEAD is answered without a body', async () => {
    const answer = await get('/x/a/', { method: 'HEAD' });
    expect([answer.status, await answer.text()]).toEqual([200, '']);
  });

  it('shows the site at a whole url that names this machine, and at no other', async () => {
    expect(await rawRequest(port, targetRequest('http://localhost/x/a/'))).toContain('page a');
    expect(await rawRequest(port, targetRequest('http://evil.example/x/a/'))).toContain('400 Bad Request');
  });
});

/** Whether this machine has IPv6. */
const hasIPv6 = Object.values(networkInterfaces()).some((found) =>
  found?.some(({ address }) => address === '::1'),
);

describe.skipIf(!hasIPv6)('where another program has the port on ::1, which browsers try first', () => {
  it('the preview takes the next one, so that localhost leads to it', async () => {
    const other = createServer((_, response) => response.end('another program'));
    await new Promise<void>((resolve) => other.listen(0, '::1', resolve));
    const { port: taken } = other.address() as AddressInfo;
    const { url, close } = await previewSite({ out: place.out, port: taken });
    const text = await (await fetch(url)).text();
    await close();
    other.close();
    expect(new URL(url).hostname).toBe('localhost');
    expect(Number(new URL(url).port)).toBeGreaterThan(taken);
    expect(text).toBe('home');
  });
});

describe('a preview that cannot begin', () => {
  it('says that nothing is built', async () => {
    rmSync(place.out, { recursive: true });
    await expect(previewSite({ out: place.out, port: 0 })).rejects.toMatchObject({
      problem: { code: 'NOTHING_BUILT' },
    });
  });

  it('says that it may not listen', async () => {
    await expect(previewSite({ out: place.out, port: 70_000 })).rejects.toMatchObject({
      problem: { code: 'PORT_UNAVAILABLE' },
    });
  });
});
