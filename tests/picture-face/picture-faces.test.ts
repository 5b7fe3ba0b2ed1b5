import { readFileSync, statSync } from 'node:fs';
import { create } from 'fontkit';
import { describe, expect, it } from 'vitest';
import { charactersOfSite } from './characters-of-site';

const FACES = [400, 600].map((weight) => `site/pictures/faces/noto-sans-sc-${weight}.woff2`);

describe.each(FACES)('the Chinese face of pictures %s', (file) => {
  it('has every character that titles, descriptions and words use (after a change: npm run picture-faces)', () => {
    const face = create(readFileSync(file));
    const known = new Set('characterSet' in face ? face.characterSet : []);

    expect([...charactersOfSite()].filter((one) => !known.has(one.codePointAt(0) ?? 0)).join('')).toBe('');
  });

  it('is as small as what it is needed for', () => {
    expect(statSync(file).size).toBeLessThan(150_000);
  });
});

it('lies beside its license', () => {
  expect(readFileSync('site/pictures/faces/LICENSE.txt', 'utf8')).toContain('SIL OPEN FONT LICENSE');
});
