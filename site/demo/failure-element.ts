import { element } from '../support/dom';
import { type DemoWords, readDemoWords } from './demo-words';
import { FAILURE } from './failure-hook';

/** What stands in the place of a demo that failed, without React: that may be what did not come. */
export function failureElement(words: DemoWords, retry: () => void): HTMLElement {
  const button = element('button', '', words.retry);
  button.setAttribute('type', 'button');
  button.addEventListener('click', retry);
  const ways = element('p');
  ways.append(button);
  if (words.reportUrl !== undefined) {
    const link = element('a', '', words.report);
    link.setAttribute('href', words.reportUrl);
    ways.append(link);
  }
  const failure = element('div');
  failure.dataset.x = FAILURE;
  failure.setAttribute('role', 'alert');
  failure.append(element('p', '', words.failed), ways);
  return failure;
}

/** Puts it into a box, which stays as high as it is, so that nothing below moves. */
export function showFailure(box: HTMLElement, retry: () => void): void {
  box.style.minHeight = `${box.getBoundingClientRect().height}px`;
  box.ariaBusy = null;
  box.replaceChildren(failureElement(readDemoWords(box), retry));
}
