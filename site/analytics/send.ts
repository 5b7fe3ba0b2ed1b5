import { services } from '../../data/services';

/** The arguments of the tag function: `event` with its name and fields; or `set`, `config`, `js`. */
export type Tell = (command: string, ...values: unknown[]) => void;

declare global {
  interface Window {
    /** The queue from which the tag's script reads its commands, also those from before it was loaded. */
    dataLayer?: unknown[];
  }
}

/** Sends a command to the tag; does nothing without analytics. */
export function send(...event: Parameters<Tell>): void {
  if (services.analytics) push(...event);
}

function push(..._told: Parameters<Tell>): void {
  window.dataLayer ??= [];
  // The tag's script takes commands only as the arguments of a function, not as a list.
  // biome-ignore lint/complexity/noArguments: see above
  window.dataLayer.push(arguments);
}
