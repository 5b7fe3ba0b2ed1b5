/** The hook that marks lists of the reference; the script of all pages looks for it. */
export const MEMBERS = 'members';
