/** @jsxImportSource @emotion/react */
import { site } from '../../data/site';
import { useLanguage } from '../language/LanguageProvider';
import { formStyles as styles } from './feedback-styles';

interface FeedbackFormProps {
  /** Makes the ids of this form's fields its own. */
  id: string;
  /** What the form is about before a reader has chosen: a whole page, or one section of it. */
  about: 'page' | 'section';
  /** The page's own, without origin. */
  url: string;
}

/** More than this is not a comment but an issue. */
const LONGEST_COMMENT = 5000;

/** Where a comment is written and sent; the script says how it goes (enhance-form.ts). */
export function FeedbackForm({ id, about, url }: FeedbackFormProps) {
  const { t } = useLanguage();
  return (
    <form
      css={styles.form}
      data-failed={t('feedbackFailed')}
      data-sent={t('feedbackSent')}
      data-sending={t('feedbackSending')}
      data-submit={t('feedbackSubmit')}
      data-again={t('feedbackAgain')}
      data-prompt-up={t('feedbackPromptUp')}
      data-prompt-down={t('feedbackPromptDown')}
      hidden={about === 'page'}
    >
      <label css={styles.label} htmlFor={`${id}-comment`}>
        {about === 'page' ? t('feedbackPromptDown') : t('feedbackPromptSection')}
      </label>
      <textarea
        css={styles.field}
        id={`${id}-comment`}
        name="comment"
        rows={4}
        maxLength={LONGEST_COMMENT}
        required={about === 'section'}
      />
      <p css={styles.hint}>
        {t('feedbackIssueHint')}{' '}
        <a href={issueUrl(url)} target="_blank" rel="noopener">
          {t('feedbackIssueLink')}
        </a>
      </p>
      <div css={styles.buttons}>
        <button type="submit" css={styles.submit}>
          {t('feedbackSubmit')}
        </button>
        <button type="button" css={styles.button} data-cancel="">
          {t('feedbackCancel')}
        </button>
      </div>
    </form>
  );
}

/** Where what needs an answer is better told. */
function issueUrl(url: string): string {
  const page = encodeURIComponent(site.origin + url);
  return `${site.repository.url}/issues/new?template=6.docs-feedback.yml&page-url=${page}`;
}
