import { createElement, Fragment } from 'react';
import { useLanguage } from '../language/LanguageProvider';
import { toReact } from '../support/to-react';
import { badges } from './menu-elements';
import { menuWords } from './menu-words';

type BadgesProps = Parameters<typeof badges>[0];

/** What a line of the menu says beside its title, elsewhere. */
export function Badges(props: BadgesProps) {
  const { t } = useLanguage();
  // As children of their own they need no keys.
  return createElement(Fragment, null, ...badges(props, menuWords(t)).map(toReact));
}
