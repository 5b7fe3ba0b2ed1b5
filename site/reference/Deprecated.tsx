import type { ReferenceText } from '../../generator/page/reference';
import { useLanguage } from '../language/LanguageProvider';
import { Words } from './Words';

interface DeprecatedProps {
  reason: ReferenceText | undefined;
  /** Of its words. */
  className?: string;
}

/** Says that something should not be used any more, and what to use instead. */
export function Deprecated({ reason, className }: DeprecatedProps) {
  const { t } = useLanguage();
  return (
    <aside className="callout callout-warning" role="note">
      <span className="callout-icon" />
      <div className="callout-content">
        <p>
          <b className="callout-title">{t('referenceDeprecated')}</b>
        </p>
        {reason && <Words className={className} text={reason} />}
      </div>
    </aside>
  );
}
