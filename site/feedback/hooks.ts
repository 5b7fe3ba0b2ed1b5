/** The hooks of the scripts of feedback. */
export const FEEDBACK = 'feedback';
export const RATING = 'page-rating';
export const STATUS = 'feedback-status';
export const SECTION_TITLE = 'feedback-section';
export const COMMENT_BUTTON = 'comment-button';
