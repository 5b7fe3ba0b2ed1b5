const NAME = /^[A-Z]\w+(?:\.[a-zA-Z][\w-]*){0,2}$/;

/** `<BarChart />`, `<BarChart layout="horizontal">`: a component as it is used. */
const TAG = /^<([A-Z]\w+)(?:\s[^<]*)?>$/;

/**
 * What inline code may mean by a name of the API: `BarChart`, `BarChart.layout`, `GridColDef.valueGetter`,
 * `BarChart.slots.bar`, `<BarChart />`. Whether the reference knows it is asked when pages are made.
 */
export function apiName(code: string): string | undefined {
  return NAME.test(code) ? code : TAG.exec(code)?.[1];
}
