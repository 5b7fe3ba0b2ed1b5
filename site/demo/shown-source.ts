import { all, hooked } from '../support/dom';
import { SOURCE } from './source-hook';

/** The element with a demo's whole code; demos without a toolbar have none. */
export function sourceOf(demo: HTMLElement): HTMLDetailsElement | null {
  return demo.querySelector<HTMLDetailsElement>(hooked(SOURCE));
}

/** The visible files of a demo: in the selected styling and language, if it has them. */
export function shownVariant(demo: HTMLElement): HTMLElement | undefined {
  const { codeVariant, codeStyling } = document.documentElement.dataset;
  const variants = all(`${hooked(SOURCE)}>[data-styling]`, demo);
  const styled = variants.filter(({ dataset }) => dataset.styling === codeStyling);
  const candidates =
    styled.length > 0 ? styled : variants.filter(({ dataset }) => dataset.styling === 'system');
  return candidates.find(({ dataset }) => dataset.language === codeVariant) ?? candidates[0] ?? variants[0];
}

/** The label of the button is its next action. */
export function tellState(source: HTMLDetailsElement): void {
  const button = source.parentElement?.querySelector<HTMLElement>('[data-tool="code"]');
  if (!button) return;
  button.setAttribute('aria-expanded', String(source.open));
  button.textContent = (source.open ? button.dataset.hide : button.dataset.show) ?? '';
}
