/** @jsxImportSource @emotion/react */
import type { ListedPage, SectionPagesData } from '../../generator/published/section-pages';
import { languageOf } from '../language/language-of';
import { sectionPagesStyles as styles } from './section-pages-styles';

/**
 * A list of pages with descriptions: those below this one, or `{{"component": "SectionPages", "pages":
 * ["/start"]}}`. The generator adds them under `data`.
 */
export function SectionPages({ data }: Record<string, unknown>) {
  if (!isList(data)) return null;
  return (
    <ul css={styles.list}>
      {data.pages.map((page) => (
        <li key={page.pathname}>
          <PageLink {...page} />
        </li>
      ))}
    </ul>
  );
}

function PageLink({ title, url, description, language }: ListedPage) {
  return (
    <a href={url}>
      <b>{title}</b>
      {description !== undefined && <small lang={language && languageOf(language).tag}>{description}</small>}
    </a>
  );
}

function isList(value: unknown): value is SectionPagesData {
  return typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'pages';
}
