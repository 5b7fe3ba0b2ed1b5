/** An assistant that can be asked about a page. */
export interface Assistant {
  name: string;
  /** Its address, to which the question is added. */
  ask: string;
}

/** Two that many readers have. A page only links to them: nobody is asked before a reader follows a link. */
export const assistants: Assistant[] = [
  { name: 'ChatGPT', ask: 'https://chatgpt.com/?hints=search&q=' },
  { name: 'Claude', ask: 'https://claude.ai/new?q=' },
];
