/** What an address says that is to open with an answer: `/x/?q=sorting`. */
export const searchParameter = 'q';
