import { describe, expect, it } from 'vitest';
import { productionHosts } from '../../../data/production-hosts';
import { mayRegister } from '../../../site/service-worker/may-register';
import { pageKey } from '../../../site/service-worker/page-key';
import { lastReload, noteReload } from '../../../site/service-worker/reload-mark';
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
    ['of a tab that never reloaded by itself', { wasControlled: true, lastReload: 0, now: 1e12 }, true],
    ['that no worker served', { wasControlled: false, lastReload: 0, now: 1e12 }, false],
    ['59 s after such a reload', { wasControlled: true, lastReload: 1e12, now: 1e12 + 59_000 }, false],
    ['61 s after such a reload', { wasControlled: true, lastReload: 1e12, now: 1e12 + 61_000 }, true],
  ])('%s reloads or stays', (_, updated, expected) => {
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

  it('says when it was', () => {
    const storage = memory();
    expect(lastReload(storage)).toBe(0);
    expect(noteReload(storage, 1e12)).toBe(true);
    expect(lastReload(storage)).toBe(1e12);
  });

  it('is nothing when others wrote it', () => {
    const storage = memory();
    storage.write('service-worker-reload', 'yes');
    expect(lastReload(storage)).toBe(0);
  });

  it('cannot be set where storage is blocked', () => {
    expect(noteReload({ read: () => null, write: () => undefined }, 1e12)).toBe(false);
  });
});

describe('a page is kept under one address', () => {
  it.each([
    ['/x/react-charts/bars/', '/x/react-charts/bars/'],
    ['/x/react-charts/bars', '/x/react-charts/bars/'],
    ['/x/react-charts/bars/?utm_source=x', '/x/react-charts/bars/'],
    ['/x/react-charts/bars?a=1#colors', '/x/react-charts/bars/'],
    ['/', '/x/'],
    ['/?a=1', '/x/'],
    ['/zh', '/zh/x/'],
    ['/zh/', '/zh/x/'],
    ['/x', '/x/'],
    ['/x/react-charts/bars/index.md', '/x/react-charts/bars/index.md'],
  ])('%s is %s', (url, key) => {
    expect(pageKey(`https://mui.com${url}`)).toBe(`https://mui.com${key}`);
  });
});
