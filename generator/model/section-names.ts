/** The section above the first heading, with title and description. No heading has such an id. */
export const TOP = '(top)';
