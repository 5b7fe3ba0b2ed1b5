import { describe, expect, it } from 'vitest';
import { productionHosts } from '../../../data/production-hosts';
import { mayRegister } from '../../../site/service-worker/may-register';
import { pageKey } from '../../../site/service-worker/page-key';
import { noteReloads, readReloads } from '../../../site/service-worker/reload-mark';
import { afterReload, mayReloadAt, mustSkipWaiting } from '../../../site/service-worker/reload-rule';
import { isOwnPage } from '../../../site/service-worker/site-paths';

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
  const T = 1e12;

  it.each([
    ['of a tab that never reloaded by itself', { count: 0, last: 0 }, T, T],
    ['59 s after such a reload', { count: 1, last: T }, T + 59_000, T + 60_000],
    ['61 s after such a reload', { count: 1, last: T }, T + 61_000, T + 61_000],
    ['soon after two of them', { count: 2, last: T }, T + 61_000, T + 120_000],
    ['whose clock was set back', { count: 2, last: T }, T - 1000, T - 1000],
  ])('%s is loaded anew at once or later, and never forgotten', (_, reloads, now, expected) => {
    expect(mayReloadAt(reloads, now)).toBe(expected);
  });

  it('waits twice as long each time, until it was left in peace', () => {
    const second = afterReload({ count: 1, last: T }, T + 60_000);
    expect(second).toEqual({ count: 2, last: T + 60_000 });
    expect(afterReload(second, T + 180_000)).toEqual({ count: 3, last: T + 180_000 });
    expect(afterReload(second, T + 3_600_000)).toEqual({ count: 1, last: T + 3_600_000 });
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

  it('says when it was, and how many there were', () => {
    const storage = memory();
    expect(readReloads(storage)).toEqual({ count: 0, last: 0 });
    expect(noteReloads(storage, { count: 2, last: 1e12 })).toBe(true);
    expect(readReloads(storage)).toEqual({ count: 2, last: 1e12 });
  });

  it.each(['yes', '1e12', '-5 2', '5 many'])('is nothing when others wrote it: %s', (text) => {
    const storage = memory();
    storage.write('service-worker-reload', text);
    expect(readReloads(storage)).toEqual({ count: 0, last: 0 });
  });

  it('cannot be set where storage is blocked', () => {
    expect(noteReloads({ read: () => null, write: () => undefined }, { count: 1, last: 1e12 })).toBe(false);
  });
});

describe('a worker answers for the pages of its site and for no others', () => {
  const paths = { roots: ['/', '/zh/'], folders: ['/x/', '/zh/x/'], elsewhere: ['/x/playground'] };

  it.each([
    ['/', true],
    ['/zh', true],
    ['/x', true],
    ['/x/react-charts/bars/', true],
    ['/zh/x/react-charts/bars', true],
    ['/blog/', false],
    ['/zh/blog/', false],
    ['/xylophone/', false],
    ['/material-ui/', false],
    ['/x/playground/grid/', false],
  ])('%s', (pathname, expected) => {
    expect(isOwnPage(pathname, paths)).toBe(expected);
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
