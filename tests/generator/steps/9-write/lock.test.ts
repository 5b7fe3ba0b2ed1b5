import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { realDisk } from '../../../../generator/steps/9-write/disk';
import { type Lock, takeLock } from '../../../../generator/steps/9-write/lock/lock';
import { thisOwner } from '../../../../generator/steps/9-write/lock/lock-owner';
import { type OutputFolder, outputFolder } from '../../../builders/output-folder';

let place: OutputFolder;
let file: string;

beforeEach(() => {
  place = outputFolder();
  file = path.join(place.folder, 'lock');
});

afterEach(() => place.remove());

/** A lock that somebody else left, last heard of so many seconds ago. */
function left(text: string, secondsAgo = 0): void {
  writeFileSync(file, text);
  const then = Date.now() / 1000 - secondsAgo;
  utimesSync(file, then, then);
}

const owner = (changes: object) => JSON.stringify({ ...thisOwner(), token: 'another', ...changes });

/** The number of a process that has just ended. */
const ended = () => spawnSync(process.execPath, ['--version']).pid;

function taken(): Lock {
  const lock = takeLock(file, realDisk);
  if ('heldBy' in lock) throw new Error(`held by ${lock.heldBy}`);
  return lock;
}

describe('a lock', () => {
  it('is held by one run until that releases it', () => {
    const lock = taken();
    expect(takeLock(file, realDisk)).toEqual({
      heldBy: expect.stringContaining(`process ${process.pid} on `),
    });
    lock.release();
    taken().release();
  });

  it('is held by a process that runs', () => {
    left(owner({ pid: process.ppid }));
    expect(takeLock(file, realDisk)).toHaveProperty('heldBy');
  });

  it('is held by another machine that was heard of a minute ago, as its processes cannot be seen', () => {
    left(owner({ pid: ended(), host: 'another' }), 60);
    expect(takeLock(file, realDisk)).toEqual({ heldBy: expect.stringContaining('on another') });
  });

  it.each([
    ['of a process that has ended', () => left(owner({ pid: ended() }))],
    ['of a process that had our number before a container was started again', () => left(owner({}))],
    ['of another machine that is silent for minutes', () => left(owner({ host: 'another' }), 180)],
    ['of a process that stands still for minutes', () => left(owner({ pid: process.ppid }), 180)],
    ['that was cut off while being written', () => left('{"pid":', 10)],
    ['that is empty', () => left('', 10)],
  ])('%s is taken over', (_, leave) => {
    leave();
    const lock = taken();
    expect(lock.isHeld()).toBe(true);
    expect(readFileSync(file, 'utf8')).toContain(`"pid":${process.pid}`);
    lock.release();
  });

  it('that is being written at this moment is waited for, and names who holds it', async () => {
    left('');
    const name = JSON.stringify(owner({ pid: process.ppid }));
    const writer = spawn(process.execPath, ['-e', `fs.writeFileSync(${JSON.stringify(file)}, ${name})`]);
    expect(takeLock(file, realDisk)).toEqual({
      heldBy: expect.stringContaining(`process ${process.ppid} on `),
    });
    await once(writer, 'exit');
  });

  it('whose owner was killed before it wrote its name is taken over within two seconds', () => {
    left('');
    taken().release();
  });

  it('that another run took over is neither held nor removed any more', () => {
    const lock = taken();
    left(owner({ host: 'another' }));
    expect(lock.isHeld()).toBe(false);
    lock.release();
    expect(readFileSync(file, 'utf8')).toContain('another');
  });
});
