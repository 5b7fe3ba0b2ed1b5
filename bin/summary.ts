import path from 'node:path';
import type { BuildResult } from '../generator';
import { emphasis, logMessage } from './terminal';

interface SummaryFrame {
  out: string;
  times: [string, number][];
}

/** Prints the summary of a build. */
export function printSummary(result: BuildResult, { out, times }: SummaryFrame): void {
  const { pages, published, files, bytes, buildId } = result;
  if (pages.length === 0) {
    logMessage('Nothing was built; the published site is unchanged.');
    return;
  }
  const languages = new Set(pages.map(({ route }) => route.language));
  const rebuilt = pages.filter(({ because }) => because !== undefined).length;
  const where = path.relative(process.cwd(), out) || '.';
  const total = times.reduce((sum, [, ms]) => sum + ms, 0);
  logMessage(
    [
      `${emphasis.good(published ? 'Built' : 'Dry run:')} ${emphasis.bold(`${pages.length} pages`)} in ${languages.size} languages, ${rebuilt} rebuilt, ${files} files, ${size(bytes)} → ${where} ${emphasis.dim(`(${buildId})`)}`,
      `${emphasis.dim('Largest')} ${largest(pages)}`,
      ...warningLine(result),
      ...undrawnLine(result),
      `${emphasis.dim('Time')} ${seconds(total)}: ${times.map(([name, ms]) => `${name} ${seconds(ms)}`).join(', ')}`,
    ].join('\n'),
  );
}

function warningLine({ problems }: BuildResult): string[] {
  const warnings = problems.filter(({ severity }) => severity === 'warning');
  if (warnings.length === 0) return [];
  const counts = new Map<string, number>();
  for (const { code } of warnings) counts.set(code, (counts.get(code) ?? 0) + 1);
  const listed = [...counts].map(([code, count]) => `${count} ${code}`).join(', ');
  return [`${emphasis.dim('Warnings')} ${listed} (xdocs check lists them)`];
}

/** Demos without a static fallback: no mistakes, but they are empty until their script runs. */
function undrawnLine({ undrawn }: BuildResult): string[] {
  if (undrawn.length === 0) return [];
  const named = undrawn
    .slice(0, 3)
    .map(({ file, needs }) => (needs === undefined ? file : `${file} (needs ${needs})`));
  const more = undrawn.length > named.length ? ` and ${undrawn.length - named.length} more` : '';
  return [`${emphasis.dim(`${undrawn.length} demos without a fallback:`)} ${named.join(', ')}${more}`];
}

function largest(pages: BuildResult['pages']): string {
  return [...pages]
    .sort((a, b) => b.bytes - a.bytes)
    .slice(0, 3)
    .map(({ route, bytes }) => `${route.url} ${size(bytes)}`)
    .join(', ');
}

function size(bytes: number): string {
  return bytes < 1_000_000 ? `${Math.round(bytes / 1000)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
}

function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(2)} s`;
}
