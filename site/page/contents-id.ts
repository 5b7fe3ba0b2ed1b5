/** The id by which a button opens the contents of a page, and their script finds them. */
export const CONTENTS = 'page_contents';
