import { services } from '../../data/services';
import { site } from '../../data/site';
import type { PageProps } from '../../generator/page/page';
import { useLanguage } from '../language/LanguageProvider';
import { Icon } from '../theme/Icon';
import { FeedbackForm } from './FeedbackForm';
import { IssueForm } from './IssueForm';

type PageFeedbackProps = Pick<PageProps, 'pathname' | 'url'>;

/** Asks whether the page was helpful, and holds the form for comments on single sections. */
export function PageFeedback({ pathname, url }: PageFeedbackProps) {
  const { userLanguage } = useLanguage();
  if (!services.feedback) return <IssueForm url={url} />;
  return (
    <div
      className="feedback needs-script"
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
    <section className="feedback-page" aria-labelledby="feedback-question">
      <p className="feedback-question" id="feedback-question">
        {t('feedbackQuestion')}
      </p>
      <RatingButton rating="up" text={t('feedbackYes')} />
      <RatingButton rating="down" text={t('feedbackNo')} />
      <FeedbackForm id="page-feedback" about="page" url={url} />
      <p className="feedback-status" role="status" />
    </section>
  );
}

function RatingButton({ rating, text }: { rating: 'up' | 'down'; text: string }) {
  return (
    <button type="button" className="feedback-button" data-rating={rating} aria-pressed="false">
      <span className={rating === 'down' ? 'thumb-down' : undefined}>
        <Icon name="thumb-up" />
      </span>
      {text}
    </button>
  );
}

/** Its label is that of the buttons which the script puts beside headings: `Comment on {title}`. */
function SectionComment({ url }: { url: string }) {
  const { t } = useLanguage();
  return (
    <dialog className="feedback-dialog" aria-labelledby="section-feedback-title" data-label={t('commentOn')}>
      <h2 className="feedback-question" id="section-feedback-title">
        {t('feedbackComment')}
      </h2>
      <p className="feedback-section" />
      <FeedbackForm id="section-feedback" about="section" url={url} />
      <p className="feedback-status" role="status" />
      <button type="button" className="feedback-button" data-close="">
        {t('feedbackClose')}
      </button>
    </dialog>
  );
}
