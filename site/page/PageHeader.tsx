interface PageHeaderProps {
  title: string;
  description: string;
  /** The language of the description, when it is not the page's own. */
  textLanguage?: string | undefined;
}

/** What stands between a product and a page in titles such as `Charts - Bars`. */
const DASH = ' - ';

/**
 * Title and description. The product in front of a title is set back, as the reader knows it already;
 * the dash is for those who hear or copy the title.
 */
export function PageHeader({ title, description, textLanguage }: PageHeaderProps) {
  const end = title.indexOf(DASH);
  return (
    <div className="page-header">
      <h1>
        {end > 0 && (
          <span className="title-product">
            {title.slice(0, end)}
            <span className="visually-hidden"> -</span>{' '}
          </span>
        )}
        {end > 0 ? title.slice(end + DASH.length) : title}
      </h1>
      {description && (
        <p className="description" lang={textLanguage}>
          {description}
        </p>
      )}
    </div>
  );
}
