import { copyText, PAGE_COPIED_FOR_MS } from '../support/copy-text';
import { closest } from '../support/dom';

/** Copies the page's Markdown, which lies beside it as a file. */
export function enhanceCopyPage(): void {
  document.addEventListener('click', (event) => {
    const button = closest(event, '.copy-page');
    if (button) void copyText(markdownOf(window.location.pathname), button, PAGE_COPIED_FOR_MS);
  });
}

async function markdownOf(pathname: string): Promise<string> {
  const answer = await fetch(`${pathname.replace(/[^/]*$/, '')}index.md`);
  if (!answer.ok) throw new Error(`The Markdown of ${pathname} was answered with ${answer.status}.`);
  return answer.text();
}
