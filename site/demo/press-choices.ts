import { all } from '../support/dom';

/** Marks the current language and styling in every toolbar. */
export function pressChoices(): void {
  const { codeVariant, codeStyling } = document.documentElement.dataset;
  const shown = { variant: codeVariant, styling: codeStyling };
  for (const [name, value] of Object.entries(shown)) {
    for (const tool of all(`[data-tool="${name}"]`)) {
      tool.setAttribute('aria-pressed', String(tool.getAttribute('value') === value));
    }
  }
}
