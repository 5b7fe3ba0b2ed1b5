/** Modules that the frame receives from the page as text. */
export interface Modules {
  /** Loads a module with all its imports. Rejects when it cannot be loaded. */
  load: <Module>(name: string) => Promise<Module>;
  /** The response of the page to a request; null for modules that could not be loaded. */
  take: (request: number, texts: [name: string, text: string][] | null) => void;
}

declare global {
  interface Window {
    /** Replaces `import()` of modules of the build in this frame. */
    loadDemoModule?: (name: string) => Promise<unknown>;
  }
}

/**
 * The frame must not fetch anything, so each module becomes a `blob:` URL, and imports are replaced by these
 * URLs. Imported modules come first; the page tracks which modules it has sent.
 */
export function createModules(port: MessagePort): Modules {
  const urls = new Map<string, string>();
  const waiting = new Map<number, { resolve: () => void; reject: (error: Error) => void }>();
  let asked = 0;

  const ask = (names: string[]): Promise<void> =>
    new Promise((resolve, reject) => {
      asked += 1;
      waiting.set(asked, { resolve, reject });
      port.postMessage({ kind: 'need', request: asked, names });
    });

  const take: Modules['take'] = (request, texts) => {
    for (const [name, text] of texts ?? [])
      urls.set(name, URL.createObjectURL(new Blob([led(text, urls)], { type: 'text/javascript' })));
    const asker = waiting.get(request);
    waiting.delete(request);
    if (texts) asker?.resolve();
    else asker?.reject(new Error('A module did not come.'));
  };

  const load = async <Module>(name: string): Promise<Module> => {
    if (!urls.has(name)) await ask([name]);
    return import(urls.get(name) ?? '');
  };
  window.loadDemoModule = load;
  return { load, take };
}

/** Imports of other files in a bundle: `from"./a.js"`, `import"./a.js"`, `import("./a.js")`. */
const AT_ONCE = /\b(from|import)\s*"\.\/([\w.-]+\.js)"/g;
const LATER = /\bimport\(\s*"\.\/([\w.-]+\.js)"\s*\)/g;

function led(text: string, urls: ReadonlyMap<string, string>): string {
  return text
    .replace(LATER, (_, name: string) => `window.loadDemoModule("${name}")`)
    .replace(AT_ONCE, (whole, keyword: string, name: string) => {
      const url = urls.get(name);
      return url === undefined ? whole : `${keyword}"${url}"`;
    });
}
