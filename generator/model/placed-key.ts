/** What a marker asks for, as one text: two that say the same are given the same data. */
export function placedKey(component: string, options: Record<string, unknown>): string {
  return JSON.stringify([component, options]);
}
