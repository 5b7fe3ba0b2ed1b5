import type ts from 'typescript';
import type { Problem } from '../../../model';
import { demoDoesNotParse, demoDoesNotTypeCheck } from '../../../problems/catalogue';

interface Found {
  /** Relative to the root. */
  file: string;
  /** Whether the file is not even TypeScript. */
  syntactic: boolean;
}

/** What the compiler found, in the words of this program. */
export function diagnosticProblem(diagnostic: ts.Diagnostic, { file, syntactic }: Found): Problem {
  const { line, character } = diagnostic.file?.getLineAndCharacterOfPosition(diagnostic.start ?? 0) ?? {
    line: 0,
    character: 0,
  };
  const tell = syntactic ? demoDoesNotParse : demoDoesNotTypeCheck;
  return tell({
    code: `TS${diagnostic.code}`,
    text: sentence(diagnostic.messageText),
    place: { file, line: line + 1, column: character + 1 },
  });
}

/** What does not fit, and the innermost reason; the types between them help nobody. */
function sentence(message: string | ts.DiagnosticMessageChain): string {
  if (typeof message === 'string') return withoutFullStop(message);
  const reason = innermost(message);
  const parts = reason === message ? [message] : [message, reason];
  return parts.map(({ messageText }) => withoutFullStop(messageText)).join('. ');
}

function innermost(chain: ts.DiagnosticMessageChain): ts.DiagnosticMessageChain {
  const next = chain.next?.[0];
  return next ? innermost(next) : chain;
}

function withoutFullStop(text: string): string {
  return text.replace(/\.$/, '');
}
