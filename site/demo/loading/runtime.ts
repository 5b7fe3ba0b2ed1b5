import type { RecordedEvent } from '../first-touch/record-presses';

/** Returns the recorded events of a box, and ends recording. */
export type TakePresses = (root: HTMLElement) => RecordedEvent[];

/** The module that mounts demos (site/entries/demos.tsx). */
export interface Runtime {
  mountDemo: (root: HTMLElement, takePresses: TakePresses) => Promise<void>;
  unmountDemo: (root: HTMLElement) => void;
}

/** The runtime as a module that is imported on demand. */
export interface RuntimeModule {
  /** The module, if it is loaded. */
  now: () => Runtime | undefined;
  imported: () => Promise<Runtime>;
}

/**
 * Imports the runtime once; a failed import is repeated with another URL, because browsers cache failures.
 */
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
