/** @jsxImportSource @emotion/react */
import type { Headline } from './headline';
import { headerStyles as styles } from './header-styles';

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
    <div css={styles.header}>
      <h1 css={styles.title}>
        {product !== undefined && (
          <span>
            {product}
            <span className="visually-hidden"> -</span>{' '}
          </span>
        )}
        {name}
      </h1>
      {description && (
        <p css={styles.description} lang={textLanguage}>
          {description}
        </p>
      )}
    </div>
  );
}
