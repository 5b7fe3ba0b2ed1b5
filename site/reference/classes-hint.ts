import type { ComponentReference } from '../../generator/page/reference';
import type { WordKey } from '../language/dictionaries';

/** What class names are for, and their rule names: not every component has a `classes` prop or a name in the theme. */
export function classesHint({ props, theme }: Pick<ComponentReference, 'props' | 'theme'>): WordKey {
  const hasProp = props.some(({ name }) => name === 'classes');
  if (theme?.styleOverrides) return hasProp ? 'referenceClassesHint' : 'referenceClassesHintTheme';
  return hasProp ? 'referenceClassesHintProp' : 'referenceClassesHintNone';
}
