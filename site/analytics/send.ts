import { services } from '../../data/services';

/** What the tag function is told: `event`, its name, its fields; or `set`, `config`, `js`. */
export type Tell = (command: string, ...values: unknown[]) => void;

declare global {
  interface Window {
    /** Where the tag's script reads what it is told, from before it is loaded on. */
    dataLayer?: unknown[];
  }
}

/** Tells the tag; where no analytics are configured it tells nobody. */
export function send(...told: Parameters<Tell>): void {
  if (services.analytics) push(...told);
}

function push(..._told: Parameters<Tell>): void {
  window.dataLayer ??= [];
  // The tag's script takes commands only as the arguments of a function, not as a list.
  // biome-ignore lint/complexity/noArguments: see above
  window.dataLayer.push(arguments);
}
