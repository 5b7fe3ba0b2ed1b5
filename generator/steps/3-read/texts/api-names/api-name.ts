const NAME = /^[A-Z]\w+(?:\.[a-zA-Z][\w-]*){0,2}$/;

/** `<SeedTray />`, `<SeedTray layout="horizontal">`: a component as it is used. */
const TAG = /^<([A-Z]\w+)(?:\s[^<]*)?>$/;

/**
 * What inline code may mean by a name of the API: `SeedTray`, `SeedTray.layout`, `SeedColumn.valueGetter`,
 * `SeedTray.slots.bar`, `<SeedTray />`. Whether the reference knows it is asked when pages are made.
 */
export function apiName(code: string): string | undefined {
  return NAME.test(code) ? code : TAG.exec(code)?.[1];
}
