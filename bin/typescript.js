// Stands for the compiler in what is compiled. Imported like a module of its own kind, Node would read its
// nine megabytes once more, just to learn the names of what it exports.
import { createRequire } from 'node:module';

// biome-ignore lint/style/noDefaultExport: it stands for a module that has one.
export default createRequire(import.meta.url)('typescript');
