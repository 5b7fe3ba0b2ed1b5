/** The component and options of a marker as a key: equal markers share their data. */
export function placedKey(component: string, options: Record<string, unknown>): string {
  return JSON.stringify([component, options]);
}
