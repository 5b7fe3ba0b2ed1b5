import { describe, expect, it } from 'vitest';
import { productionHosts } from '../../../data/production-hosts';
import { mayRegister } from '../../../site/service-worker/may-register';
import { canMark, setReloadMark, takeReloadMark } from '../../../site/service-worker/reload-mark';
import { mayReload, mustSkipWaiting } from '../../../site/service-worker/reload-rule';

const place = {
  host: 'mui.com',
  productionHosts: productionHosts.join(' '),
  worker: '/x/sw.js',
  supported: true,
};

describe('a worker', () => {
  it.each([
    ['on the production host', {}, true],
    ['on an older version', { host: 'v6.mui.com' }, false],
    ['on a host that only ends so', { host: 'notmui.com' }, false],
    ['on a host that only begins so', { host: 'mui.com.example' }, false],
    ['on another port', { host: 'mui.com:8080' }, false],
    ['in capitals, which no browser writes', { host: 'MUI.com' }, false],
    ['on this machine', { host: 'localhost:3000' }, false],
    ['in a file', { host: '' }, false],
    ['in a file, with no host named', { host: '', productionHosts: '' }, false],
    ['where browsers have none', { supported: false }, false],
    ['of a build without one', { worker: undefined }, false],
    ['of a build that names no host', { productionHosts: undefined }, false],
    ['on the second of two hosts', { host: 'b.example', productionHosts: 'a.example b.example' }, true],
  ])('%s is registered or not', (_, changed, expected) => {
    expect(mayRegister({ ...place, ...changed })).toBe(expected);
  });
});

describe('a page that a new worker takes over', () => {
  it.each([
    [{ wasControlled: true, cameFromReload: false, canRemember: true }, true],
    [{ wasControlled: false, cameFromReload: false, canRemember: true }, false],
    [{ wasControlled: true, cameFromReload: true, canRemember: true }, false],
    [{ wasControlled: true, cameFromReload: false, canRemember: false }, false],
  ])('%o reloads or stays', (updated, expected) => {
    expect(mayReload(updated)).toBe(expected);
  });

  it('tells only a worker that is installed not to wait', () => {
    const states = ['parsed', 'installing', 'installed', 'activating', 'activated', 'redundant'] as const;
    expect(states.filter(mustSkipWaiting)).toEqual(['installed']);
  });
});

describe('the mark of an automatic reload', () => {
  const memory = () => {
    const kept = new Map<string, string>();
    return {
      read: (key: string) => kept.get(key) ?? null,
      write: (key: string, value: string) => void kept.set(key, value),
    };
  };

  it('is there for one load', () => {
    const storage = memory();
    expect(takeReloadMark(storage)).toBe(false);
    expect(canMark(storage)).toBe(true);
    expect(setReloadMark(storage)).toBe(true);
    expect(takeReloadMark(storage)).toBe(true);
    expect(takeReloadMark(storage)).toBe(false);
  });

  it('cannot be set where storage is blocked', () => {
    const blocked = { read: () => null, write: () => undefined };
    expect(canMark(blocked)).toBe(false);
    expect(setReloadMark(blocked)).toBe(false);
  });
});
