import { renderToStaticMarkup } from 'react-dom/server';
import type { PageProps } from '../../generator/page/page';
import type { PlainPage } from '../../generator/page/server-entry';
import { LanguageProvider } from '../language/LanguageProvider';
import { withReferenceWords } from '../reference/reference-words';
import { PlainContent } from './PlainContent';

/**
 * Renders a page without interactive elements (page/server-entry.ts), for the generator to convert to
 * Markdown.
 */
export function renderPlain(given: PageProps): PlainPage {
  const page = withReferenceWords(given);
  const { title, description, userLanguage, words } = page;
  const html = renderToStaticMarkup(
    <LanguageProvider userLanguage={userLanguage} words={words}>
      <PlainContent page={page} />
    </LanguageProvider>,
  );
  return { title, description, html };
}
