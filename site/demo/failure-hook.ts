/** The hook of the failure message, which the mounting script also uses. */
export const FAILURE = 'failure';
