import type { SectionPagesData } from '../../generator/published/section-pages';

/** A list of pages with descriptions. */
export function PlainSectionPages({ data }: Record<string, unknown>) {
  if (!isList(data)) return null;
  return (
    <ul>
      {data.pages.map(({ pathname, url, title, description }) => (
        <li key={pathname}>
          <a href={url}>{title}</a>
          {description !== undefined && `: ${description}`}
        </li>
      ))}
    </ul>
  );
}

function isList(value: unknown): value is SectionPagesData {
  return typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'pages';
}
