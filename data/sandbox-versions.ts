/** What runs a sandbox, and what checks its types: a test compares it with the installed packages. */
export const sandboxTools = { typescript: '5.9.3', vite: '8.3.8' } as const;

/** The script that compiles Tailwind's classes in the browser. */
export const tailwindScript = 'https://cdn.jsdelivr.net/npm/@tailwindcss/browser@4.1.18';

/** Names sandboxes. A word of its own, as the definition of the whole site would come along with it. */
export const sandboxLibrary = 'MUI X';
