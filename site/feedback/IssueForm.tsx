/** @jsxImportSource @emotion/react */
import { site } from '../../data/site';
import { useLanguage } from '../language/LanguageProvider';
import { hook } from '../support/hooks';
import { Icon } from '../theme/Icon';
import { issueStyles as styles } from './feedback-styles';
import { ISSUE } from './issue-hook';

/**
 * The text is part of a URL, of which hosts accept about 8,000 characters: a Chinese character takes nine.
 */
const LONGEST = 800;

/**
 * Without a feedback service, feedback becomes an issue of the repository, which readers check and submit
 * themselves. A plain form; the script stores the draft (keep-draft.ts).
 */
export function IssueForm({ url }: { url: string }) {
  const { t } = useLanguage();
  return (
    <details css={styles.frame} {...hook(ISSUE)}>
      <summary css={styles.summary}>
        {t('issueQuestion')}
        <Icon name="chevron" />
      </summary>
      <form
        css={styles.form}
        action={`${site.repository.url}/issues/new`}
        method="get"
        target="_blank"
        rel="noopener"
      >
        <input type="hidden" name="title" value={`[docs] ${url}`} />
        <label htmlFor="issue_body">{t('issueLabel')}</label>
        <textarea css={styles.field} id="issue_body" name="body" rows={4} maxLength={LONGEST} required />
        <p css={styles.hint}>{t('issueHint')}</p>
        <button type="submit" css={styles.submit}>
          {t('issueSubmit')}
        </button>
      </form>
    </details>
  );
}
