/** Everything of a list. Readers who chose a table or its open rows before have chosen this. */
export const ALL = 'table';

/** Names alone, each of which opens its row; by this name it has been kept since there were three views. */
export const NAMES_ONLY = 'collapsed';
