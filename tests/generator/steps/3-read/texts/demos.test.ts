import { describe, expect, it, vi } from 'vitest';
import type { Demo } from '../../../../../generator/page/demo';
import { loadBody, problemsOf, textOf } from './load-sample';

/** What a demo `Bars.tsx` with some files beside it shows, by variant and file. */
async function shown(files: Record<string, string>, marker = 'Bars.tsx') {
  const loaded = await loadBody(`{{"demo": "${marker}"}}\n`, files);
  const [part] = loaded.parts;
  const demo = part?.kind === 'demo' ? part.demo : undefined;
  const code = (slot: number | undefined) => (slot === undefined ? undefined : textOf(loaded.slots[slot]));
  return {
    problems: problemsOf(loaded),
    messages: loaded.facts.problems.map(({ message }) => message),
    preview: code(demo?.preview),
    variants: demo?.variants.map(({ language, styling }) => `${styling} ${language}`),
    files: filesOf(demo, code),
  };
}

function filesOf(
  demo: Demo | undefined,
  code: (slot: number) => string | undefined,
): Record<string, string | undefined> {
  const files = demo?.variants.flatMap((variant) => variant.files) ?? [];
  return Object.fromEntries(files.map(({ name, html }) => [name, code(html)]));
}

describe('a JavaScript twin', () => {
  it('is the source without types, formatted at width 85', async () => {
    const { files, variants } = await shown({
      'Bars.tsx': `import * as React from 'react';
import dayjs, { Dayjs } from 'dayjs';
import type { Theme } from '@mui/material/styles';

interface Row {
  id: number;
}

type Rows = Row[];

const rows: Rows = [{ id: 1 }];

export default function Bars<T extends Row>({ value }: { value: T | null }) {
  const [day, setDay] = React.useState<Dayjs | null>(dayjs('2024-04-17'));
  const first = rows[0]!;

  return (
    <React.Fragment>
      <Picker value={day} onChange={(next: Dayjs | null) => setDay(next as Dayjs)} />

      <Label row={first} />
    </React.Fragment>
  );
}
`,
    });

    expect(variants).toEqual(['system TS', 'system JS']);
    expect(files['Bars.js']).toBe(
      `import * as React from 'react';
import dayjs from 'dayjs';

const rows = [{ id: 1 }];

export default function Bars({ value }) {
  const [day, setDay] = React.useState(dayjs('2024-04-17'));
  const first = rows[0];

  return (
    <React.Fragment>
      <Picker value={day} onChange={(next) => setDay(next)} />
      <Label row={first} />
    </React.Fragment>
  );
}
`.trimEnd(),
    );
  });

  it('has no blank line where a type stood after a comma', async () => {
    const { files } = await shown({
      'Bars.tsx': `const options = {
  first: 1,

  second: 2,
} satisfies Options;

export default function Bars() {
  return <p>{options.first}</p>;
}
`,
    });

    expect(files['Bars.js']).toContain('  first: 1,\n  second: 2,\n};\n');
  });

  it('keeps its comments', async () => {
    const { files } = await shown({
      'Bars.tsx': '// Why.\nexport default function Bars() {\n  // @ts-ignore\n  return <p />;\n}\n',
    });

    expect(files['Bars.js']).toBe(
      '// Why.\nexport default function Bars() {\n  // @ts-ignore\n  return <p />;\n}',
    );
  });

  it('is the committed one where there is one', async () => {
    const { files } = await shown({
      'Bars.tsx': 'export default function Bars(): null {\n  return null;\n}\n',
      'Bars.js': 'export default function Bars() {\n  return null; // by hand\n}\n',
    });

    expect(files['Bars.js']).toContain('// by hand');
  });

  it('leaves out what describes types, and React where only types need it', async () => {
    const { files } = await shown({
      'Bars.tsx': `// All bars.
import * as React from 'react';

/** A bar. */
interface Row {
  id: number;
}

/** Its side. */
export type Side = 'left' | 'right';

/** The first one. */
const row: Row = { id: 1 };

export default function Bars({ ref }: { ref: React.Ref<Row> }) {
  return <Bar ref={ref} row={row} />;
}
`,
    });

    expect(files['Bars.js']).toBe(`// All bars.

/** The first one. */
const row = { id: 1 };

export default function Bars({ ref }) {
  return <Bar ref={ref} row={row} />;
}`);
  });

  it('is not needed by a demo in JavaScript', async () => {
    const { files, variants } = await shown({ 'Bars.js': 'export default () => null;\n' }, 'Bars.js');

    expect(variants).toEqual(['system JS']);
    expect(Object.keys(files)).toEqual(['Bars.js']);
  });
});

describe('relative modules', () => {
  const main = (imports: string) =>
    `${imports}\nexport default function Bars() {\n  return <p>{use}</p>;\n}\n`;

  it('come along, each with its twin, and those they import', async () => {
    const { files, problems } = await shown({
      'Bars.tsx': main(
        "import { use } from './data';\nimport './style.css';\nimport rows from './rows.json';",
      ),
      'data.ts': "import { more } from './more';\nexport const use: number = more;\n",
      'more.tsx': 'export const more: number = 1;\n',
      'style.css': 'p { color: red; }\n',
      'rows.json': '[1]\n',
    });

    expect(problems).toEqual([]);
    expect(Object.keys(files)).toEqual([
      'Bars.tsx',
      'data.ts',
      'style.css',
      'rows.json',
      'more.tsx',
      'Bars.js',
      'data.js',
      'more.js',
    ]);
    expect(files['data.js']).toBe("import { more } from './more';\nexport const use = more;");
  });

  it('that hold only types stay out of the JavaScript', async () => {
    const { files } = await shown({
      'Bars.tsx': main("import { Row } from './types';\nconst use: Row = 1;"),
      'types.ts': 'export type Row = number;\n',
    });

    expect(Object.keys(files)).toEqual(['Bars.tsx', 'types.ts', 'Bars.js']);
  });

  it('are TypeScript first in TypeScript and JavaScript first in JavaScript', async () => {
    const { files } = await shown({
      'Bars.tsx': main("import { use } from './data';"),
      'data.ts': 'export const use: number = 1;\n',
      'data.js': 'export const use = 2;\n',
    });

    expect(Object.keys(files)).toEqual(['Bars.tsx', 'data.ts', 'Bars.js', 'data.js']);
    expect(files['data.js']).toBe('export const use = 2;');
  });

  it('may have a dot in their name', async () => {
    const { files } = await shown({
      'Bars.tsx': main("import { use } from './data.fixture';"),
      'data.fixture.ts': 'export const use = 1;\n',
    });

    expect(files).toHaveProperty('data.fixture.ts');
  });

  it('may import each other in a circle', async () => {
    const { files } = await shown({
      'Bars.tsx': main("import { use } from './a';"),
      'a.ts': "import { b } from './b';\nexport const use = () => b;\n",
      'b.ts': "import { use } from './a';\nexport const b = () => use;\n",
    });

    expect(Object.keys(files)).toEqual(['Bars.tsx', 'a.ts', 'b.ts', 'Bars.js', 'a.js', 'b.js']);
  });

  it.each([
    ['an import', "import { use } from './gone';", 'DEMO_MODULE_NOT_FOUND Bars.tsx:1:21'],
    ['an export', "\nexport * from './gone';", 'DEMO_MODULE_NOT_FOUND Bars.tsx:2:15'],
    ['a later import', "const use = import('./gone');", 'DEMO_MODULE_NOT_FOUND Bars.tsx:1:20'],
    ['a file of another ending', "import use from './gone.svg';", 'DEMO_MODULE_NOT_FOUND Bars.tsx:1:17'],
    ['a file outside of the page', "import use from '../../data';", 'DEMO_MODULE_NOT_FOUND Bars.tsx:1:17'],
  ])('are missed: %s', async (_, imports, problem) => {
    expect((await shown({ 'Bars.tsx': main(imports) })).problems).toEqual([problem]);
  });
});

describe('stylings', () => {
  it('are variants of their own, each file called like the demo', async () => {
    const component = 'export default function Bars(): null {\n  return null;\n}\n';
    const { files, variants } = await shown(
      {
        'Bars/system/index.tsx': component,
        'Bars/css/index.tsx': `import './style.css';\n${component}`,
        'Bars/css/style.css': 'p {}\n',
      },
      'Bars',
    );

    expect(variants).toEqual(['system TS', 'system JS', 'css TS', 'css JS']);
    expect(Object.keys(files)).toEqual(['Bars.tsx', 'Bars.js', 'style.css']);
  });
});

describe('the packages of a demo', () => {
  it('are what any of its files imports, types too, however it is written', async () => {
    const loaded = await loadBody('{{"demo": "Bars.tsx"}}\n', {
      'Bars.tsx': [
        `import Box from "@mui/material/Box";`,
        `import type { Dayjs } from 'dayjs';`,
        `import { rows } from './rows';`,
        `const lazy = () => import('late/part');`,
        `// import { not } from 'this-one';`,
        'export default function Bars(): null {\n  return null;\n}\n',
      ].join('\n'),
      'rows.ts': `export { rows } from 'rows-of-others';\n`,
    });
    const [part] = loaded.parts;
    const imports = part?.kind === 'demo' ? part.demo.variants.map((variant) => variant.imports) : [];

    expect(imports).toEqual([
      ['@mui/material/Box', 'dayjs', 'late/part', 'rows-of-others'],
      // The twin leaves out what nothing uses without types.
      ['late/part'],
    ]);
  });
});

describe('a demo with a very long text', () => {
  it('is converted without a note on the console', async () => {
    const note = vi.spyOn(console, 'error').mockImplementation(() => {});
    const { problems } = await shown({
      'Bars.tsx': `const rows: string = '${'x'.repeat(600_000)}';\nexport default function Bars(): string {\n  return rows;\n}\n`,
    });

    expect(problems).toEqual([]);
    expect(note).not.toHaveBeenCalled();
    note.mockRestore();
  });
});

describe('a demo that cannot run', () => {
  it.each([
    [
      'does not parse',
      'export default function Bars() {\n  return <p>;\n}\n',
      'DEMO_DOES_NOT_PARSE Bars.tsx:2:13',
    ],
    [
      'exports nothing by default',
      'export function Bars() {\n  return null;\n}\n',
      'DEMO_WITHOUT_COMPONENT Bars.tsx:1:1',
    ],
  ])('%s', async (_, code, problem) => {
    const { problems, messages } = await shown({ 'Bars.tsx': code });

    expect(problems).toEqual([problem]);
    expect(messages[0]).not.toContain('\n');
  });

  it('because of a module that does not parse', async () => {
    const { problems } = await shown({
      'Bars.tsx': "import { use } from './data';\nexport default () => use;\n",
      'data.ts': 'export const use = ;\n',
    });

    expect(problems).toEqual(['DEMO_DOES_NOT_PARSE data.ts:1:20']);
  });
});
