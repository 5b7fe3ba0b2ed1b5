/** What the first scripts look for in a demo; its root has `data-demo`, and each tool `data-tool`. */
export const TOOLS = 'tools';
export const WAITING = 'waiting';
