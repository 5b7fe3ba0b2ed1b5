/** The hooks of demos for the first scripts; a root has `data-demo`, and each tool `data-tool`. */
export const TOOLS = 'tools';
export const WAITING = 'waiting';

/** Dispatched to a demo's root to reset it; what has mounted it, or runs its edited code, listens. */
export const RESET_EVENT = 'demo:reset';
