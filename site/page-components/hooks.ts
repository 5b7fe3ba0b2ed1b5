/** The hooks of the scripts of page components. */
export const CHECKLIST = 'checklist';
export const INSTALLATION = 'installation';
