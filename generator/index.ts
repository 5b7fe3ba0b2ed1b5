import { lazily } from './commands/lazily';

export type { BuildResult } from './commands/build';
export type { FoundPlace, SearchResult } from './commands/search';
export type { SectionDiff } from './commands/translate-diff';
export type { Problem } from './model';
export { DEFAULT_OUTPUT } from './model/default-output';
export { TOP } from './model/section-names';
export { ArgumentError } from './problems/argument-error';
export { wrongUsage } from './problems/catalogue';
export { formatGithub } from './problems/format/github';
export { formatJson } from './problems/format/json';
export { formatPretty } from './problems/format/pretty';
export { problemsOf } from './problems/problems-of';
export { summarised } from './problems/summarised';
export type { Reporter } from './reporter';
export { type MarkedText, unmarked } from './search/marks';
export type { Coverage } from './translate/coverage';

// Each command is loaded when it is called.
export const buildSite = lazily(async () => (await import('./commands/build')).buildSite);
export const checkSite = lazily(async () => (await import('./commands/check')).checkSite);
export const cleanSite = lazily(async () => (await import('./commands/clean')).cleanSite);
export const devSite = lazily(async () => (await import('./commands/dev')).devSite);
export const mcpSite = lazily(async () => (await import('./commands/mcp')).mcpSite);
export const newDemo = lazily(async () => (await import('./commands/new-demo')).newDemo);
export const newPlayground = lazily(async () => (await import('./commands/new-demo')).newPlayground);
export const newPage = lazily(async () => (await import('./commands/new-page')).newPage);
export const previewSite = lazily(async () => (await import('./commands/preview')).previewSite);
export const listRoutes = lazily(async () => (await import('./commands/routes')).listRoutes);
export const searchSite = lazily(async () => (await import('./commands/search')).searchSite);
export const translateAccept = lazily(
  async () => (await import('./commands/translate-accept')).translateAccept,
);
export const translateDiff = lazily(async () => (await import('./commands/translate-diff')).translateDiff);
export const translateStatus = lazily(
  async () => (await import('./commands/translate-status')).translateStatus,
);
