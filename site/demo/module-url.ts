/** URL of a box's module for the styling of the page, or the default one. */
export function moduleUrlOf({ dataset }: HTMLElement): string | undefined {
  const styling = document.documentElement.dataset.codeStyling;
  const other = { tailwind: dataset.moduleTailwind, css: dataset.moduleCss }[styling ?? ''];
  return other ?? dataset.module;
}
