import { element } from '../support/dom';
import { RESULT_TITLE } from './hooks';

/** What a result is called. */
export function resultTitle(className = '', text = ''): HTMLElement {
  const title = element('span', className, text);
  title.dataset['x'] = RESULT_TITLE;
  return title;
}
