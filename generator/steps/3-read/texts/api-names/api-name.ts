const NAME = /^[A-Z]\w+(?:\.[a-zA-Z][\w-]*){0,2}$/;

/** `<SeedTray />`, `<SeedTray layout="horizontal">`: a component in use. */
const TAG = /^<([A-Z]\w+)(?:\s[^<]*)?>$/;

/**
 * The name in the API that inline code may refer to: `SeedTray`, `SeedTray.layout`, `SeedColumn.valueGetter`,
 * `SeedTray.slots.bar`, `<SeedTray />`. It is looked up in the reference when pages are composed.
 */
export function apiName(code: string): string | undefined {
  return NAME.test(code) ? code : TAG.exec(code)?.[1];
}
