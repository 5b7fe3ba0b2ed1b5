import { describe, expect, it } from 'vitest';
import { dateAdapters } from '../../../../generator/steps/5-check/date-adapters';
import { siteDefinition } from '../../../builders/site-definition';
import { source } from '../../../builders/translation';

const site = siteDefinition({ dateAdapters: { AdapterDayjs: { package: 'dayjs', version: '1.11.13' } } });

function faults(...lines: string[]) {
  return dateAdapters([source('pages/start/Demo.tsx', ...lines)], site);
}

describe('a demo that imports a date adapter', () => {
  it('is an error when no package is known for it, and names the adapter', () => {
    const [problem] = faults(
      "import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';",
      "import { AdapterFoo } from '@mui/x-date-pickers/AdapterFoo';",
    );

    expect(problem?.message).toMatch(/^Can't determine required npm package for adapter 'AdapterFoo'/);
    expect(problem).toMatchObject({
      code: 'UNKNOWN_DATE_ADAPTER',
      place: { file: 'pages/start/Demo.tsx', line: 2, column: 28 },
    });
  });

  it.each([
    'import { A } from "@mui/x-date-pickers-pro/AdapterFoo";',
    "import '@mui/lab/AdapterFoo';",
    "const adapter = import('@mui/x-date-pickers/AdapterFoo');",
    "export * from '@mui/x-date-pickers/AdapterFoo/AdapterFoo';",
  ])('is seen however it does so: %s', (line) => {
    expect(faults(line)).toHaveLength(1);
  });

  it('is told the nearest adapter', () => {
    expect(faults("import '@mui/x-date-pickers/AdapterDayJS2';")[0]?.hint).toContain(
      "Did you mean 'AdapterDayjs'?",
    );
  });

  it.each([
    "import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';",
    "import { AdapterFoo } from './AdapterFoo';",
    "// import { AdapterFoo } from '@mui/x-date-pickers/AdapterFoo';",
    "import { Adapters } from '@mui/x-date-pickers/adapters';",
    "import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';",
  ])('is sound: %s', (line) => {
    expect(faults(line)).toEqual([]);
  });

  it('cannot slip through under the name of something every object has', () => {
    expect(faults("import '@mui/x-date-pickers/Adapter__proto__';")).toEqual([]);
    expect(dateAdapters([source('a.tsx', "import 'p/AdapterConstructor'")], siteDefinition())).toHaveLength(
      1,
    );
  });
});
