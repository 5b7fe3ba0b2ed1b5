import { describe, expect, it } from 'vitest';
import {
  headersFor,
  parseHeaders,
  parseRedirects,
  redirectFor,
} from '../../../generator/dev-server/host-rules';
import { isMeant, namesOf } from '../../../generator/dev-server/local-only';

describe('redirects of a host', () => {
  const rules = parseRedirects('# old paths\n/x/charts-group/ /x/react-charts/ 301\n/ /x/introduction/\n');

  it('lead on with or without the trailing slash', () => {
    expect(redirectFor('/x/charts-group', rules)?.to).toBe('/x/react-charts/');
    expect(redirectFor('/x/charts-group/', rules)).toEqual({
      from: '/x/charts-group/',
      to: '/x/react-charts/',
      status: 301,
    });
  });

  it('know paths as they are written and as browsers send them', () => {
    const chinese = parseRedirects('/指南/ /指南/开始/\n');

    expect(redirectFor(encodeURI('/指南/'), chinese)?.to).toBe('/指南/开始/');
    expect(redirectFor('/指南', chinese)?.to).toBe('/指南/开始/');
  });

  it('leave other paths alone', () => {
    expect(redirectFor('/x/charts-group/more', rules)).toBeUndefined();
  });

  it('know the root', () => {
    expect(redirectFor('/', rules)?.to).toBe('/x/introduction/');
  });
});

describe('headers of a host', () => {
  const rules = parseHeaders(
    '/*\n  Cache-Control: no-cache\n  X-Frame-Options: DENY\n\n/x/assets/*\n  ! X-Frame-Options\n  Cache-Control: immutable\n',
  );

  it('come from every rule that fits, the later one over the earlier', () => {
    expect(headersFor('/x/assets/a-1.js', rules)).toEqual({ 'Cache-Control': 'immutable' });
    expect(headersFor('/x/bars/', rules)).toEqual({ 'Cache-Control': 'no-cache', 'X-Frame-Options': 'DENY' });
  });

  it('keep colons in values', () => {
    expect(headersFor('/', parseHeaders('/*\n  Content-Security-Policy: img-src https: data:\n'))).toEqual({
      'Content-Security-Policy': 'img-src https: data:',
    });
  });
});

describe('a local server', () => {
  it.each([
    ['localhost:3003', true],
    ['127.0.0.1', true],
    ['[::1]:80', true],
    ['evil.example', false],
    ['localhost.evil.example:3003', false],
    ['', false],
  ])('asked as %j answers: %s', (host, answers) => {
    expect(isMeant({ headers: { host } }, namesOf())).toBe(answers);
  });

  it.each([
    ['192.168.0.7', '192.168.0.7:3002', true],
    ['192.168.0.7', 'localhost:3002', true],
    ['192.168.0.7', 'evil.example', false],
    ['::1', '[::1]:3002', true],
    ['0.0.0.0', '127.0.0.1:3002', true],
    ['0.0.0.0', 'evil.example', false],
  ])('that listens on %s and is called %s answers: %s', (address, host, answers) => {
    expect(isMeant({ headers: { host } }, namesOf(address))).toBe(answers);
  });
});
