/** The title of a guide without its product, which the page shows elsewhere: `Charts - Bars` is `Bars`. */
export function guideName(title: string): string {
  return title.replace(/^.+? - /, '');
}
