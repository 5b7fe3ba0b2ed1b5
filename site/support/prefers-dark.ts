/** The media query for a device that is set to dark. */
export const PREFERS_DARK = '(prefers-color-scheme: dark)';
