import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { networkInterfaces } from 'node:os';
import { expect, it, onTestFinished } from 'vitest';
import { smallSite } from './small-site';

const root = smallSite('dev-keys');

/** `script` gives the command a terminal; each system spells it in its own way. */
function inTerminal(...args: string[]): ChildProcessWithoutNullStreams {
  const command = [process.execPath, 'bin/xdocs.js', ...args];
  const asked =
    process.platform === 'darwin'
      ? ['-q', '/dev/null', ...command]
      : ['-qec', command.map((word) => `'${word}'`).join(' '), '/dev/null'];
  const child = spawn('script', asked);
  onTestFinished(() => void child.kill());
  return child;
}

it('in a terminal, dev answers to single keys as developers know them', async () => {
  const dev = inTerminal('dev', '--root', root, '--port', '0');
  let said = '';
  dev.stdout.on('data', (chunk) => {
    said += chunk;
  });
  const ended = new Promise((resolve) => dev.on('close', resolve));
  await expect.poll(() => said).toMatch(/Serving.*h for help[\s\S]*Ready|Ready[\s\S]*h for help/);

  dev.stdin.write('h');
  await expect.poll(() => said).toMatch(/r {2}reread the whole site[\s\S]*q {2}quit/);

  const before = said.length;
  dev.stdin.write('r');
  await expect.poll(() => said.slice(before)).toContain('Ready');

  dev.stdin.write('q');
  expect(await ended).toBe(0);
});

it('an address is listened on when it is asked for, and names of others are refused', async () => {
  const dev = inTerminal('dev', '--root', root, '--port', '0', '--host', '0.0.0.0');
  let said = '';
  dev.stdout.on('data', (chunk) => {
    said += chunk;
  });
  await expect.poll(() => said).toMatch(/http:\/\/localhost:\d+/);
  const others = Object.values(networkInterfaces()).flatMap((found = []) =>
    found.filter(({ family, internal }) => family === 'IPv4' && !internal),
  );
  const urls = () => said.match(/http:\/\/[\w.]+:\d+/g) ?? [];
  await expect.poll(urls).toHaveLength(1 + others.length);

  for (const url of urls()) expect((await fetch(`${url}/x/guide/page-1/`)).status).toBe(200);
});
