/** @jsxImportSource @emotion/react */
import { site } from '../../data/site';
import { useLanguage } from '../language/LanguageProvider';
import { formStyles as styles } from './feedback-styles';

interface FeedbackFormProps {
  /** The prefix of the ids of this form's fields. */
  id: string;
  /** The initial subject of the form: a whole page, or one of its sections. */
  about: 'page' | 'section';
  /** The URL of the page, without origin. */
  url: string;
}

/** The maximum length of a comment; longer ones should be issues. */
const LONGEST_COMMENT = 5000;

/** The form for a comment; the script shows its state (enhance-form.ts). */
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
      <label css={styles.label} htmlFor={`${id}_comment`}>
        {about === 'page' ? t('feedbackPromptDown') : t('feedbackPromptSection')}
      </label>
      <textarea
        css={styles.field}
        id={`${id}_comment`}
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

/** The page for reports that need an answer. */
function issueUrl(url: string): string {
  const page = encodeURIComponent(site.origin + url);
  return `${site.repository.url}/issues/new?template=6.docs-feedback.yml&page-url=${page}`;
}
