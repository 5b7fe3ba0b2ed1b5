/** @jsxImportSource @emotion/react */
import type { ReferenceText } from '../../generator/page/reference';
import { useLanguage } from '../language/LanguageProvider';
import { calloutStyles as styles } from '../theme/callout-styles';
import { Words } from './Words';

interface DeprecatedProps {
  reason: ReferenceText | undefined;
  /** The class of the text. */
  className?: string;
}

/** A deprecation notice with its reason. */
export function Deprecated({ reason, className }: DeprecatedProps) {
  const { t } = useLanguage();
  return (
    <aside css={styles.warning} role="note">
      <span />
      <div>
        <p>
          <b css={styles.title}>{t('referenceDeprecated')}</b>
        </p>
        {reason && <Words className={className} text={reason} />}
      </div>
    </aside>
  );
}
