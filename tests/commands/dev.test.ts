import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { textFile } from '../bench/text-site';
import { ODD_BYTES, ODD_TARGETS, rawRequest, targetRequest } from '../generator/dev-server/raw-request';
import { smallSite } from './small-site';

let root: string;
let server: ChildProcess;
let url: string;
/** What the server has said on the terminal. */
let said = '';

beforeAll(async () => {
  root = smallSite('dev');
  server = spawn(process.execPath, ['bin/xdocs.js', 'dev', '--root', root, '--port', '0'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  url = await new Promise((resolve) => {
    server.stderr?.on('data', (chunk) => {
      said += String(chunk);
      const found = /http:\/\/localhost:\d+/.exec(said);
      if (found) resolve(found[0]);
    });
  });
});

afterAll(() => {
  server.kill('SIGTERM');
});

const read = async (pathname: string) => (await fetch(url + pathname)).text();

/** Between two changes of one file; watchers take what comes sooner for one change. */
const A_PERSON_TAKES_MS = 200;

interface Told {
  kind: string;
  problems?: { code: string }[];
}

/** The events that every page gets, from now on. */
async function listen() {
  const { body } = await fetch(`${url}/__xdocs/events`);
  if (!body) throw new Error('no stream');
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  const events: Told[] = [];
  const reading = (async () => {
    for (let text = ''; ; ) {
      const { value = '', done } = await reader.read();
      if (done) return;
      const parts = (text + value).split('\n\n');
      text = parts.pop() ?? '';
      events.push(...parts.map((part) => JSON.parse(part.slice(6))));
    }
  })();
  const stop = async () => {
    await reader.cancel();
    await reading;
  };
  return { events, stop };
}

/** Waits for one event that fits, of what every page gets. */
async function heard(fits: (event: Told) => boolean, act: () => void): Promise<Told | undefined> {
  const { events, stop } = await listen();
  await new Promise((resolve) => setTimeout(resolve, A_PERSON_TAKES_MS));
  act();
  await expect.poll(() => events.some(fits), { interval: 5, timeout: 20_000 }).toBe(true);
  await stop();
  return events.find(fits);
}

const WRONG = `export default function Wrong() {
  const count: number = 'one';
  return <p>{count}</p>;
}
`;

describe('the server for writing', () => {
  it('draws a route when it is asked for, in both languages', async () => {
    expect(await read('/x/guide/page-1/')).toContain('<title>Page 1 - MUI X</title>');
    expect(await read('/zh/x/guide/page-1/')).toContain('<html lang="zh-CN"');
  });

  it('shows a changed text', async () => {
    const file = textFile(root, 1);
    await heard(
      ({ kind }) => kind === 'changed',
      () => writeFileSync(file, `${readFileSync(file, 'utf8')}\nA sentence that was not there before.\n`),
    );
    await expect
      .poll(async () => (await read('/x/guide/page-1/')).includes('A sentence that was not there before.'), {
        timeout: 10_000,
      })
      .toBe(true);
  });

  it('tells what is wrong while it is wrong, and goes on', async () => {
    const file = textFile(root, 2);
    const before = readFileSync(file, 'utf8');
    const problems = await heard(
      ({ problems: found = [] }) => found.length > 0,
      () => writeFileSync(file, `${before}\n[nowhere](/x/guide/nowhere/)\n`),
    );
    expect(problems?.problems?.[0]?.code).toBe('BROKEN_LINK');
    expect(await read('/x/guide/page-2/')).toContain('Page 2');
    await heard(
      ({ kind }) => kind === 'changed',
      () => writeFileSync(file, before),
    );
  });

  it('shows a change while types are still checked, and then tells what is wrong with them', async () => {
    const [file, other] = [textFile(root, 5), textFile(root, 6)];
    const [before, otherBefore] = [readFileSync(file, 'utf8'), readFileSync(other, 'utf8')];
    const demo = path.join(path.dirname(file), 'Wrong.tsx');
    const { events, stop } = await listen();
    const changes = () => events.filter(({ kind }) => kind === 'changed').length;
    const areTypesTold = () => JSON.stringify(events).includes('DEMO_DOES_NOT_TYPE_CHECK');
    writeFileSync(demo, WRONG);
    writeFileSync(file, `${before}\n{{"demo": "Wrong.tsx"}}\n`);
    await expect.poll(changes, { interval: 5, timeout: 20_000 }).toBe(1);
    writeFileSync(other, `${otherBefore}\nAnother sentence.\n`);
    await expect.poll(changes, { interval: 5, timeout: 20_000 }).toBe(2);
    const wereTypesTold = areTypesTold();
    await expect.poll(areTypesTold).toBe(true);
    await expect.poll(() => said).toContain('DEMO_DOES_NOT_TYPE_CHECK');
    writeFileSync(file, before);
    writeFileSync(other, otherBefore);
    rmSync(demo);
    const latest = () => JSON.stringify(events.findLast(({ kind }) => kind === 'problems'));
    await expect.poll(latest).not.toContain('Wrong.tsx');
    await stop();

    expect(wereTypesTold).toBe(false);
  });

  it('goes on when the definition cannot be compiled', async () => {
    const file = path.join(root, 'data/navigation/index.ts');
    const before = readFileSync(file, 'utf8');
    const told = await heard(
      ({ problems: found = [] }) => found.length > 0,
      () => writeFileSync(file, `${before}\nexport const = 1;\n`),
    );
    expect(told?.problems?.[0]?.code).toBe('DEFINITION_NOT_COMPILED');
    await heard(
      ({ kind }) => kind === 'changed',
      () => writeFileSync(file, before),
    );
    expect(await read('/x/guide/page-3/')).toContain('Page 3');
  });

  it('sends the headers of production, and the page for paths that do not exist', async () => {
    const response = await fetch(`${url}/x/nothing/`);
    expect(response.status).toBe(404);
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  });

  it.each([
    ['/x/guide/page-1?a=b', '/x/guide/page-1/?a=b'],
    ['/x/group-0', '/x/guide/page-0/'],
    ['/zh', '/zh/x/guide/page-0/'],
    ['/', '/x/guide/page-0/'],
  ])('leads from %s on as a host does', async (from, to) => {
    const { status, headers } = await fetch(url + from, { redirect: 'manual' });
    expect([status, headers.get('location')]).toEqual([301, to]);
    expect((await fetch(url + to)).status).toBe(200);
  });

  it('answers nobody who names another host', async () => {
    const status = await new Promise((resolve) => {
      const { port } = new URL(url);
      request({ port, host: '127.0.0.1', headers: { host: 'evil.example' } }, ({ statusCode }) =>
        resolve(statusCode),
      ).end();
    });
    expect(status).toBe(403);
  });

  it('is ended by no request', async () => {
    const port = Number(new URL(url).port);
    for (const target of ODD_TARGETS) {
      const answer = await rawRequest(port, targetRequest(target));
      expect([target.slice(0, 60), answer.slice(0, 9)]).toEqual([target.slice(0, 60), 'HTTP/1.1 ']);
    }
    for (const bytes of ODD_BYTES) await rawRequest(port, bytes, 100);
    expect(await read('/x/guide/page-4/')).toContain('Page 4');
    expect(server.exitCode).toBe(null);
  });

  it('only shows things: other methods are answered with what is allowed', async () => {
    const response = await fetch(`${url}/x/guide/page-1/`, { method: 'POST', body: 'x' });
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  });
});
