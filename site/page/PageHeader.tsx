import type { Headline } from './headline';

interface PageHeaderProps {
  headline: Headline;
  description: string;
  /** The language of the description, when it is not the page's own. */
  textLanguage?: string | undefined;
}

/**
 * Title and description. A product in front of a title is set back; the dash is for those who hear or copy the
 * title.
 */
export function PageHeader({ headline: { product, name }, description, textLanguage }: PageHeaderProps) {
  return (
    <div className="page-header">
      <h1>
        {product !== undefined && (
          <span className="title-product">
            {product}
            <span className="visually-hidden"> -</span>{' '}
          </span>
        )}
        {name}
      </h1>
      {description && (
        <p className="description" lang={textLanguage}>
          {description}
        </p>
      )}
    </div>
  );
}
