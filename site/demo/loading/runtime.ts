import type { RecordedEvent } from '../first-touch/record-presses';

/** Gives what a reader did with the drawing of a box, and ends recording it. */
export type TakePresses = (root: HTMLElement) => RecordedEvent[];

/** What mounts demos (site/entries/demos.tsx). */
export interface Runtime {
  mountDemo: (root: HTMLElement, takePresses: TakePresses) => Promise<void>;
  unmountDemo: (root: HTMLElement) => void;
}

/** The runtime as a module that is imported when it is needed first. */
export interface RuntimeModule {
  /** What has come by now. */
  now: () => Runtime | undefined;
  imported: () => Promise<Runtime>;
}

/** Imports the runtime once; an import that failed is tried anew under another name, as browsers remember it. */
export function runtimeOf(url: string): RuntimeModule {
  let runtime: Runtime | undefined;
  let failures = 0;
  const imported = async (): Promise<Runtime> => {
    if (runtime) return runtime;
    try {
      const made: Runtime = await import(failures === 0 ? url : `${url}?again=${failures}`);
      runtime = made;
      return made;
    } catch (error) {
      failures += 1;
      throw error;
    }
  };
  return { now: () => runtime, imported };
}
