import { CodeError } from './code-error';
import type { CompiledFile } from './compile';
import { noteScript } from './place-of-error';

/** A file as CommonJS runs it. */
export type FileFunction = (
  require: (specifier: string) => Record<string, unknown>,
  module: { exports: Record<string, unknown> },
  exports: Record<string, unknown>,
) => void;

declare global {
  interface Window {
    /** Each script of a reader's file hands its code over. */
    defineDemoFile?: (define: FileFunction) => void;
  }
}

/** What scripts have handed over: several files are read at once, and so is what was typed meanwhile. */
const defined = new WeakMap<HTMLOrSVGScriptElement, FileFunction>();

function takeFile(file: FileFunction): void {
  if (document.currentScript) defined.set(document.currentScript, file);
}

/**
 * Has the browser read a compiled file: as a script of its own, so that mistakes come with their line. Rejects with a
 * `CodeError` where it cannot be read.
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
