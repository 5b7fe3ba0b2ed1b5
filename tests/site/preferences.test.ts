// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { beforePaint } from '../../site/preferences/before-paint';
import {
  choiceOfHash,
  parseStyling,
  parseVariant,
  STYLING_COOKIE,
  VARIANT_COOKIE,
} from '../../site/preferences/code-choice';
import { enhanceMode } from '../../site/preferences/enhance-mode';
import { MODE_KEY, parseMode, schemeOf } from '../../site/preferences/mode';
import { readCookie } from '../../site/support/cookies';

describe('a stored mode', () => {
  it.each([
    ['light', 'light'],
    ['dark', 'dark'],
    ['system', 'system'],
    [null, 'system'],
    ['', 'system'],
    ['"dark"', 'system'],
    ['<script>', 'system'],
    [{}, 'system'],
  ])('%j means %s', (stored, mode) => {
    expect(parseMode(stored)).toBe(mode);
  });

  it('asks the device only when it is system', () => {
    const device = vi.fn(() => true);

    expect([schemeOf('light', device), schemeOf('dark', device)]).toEqual(['light', 'dark']);
    expect(device).not.toHaveBeenCalled();
    expect(schemeOf('system', device)).toBe('dark');
  });
});

describe('a hash', () => {
  it.each([
    ['#BasicPie.tsx', { variant: 'TS' }],
    ['#BasicPie.js', { variant: 'JS' }],
    ['#tailwind-BasicPie.js', { variant: 'JS', styling: 'tailwind' }],
    ['#css-BasicPie.tsx', { variant: 'TS', styling: 'css' }],
    ['#system-BasicPie.tsx', { variant: 'TS', styling: 'system' }],
    ['#ecosystem-Pie.js', { variant: 'JS' }],
    ['#tailwind-BasicPie', {}],
    ['#BasicPie.TSX', {}],
    ['#BasicPie.jsx', {}],
    ['#stacking', {}],
    ['', {}],
    [`#${'a'.repeat(50_000)}.js"><img>`, {}],
  ])('%.40s asks for %j', (hash, choice) => {
    expect(choiceOfHash(hash)).toEqual(choice);
  });
});

describe('a cookie', () => {
  it.each([
    ['codeVariant=JS', 'JS'],
    ['a=1; codeVariant=TS; b=2', 'TS'],
    ['a=1;codeVariant=TS;b=2', 'TS'],
    ['mycodeVariant=JS', null],
    ['codeVariant=JS; codeVariant=TS', null],
    ['codeVariant', null],
    ['', null],
  ])('in %j is read as %j', (cookies, value) => {
    expect(readCookie(cookies, 'codeVariant')).toBe(value);
  });

  it('counts only when its value exists', () => {
    expect(['JS', 'TS', 'js', '', 'constructor', null].map(parseVariant)).toEqual(['JS', 'TS', ...Array(4)]);
    expect(['MUI System', 'Tailwind', 'CSS', 'tailwind', '__proto__', null].map(parseStyling)).toEqual([
      'system',
      'tailwind',
      'css',
      ...Array(3),
    ]);
  });
});

const root = document.documentElement;

function prefer(scheme: 'light' | 'dark'): void {
  vi.stubGlobal('matchMedia', () => ({ matches: scheme === 'dark', addEventListener: () => {} }));
}

function forgetCookies(): void {
  for (const name of [VARIANT_COOKIE, STYLING_COOKIE]) document.cookie = `${name}=;max-age=0;path=/`;
}

beforeEach(() => prefer('light'));

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  localStorage.clear();
  forgetCookies();
  window.location.hash = '';
  root.removeAttribute('data-mui-color-scheme');
});

describe('before first paint', () => {
  const run = () => new Function(beforePaint())();

  it.each(
    ['light', 'dark', 'system', 'purple', null].flatMap((stored) =>
      (['light', 'dark'] as const).map((device) => [stored, device] as const),
    ),
  )('a stored %j on a %s device gives what the script later says', (stored, device) => {
    prefer(device);
    if (stored !== null) localStorage.setItem(MODE_KEY, stored);
    run();

    expect(root.dataset.muiColorScheme).toBe(schemeOf(parseMode(stored), () => device === 'dark'));
  });

  it('blocked storage means the device decides', () => {
    prefer('dark');
    vi.stubGlobal('localStorage', {
      getItem: () => {
        throw new Error('blocked');
      },
      clear: () => {},
    });
    run();

    expect(root.dataset.muiColorScheme).toBe('dark');
  });

  it.each([
    ['', '', 'TS', 'system'],
    ['', 'JS', 'JS', 'system'],
    ['#Pie.tsx', 'JS', 'TS', 'system'],
    ['#css-Pie.js', 'TS', 'JS', 'css'],
    ['#stacking', 'JS', 'JS', 'system'],
    ['#stacking', 'evil"', 'TS', 'system'],
  ])('hash %j and cookie %j give %s and %s', (hash, cookie, variant, styling) => {
    window.location.hash = hash;
    if (cookie) document.cookie = `${VARIANT_COOKIE}=${cookie};path=/`;
    run();

    expect([root.dataset.codeVariant, root.dataset.codeStyling]).toEqual([variant, styling]);
    const asked =
      choiceOfHash(hash).variant ?? parseVariant(readCookie(document.cookie, VARIANT_COOKIE)) ?? 'TS';
    expect(asked).toBe(variant);
  });

  it('the cookie says the styling when the hash does not', () => {
    document.cookie = `${STYLING_COOKIE}=Tailwind;path=/`;
    run();

    expect(root.dataset.codeStyling).toBe('tailwind');
  });
});

describe('the mode menu', () => {
  function draw(): HTMLInputElement[] {
    document.head.replaceChildren();
    const meta = document.createElement('meta');
    meta.name = 'theme-color';
    Object.assign(meta.dataset, { light: '#fff', dark: '#000' });
    document.head.append(meta);
    const inputs = ['light', 'dark', 'system'].map((value) =>
      Object.assign(document.createElement('input'), { type: 'radio', name: 'mui-mode', value }),
    );
    document.body.replaceChildren(...inputs);
    return inputs;
  }

  it('shows what is stored, and paints body and browser with it', () => {
    const [, dark] = draw();
    localStorage.setItem(MODE_KEY, 'dark');
    enhanceMode();

    expect(dark?.checked).toBe(true);
    expect(document.body.className).toBe('mode-dark');
    expect(document.querySelector('meta')?.content).toBe('#000');
  });

  it('stores a choice', () => {
    const [light] = draw();
    enhanceMode();
    if (light) light.checked = true;
    light?.dispatchEvent(new Event('change'));

    expect(localStorage.getItem(MODE_KEY)).toBe('light');
    expect(root.dataset.muiColorScheme).toBe('light');
  });

  it('follows another tab, and ignores nonsense from it', () => {
    draw();
    enhanceMode();
    window.dispatchEvent(new StorageEvent('storage', { key: MODE_KEY, newValue: 'dark' }));
    expect(root.dataset.muiColorScheme).toBe('dark');
    window.dispatchEvent(new StorageEvent('storage', { key: MODE_KEY, newValue: 'purple' }));
    expect(root.dataset.muiColorScheme).toBe('light');
  });
});
