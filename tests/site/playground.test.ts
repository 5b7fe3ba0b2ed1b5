import { describe, expect, it } from 'vitest';
import { bar } from '../../site/playground/charts/bar';
import { gauge } from '../../site/playground/charts/gauge';
import { line } from '../../site/playground/charts/line';
import { pie } from '../../site/playground/charts/pie';
import { scatter } from '../../site/playground/charts/scatter';
import { sparkline } from '../../site/playground/charts/sparkline';
import { firstValues } from '../../site/playground/definition';
import { highlighted } from '../../site/playground/highlighted';
import { loadPlayground } from '../../site/playground/load-playground';

const playgrounds = { bar, line, pie, scatter, sparkline, gauge };

describe.each(Object.entries(playgrounds))('the playground %s', (_, { controls, code }) => {
  const first = firstValues(controls);

  it('says every option in both languages, under a name of its own', () => {
    expect(new Set(controls.map(({ name }) => name)).size).toBe(controls.length);
    for (const { label } of controls) expect([label.en, label.zh]).not.toContain('');
  });

  it('writes other code for every option that is changed', () => {
    for (const control of controls) {
      const other =
        control.kind === 'switch'
          ? !control.first
          : control.kind === 'range'
            ? control.max === control.first
              ? control.min
              : control.max
            : control.values.find((value) => value !== control.first);
      expect(code({ ...first, [control.name]: other ?? '' }), control.name).not.toBe(code(first));
    }
  });

  it('loses no sign of its code in colours', () => {
    expect(
      highlighted(code(first))
        .map(({ text }) => text)
        .join(''),
    ).toBe(code(first));
  });
});

it('shows the code that gives what is seen', () => {
  expect(
    bar.code({ ...firstValues(bar.controls), layout: 'horizontal', stack: true, barLabel: true }),
  ).toBe(`<BarChart
  height={300}
  layout="horizontal"
  yAxis={[{ scaleType: 'band', data: quarters }]}
  series={[
    { data: lisbon, label: 'Lisbon', stack: 'total' },
    { data: porto, label: 'Porto', stack: 'total' },
    { data: faro, label: 'Faro', stack: 'total' },
  ]}
  barLabel="value"
/>`);
});

it('takes only values that its controls offer', () => {
  expect(line.code({ ...firstValues(line.controls), curve: '"><script>' })).toBe(
    line.code(firstValues(line.controls)),
  );
});

it('is loaded by its address, and no other address is taken for one', async () => {
  expect(loadPlayground('/x/assets/BarsBasic-1.js')).toBeUndefined();
  await expect(loadPlayground('playground:nothing')).rejects.toThrow('is no playground');
  expect(await loadPlayground('playground:gauge')).toBeTypeOf('function');
});
