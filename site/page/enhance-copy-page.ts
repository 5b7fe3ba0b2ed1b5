import { copyText, PAGE_COPIED_FOR_MS } from '../support/copy-text';
import { closest, hooked } from '../support/dom';
import { COPY_PAGE } from './hooks';

/** Copies the page's Markdown, which lies beside it as a file. */
export function enhanceCopyPage(): void {
  document.addEventListener('click', (event) => {
    const button = closest(event, hooked(COPY_PAGE));
    if (button) void copyText(markdownOf(window.location.pathname), button, PAGE_COPIED_FOR_MS);
  });
}

async function markdownOf(pathname: string): Promise<Blob> {
  const answer = await fetch(`${pathname.replace(/[^/]*$/, '')}index.md`);
  if (!answer.ok) throw new Error();
  return new Blob([await answer.text()], { type: 'text/plain' });
}
