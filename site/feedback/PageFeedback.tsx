/** @jsxImportSource @emotion/react */
import { services } from '../../data/services';
import { site } from '../../data/site';
import type { PageProps } from '../../generator/page/page';
import { useLanguage } from '../language/LanguageProvider';
import { hook } from '../support/hooks';
import { Icon } from '../theme/Icon';
import { FeedbackForm } from './FeedbackForm';
import { commentStyles, formStyles, ratingStyles } from './feedback-styles';
import { COMMENT_BUTTON, FEEDBACK, RATING, SECTION_TITLE, STATUS } from './hooks';
import { IssueForm } from './IssueForm';

type PageFeedbackProps = Pick<PageProps, 'pathname' | 'url'>;

/** Asks whether the page was helpful, and contains the form for comments on sections. */
export function PageFeedback({ pathname, url }: PageFeedbackProps) {
  const { userLanguage } = useLanguage();
  if (!services.feedback) return <IssueForm url={url} />;
  return (
    <div
      className="needs-script"
      css={ratingStyles.frame}
      {...hook(FEEDBACK)}
      data-page={pathname}
      data-language={userLanguage}
      data-version={site.version}
      data-repository={site.repository.url}
    >
      <PageRating url={url} />
      <SectionComment url={url} />
    </div>
  );
}

function PageRating({ url }: { url: string }) {
  const { t } = useLanguage();
  return (
    <section css={ratingStyles.page} {...hook(RATING)} aria-labelledby="feedback_question">
      <p css={ratingStyles.question} id="feedback_question">
        {t('feedbackQuestion')}
      </p>
      <RatingButton rating="up" text={t('feedbackYes')} />
      <RatingButton rating="down" text={t('feedbackNo')} />
      <FeedbackForm id="page_feedback" about="page" url={url} />
      <p css={formStyles.status} {...hook(STATUS)} role="status" />
    </section>
  );
}

function RatingButton({ rating, text }: { rating: 'up' | 'down'; text: string }) {
  return (
    <button type="button" css={formStyles.button} data-rating={rating} aria-pressed="false">
      <span css={rating === 'down' && ratingStyles.thumbDown}>
        <Icon name="thumb-up" />
      </span>
      {text}
    </button>
  );
}

/**
 * The dialog, and the button that the script copies beside each heading. Its label is that of the buttons:
 * `Comment on {title}`.
 */
function SectionComment({ url }: { url: string }) {
  const { t } = useLanguage();
  return (
    <dialog css={commentStyles.dialog} aria-labelledby="section_feedback_title" data-label={t('commentOn')}>
      <h2 css={ratingStyles.question} id="section_feedback_title">
        {t('feedbackComment')}
      </h2>
      <p css={commentStyles.section} {...hook(SECTION_TITLE)} />
      <FeedbackForm id="section_feedback" about="section" url={url} />
      <p css={commentStyles.status} {...hook(STATUS)} role="status" />
      <button type="button" css={commentStyles.close} data-close="">
        {t('feedbackClose')}
      </button>
      <template>
        <button type="button" css={commentStyles.button} {...hook(COMMENT_BUTTON)} />
      </template>
    </dialog>
  );
}
