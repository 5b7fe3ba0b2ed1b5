import type { ParseResult } from '@babel/core';
import { codeHtml } from '../../../markup/code/code-html';
import type { Problem } from '../../../model';
import { importStatements } from '../fences/import-statements';
import { isScript, isTyped } from './code-names';
import { cutPreview } from './cut-preview';
import { hasDefaultExport } from './has-default-export';
import { type CodeImports, type ParsedCode, parseCode } from './parse-code';
import { toJavaScript } from './to-javascript';

/** A file, read or generated, as plain data. */
export interface CodeFile {
  file: string;
  code: string;
  /** A block of HTML. */
  html: string;
  /** Files without imports, such as CSS and JSON, have nothing to parse. */
  parsed: CodeImports | Problem | undefined;
}

/** A file that an author wrote, with its facts. */
export interface SourceFile extends CodeFile {
  parsed: SourceFacts | Problem | undefined;
}

/** Facts of a file that the parser found. */
export interface SourceFacts extends CodeImports {
  /** How it imports what it uses from packages, by name. */
  statements: Record<string, string>;
  hasDefaultExport: boolean;
  /** The excerpt that is shown while the code is collapsed. */
  preview?: string;
}

/** A file with its JavaScript twin, which only typed code has. */
export interface CodeRecord {
  source: SourceFile;
  twin?: CodeFile;
}

/**
 * Parses and highlights a file once for every page and language that shows it. Its path is relative to the
 * root. The twin depends on the file only: whether a committed twin replaces it depends on the folder.
 */
export async function recordCode(file: string, code: string): Promise<CodeRecord> {
  const html = htmlOf(file, code);
  if (!isScript(file)) return { source: { file, code, html, parsed: undefined } };
  const parsed = await parseCode(file, code);
  if (!('ast' in parsed)) return { source: { file, code, html, parsed } };
  const source = { file, code, html, parsed: factsOf(parsed, code) };
  return isTyped(file) ? { source, twin: await twinOf(source, parsed.ast) } : { source };
}

function htmlOf(file: string, code: string): string {
  return codeHtml(code, file.replace(/^.*\./, ''));
}

function factsOf({ ast, ...imported }: ParsedCode, code: string): SourceFacts {
  const preview = cutPreview(ast, code);
  return {
    ...imported,
    statements: importStatements(ast),
    hasDefaultExport: hasDefaultExport(ast),
    ...(preview !== undefined && { preview }),
  };
}

/** Removes the types from the given tree, so all other facts must be read before. */
async function twinOf({ file, code }: CodeFile, ast: ParseResult): Promise<CodeFile> {
  const twin = file.replace(/\.tsx?$/, '.js');
  const { code: made, ...parsed } = await toJavaScript(ast, code, file.replace(/^.*\//, ''));
  return { file: twin, code: made, html: htmlOf(twin, made), parsed };
}
