import { describe, expect, it } from 'vitest';
import { codeClasses } from '../../../../../generator/code-kinds/code-classes';
import { loadBody, problemsOf, textOf } from './load-sample';

/** Highlighted code of a fence, `[k const]` for a span. */
async function marked(language: string, code: string): Promise<string> {
  const { slots } = await loadBody(`\`\`\`\`${language}\n${code}\n\`\`\`\`\n`);
  const inside = /<code class="[^"]*">([\s\S]*)<\/code>/.exec(slots[0] ?? '')?.[1] ?? '';
  return textOf(inside.replace(/<span class="(\w+)">([\s\S]*?)<\/span>/g, '[$1 $2]'));
}

describe('highlighting', () => {
  it.each([
    ['tsx', `const a: string = \`b \${c}\`;`, `[k const] a: [t string] = [s \`b ][r \${]c[r }][s \`];`],
    ['tsx', '<Chart height={300} />', '<[g Chart] [a height]={[n 300]} />'],
    ['ts', 'const a = <B />; // c', '[k const] a = <[g B] />; [c // c]'],
    ['jsx', 'export default function A() {}', '[k export default function] [f A]() {}'],
    ['js', "import { a } from 'b';", "[k import] { a } [k from] [s 'b'];"],
    ['js', 'a => /b/.test(c)', 'a [o =>] [r /b/].[f test](c)'],
    ['css', '.a { color: #fff; }', '.[t a] { [p color]: [s #fff]; }'],
    ['html', '<p class="a">b</p>', '<[g p] [a class]=[s "a"]>b</[g p]>'],
    ['json', '{ "a": [1, true] }', '{ [p "a"]: [[n 1], [n true]] }'],
    ['bash', 'npm i @mui/x --save # a', '[f npm] i @mui/x [a --save] [c # a]'],
    ['bash', 'A="b" c | d $E', 'A=[s "b"] c [o |] [f d] [r $E]'],
    ['yaml', 'a:\n  - b: 1 # c', '[p a]:\n  - [p b]: [n 1] [c # c]'],
    ['diff', '-a - b\n+c\n d + e', '[dd -a - b]\n[di +c]\n d + e'],
    ['text', 'const <a>', 'const <a>'],
    ['javascript', 'a => 1', 'a [o =>] [n 1]'],
    ['yml', 'a: 1', '[p a]: [n 1]'],
    ['python', "def a(): return 'b'", "[k def] [f a](): [k return] [s 'b']"],
    ['md', '# A', '[k # A]'],
    ['svg', '<g a="b"/>', '<[g g] [a a]=[s "b"]/>'],
    ['scss', '.a { color: $b; }', '.[t a] { [p color]: $b; }'],
    ['php', 'echo $a;', '[k echo] $a;'],
    ['rust', 'let a = 1;', '[k let] a = [n 1];'],
    ['go', 'var a = 1', '[k var] a = [n 1]'],
    ['java', 'int a = 1;', '[t int] a = [n 1];'],
    ['c++', 'int a = 1;', '[t int] a = [n 1];'],
  ])('of %s: %s', async (language, code, expected) => {
    expect(await marked(language, code)).toBe(expected);
  });

  it('uses classes that the stylesheet is told of, each once and short', () => {
    const classes = Object.values(codeClasses);

    expect(new Set(classes.map(({ name }) => name)).size).toBe(classes.length);
    expect(classes.every(({ name, variable }) => name.length <= 2 && variable.startsWith('--code-'))).toBe(
      true,
    );
  });

  it.each([
    ['tsx'],
    ['css'],
    ['html'],
    ['json'],
    ['bash'],
    ['yaml'],
    ['diff'],
    ['text'],
    ['python'],
    ['php'],
    ['md'],
  ])('never changes a letter of %s, however broken', async (language) => {
    const code = `<a href="b">&amp; 'c' \`\${d}\` </code></pre><!-- - + # */ { ] "\n-\u4e2d\u{1f680}\t//`;
    const { slots } = await loadBody(`\`\`\`\`${language}\n${code}\n\`\`\`\`\n`);

    expect(textOf(slots[0]).trim()).toBe(code);
    expect(slots[0]?.match(/<(?!\/?(?:div|pre|code|span)\b)/g)).toBeNull();
  });

  it('shows marks of ours in a demo as the characters they are', async () => {
    const loaded = await loadBody('{{"demo": "A.js"}}\n', {
      'A.js': "export default function A() {\n  return <p>{'\uE0007\uE001\uE002'}</p>;\n}\n",
    });

    expect(problemsOf(loaded)).toEqual([]);
    expect(loaded.slots.join('')).toContain('&#xE000;7&#xE001;&#xE002;');
    expect(loaded.slots.join('')).not.toMatch(/[\uE000-\uE002]/);
  });

  it('gives equal pieces one slot', async () => {
    const { parts, slots } = await loadBody(
      '<codeblock>\n```text A\na\n```\n```text B\na\n```\n</codeblock>\n',
    );

    expect(slots).toHaveLength(1);
    expect(parts[0]).toMatchObject({ tabs: [{ html: 0 }, { html: 0 }] });
  });
});
