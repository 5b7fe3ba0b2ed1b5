/** What stands in the place of a demo that failed: what mounts demos looks for it as well. */
export const FAILURE = 'failure';
