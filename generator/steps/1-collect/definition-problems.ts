import { SiteError } from '../../problems/site-error';

/** There is nothing to build from. */
export function notADefinition(file: string): SiteError {
  return new SiteError({
    code: 'NO_DEFINITION',
    severity: 'error',
    message: `${file} does not exist, so there is no site to work on.`,
    hint: 'Run the command in a project with a site definition, or name its folder with --root.',
  });
}

/** The definition has a mistake that its compiler names. */
export function isNotCompiled(definition: string, cause: unknown): SiteError {
  const first = firstMessage(cause);
  return new SiteError(
    {
      code: 'DEFINITION_NOT_COMPILED',
      severity: 'error',
      message: `${definition} cannot be compiled: ${first.text} Nothing can be built until it can.`,
      hint: 'Mend the named line; the site definition and all it imports must be valid TypeScript.',
      ...(first.place ? { place: first.place } : {}),
    },
    { cause },
  );
}

interface BuildMessage {
  text: string;
  location?: { file: string; line: number; column: number } | null;
}

function firstMessage(cause: unknown) {
  const errors: BuildMessage[] =
    cause instanceof Error && 'errors' in cause && Array.isArray(cause.errors) ? cause.errors : [];
  const [message] = errors;
  const location = message?.location;
  return {
    text: message ? `${message.text}.` : String(cause),
    place: location ? { file: location.file, line: location.line, column: location.column + 1 } : undefined,
  };
}
