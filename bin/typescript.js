// Replaces `typescript` in the compiled program. It is loaded by `require`, because for an `import` of a CommonJS module Node
// reads its nine megabytes a second time to find the names of its exports.
import { createRequire } from 'node:module';

// biome-ignore lint/style/noDefaultExport: it replaces a module that has one.
export default createRequire(import.meta.url)('typescript');
