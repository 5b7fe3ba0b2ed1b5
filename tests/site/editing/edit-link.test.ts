import { deflateRawSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { editHash, LONGEST_LINK, readEditLink } from '../../../site/editing/edit-link';

const demo = { demo: 'BarsBasic', language: 'TS', styling: undefined } as const;

describe('a link that carries code', () => {
  it('brings back what was put into it, in any script', async () => {
    const files = [{ name: 'BarsBasic.tsx', code: 'const 书 = "📚";\n'.repeat(40) }];
    const hash = await editHash(demo, files);

    expect(hash).toMatch(/^#edit=BarsBasic\.TS\.[\w-]+$/);
    expect(hash.length).toBeLessThan(LONGEST_LINK);
    expect(await readEditLink(hash)).toEqual({ ...demo, files });
  });

  it('brings back the styling that it was copied with', async () => {
    const hash = await editHash({ ...demo, styling: 'tailwind' }, []);

    expect(hash).toMatch(/^#edit=BarsBasic\.TS\.tailwind\.[\w-]+$/);
    expect(await readEditLink(hash)).toEqual({ ...demo, styling: 'tailwind', files: [] });
  });

  it.each(['#edit=BarsBasic.TS.!', '#edit=<img>.TS.AA', '#BarsBasic.tsx', '#edit=BarsBasic.PHP.AA', ''])(
    'is no other hash: %s',
    async (hash) => {
      expect(await readEditLink(hash)).toBeUndefined();
    },
  );

  it.each([
    ['is cut', 'AAAA'],
    ['holds something else than files', packed('{"name":"code"}')],
    ['holds files of another shape', packed('[["a.tsx",1]]')],
    ['unfolds to more than any demo', packed(JSON.stringify([['a.tsx', ' '.repeat(3_000_000)]]))],
  ])('that %s carries no files', async (_, code) => {
    expect(await readEditLink(`#edit=BarsBasic.TS.${code}`)).toEqual({ ...demo, files: undefined });
  });
});

function packed(text: string): string {
  return deflateRawSync(text).toString('base64url');
}
