/** The width of a scrollbar that takes space, as a property of the root element; absent where scrollbars lie over the content. */
export const SCROLLBAR = '--scrollbar';
