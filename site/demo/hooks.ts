/** The hooks of demos for the first scripts; a root has `data-demo`, and each tool `data-tool`. */
export const TOOLS = 'tools';
export const WAITING = 'waiting';
