import { CodeError } from './code-error';
import type { CompiledFile } from './compile';
import { noteScript } from './place-of-error';

/** A file as a CommonJS function. */
export type FileFunction = (
  require: (specifier: string) => Record<string, unknown>,
  module: { exports: Record<string, unknown> },
  exports: Record<string, unknown>,
) => void;

declare global {
  interface Window {
    /** Receives the code of each script of an edited file. */
    defineDemoFile?: (define: FileFunction) => void;
  }
}

/** The functions that scripts have defined: several files and versions can be loading at once. */
const defined = new WeakMap<HTMLOrSVGScriptElement, FileFunction>();

function takeFile(file: FileFunction): void {
  if (document.currentScript) defined.set(document.currentScript, file);
}

/**
 * Runs a compiled file as a separate script, so that errors have its line numbers. Rejects with a `CodeError`
 * for a syntax error.
 */
export function defineFile({ name, code }: CompiledFile): Promise<FileFunction> {
  const text = `window.defineDemoFile(function(require,module,exports){${code}\n})`;
  const url = URL.createObjectURL(new Blob([text], { type: 'text/javascript' }));
  noteScript(url, name);
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const faulty = (event: ErrorEvent): void => {
      if (event.filename !== url) return;
      event.stopImmediatePropagation();
      const message = event.message.replace(/^Uncaught (?:SyntaxError: )?/, '');
      reject(new CodeError({ reason: 'syntax', message, file: name, line: event.lineno }));
    };
    addEventListener('error', faulty, true);
    script.addEventListener('load', () => {
      removeEventListener('error', faulty, true);
      script.remove();
      URL.revokeObjectURL(url);
      const file = defined.get(script);
      if (file) resolve(file);
      // The browser has said why, unless it could not.
      else reject(new CodeError({ reason: 'syntax', message: name, file: name }));
    });
    window.defineDemoFile = takeFile;
    script.src = url;
    document.head.append(script);
  });
}
