/** What the scripts of page components look for. */
export const CHECKLIST = 'checklist';
export const INSTALLATION = 'installation';
