import { element } from '../support/dom';
import { RESULT_TITLE } from './hooks';

/** The title of a result. */
export function resultTitle(className = '', text = ''): HTMLElement {
  const title = element('span', className, text);
  title.dataset['x'] = RESULT_TITLE;
  return title;
}
