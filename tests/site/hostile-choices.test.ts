import { describe, expect, it } from 'vitest';
import { demoOfHash } from '../../site/demo/demo-anchors';
import { themeFor } from '../../site/demo/theme/demo-theme';
import { beforePaint } from '../../site/preferences/before-paint';
import { choiceOfHash, parseStyling, parseVariant } from '../../site/preferences/code-choice';
import { parseMode, schemeOf } from '../../site/preferences/mode';
import { readCookie } from '../../site/support/cookies';
import { parsePaletteColors } from '../../site/theme/palette-colors';
import { parseSettings } from '../../site/theme/stored-settings';

/** As many worlds as a second or two allows. */
const WORLDS = 4000;

/** Pieces that mean something to a reader of hashes, cookies or storage, and pieces that hurt careless ones. */
const PIECES = [
  ...['#', 'tailwind-', 'css-', 'system-', 'BasicPie', '.js', '.tsx', '.ts', 'JS', 'TS', 'CSS', 'Tailwind'],
  ...['MUI System', 'codeVariant=', 'codeStyling=', 'paletteColors=', ';', '; ', '=', ' ', '%00', '%'],
  ...[
    'light',
    'dark',
    'system',
    '"direction":"rtl"',
    '"spacing":99',
    '"dense":true',
    '{',
    '}',
    '[',
    ']',
    ',',
  ],
  ...['{"primary":{"main":"#f00"}}', '{"primary":{"main":7}}', '{"__proto__":{"main":"#f00"}}', '"', "'"],
  ...[
    '<script>',
    'javascript:',
    'url(',
    'expression(',
    '\\',
    '\n',
    '\0',
    '\u2028',
    '中',
    '🎉',
    'é',
    '__proto__',
  ],
  ...['constructor', 'a'.repeat(5000)],
];

/** Chance that is the same in every run (a linear congruential generator). */
function chance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
}

const next = chance(7);

/** Some pieces, one after the other. */
function nonsense(): string {
  const count = Math.floor(next() * 6);
  return Array.from({ length: count }, () => PIECES[Math.floor(next() * PIECES.length)]).join('');
}

interface Context {
  hash: string;
  cookie: string;
  stored: string | null;
  prefersDark: boolean;
}

const worlds: Context[] = Array.from({ length: WORLDS }, () => ({
  hash: next() < 0.2 ? '' : `#${nonsense()}`,
  cookie: [nonsense(), `codeVariant=${nonsense()}`, `codeStyling=${nonsense()}`].join(
    next() < 0.5 ? ';' : '; ',
  ),
  stored: next() < 0.2 ? null : nonsense(),
  prefersDark: next() < 0.5,
}));

/** What the blocking script of the head writes on a page of such a site. */
function painted({ hash, cookie, stored, prefersDark }: Context): Record<string, string> {
  const root = { dataset: {}, dir: '', setAttribute: () => {}, append: () => {} };
  const probe = { style: {}, offsetWidth: 0, remove: () => {} };
  const run = new Function(
    'document',
    'location',
    'localStorage',
    'matchMedia',
    'MutationObserver',
    beforePaint(),
  );
  run(
    { documentElement: root, cookie, addEventListener: () => {}, createElement: () => probe },
    { hash, pathname: '/x/api/charts/pie-chart/' },
    { getItem: () => stored },
    () => ({ matches: prefersDark }),
    class {
      observe() {}
    },
  );
  return { ...root.dataset, dir: root.dir };
}

describe('whatever stands in hash, cookies and storage', () => {
  it('the page is painted with values that exist, and the scripts read the same ones later', () => {
    for (const context of worlds) {
      const { hash, cookie, stored, prefersDark } = context;
      const cookies = {
        variant: parseVariant(readCookie(cookie, 'codeVariant')),
        styling: parseStyling(readCookie(cookie, 'codeStyling')),
      };

      expect(painted(context), JSON.stringify(context)).toEqual({
        muiColorScheme: schemeOf(parseMode(stored), () => prefersDark),
        codeVariant: choiceOfHash(hash).variant ?? cookies.variant ?? 'TS',
        codeStyling: choiceOfHash(hash).styling ?? cookies.styling ?? 'system',
        dir: parseSettings(stored).direction === 'rtl' ? 'rtl' : '',
      });
    }
  });

  it('a hash names a demo by letters only, or none', () => {
    for (const { hash } of worlds) expect(demoOfHash(hash)?.name ?? 'none').toMatch(/^[\w$]+$/);
  });

  it('the settings of demos stay in their limits, and MUI can calculate with the colours', () => {
    for (const { stored, cookie } of worlds) {
      const { spacing, direction, dense } = parseSettings(stored);
      expect([spacing >= 0 && spacing <= 64, typeof dense]).toEqual([true, 'boolean']);
      expect(['ltr', 'rtl']).toContain(direction);
      const paletteColors = parsePaletteColors(readCookie(cookie, 'paletteColors') ?? stored);
      if (Object.keys(paletteColors).length > 0)
        expect(themeFor({ scheme: 'light', direction: 'ltr', paletteColors }).palette).toMatchObject(
          paletteColors,
        );
    }
  });
});

it('the worlds are not all the same: each choice is asked for in some of them', () => {
  const seen = new Set(worlds.flatMap((context) => Object.values(painted(context))));

  expect([...seen].sort()).toEqual(
    ['', 'JS', 'TS', 'css', 'dark', 'light', 'rtl', 'system', 'tailwind'].sort(),
  );
});
