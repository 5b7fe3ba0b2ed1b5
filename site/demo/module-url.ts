/** Url of a box's module for the styling that the page shows; the plain one where there is no other. */
export function moduleUrlOf({ dataset }: HTMLElement): string | undefined {
  const styling = document.documentElement.dataset.codeStyling;
  const other = { tailwind: dataset.moduleTailwind, css: dataset.moduleCss }[styling ?? ''];
  return other ?? dataset.module;
}
