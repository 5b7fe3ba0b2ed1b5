/** The location of a page, and the settings of its build for service workers. */
export interface WorkerPlace {
  /** `location.host`: name, and port if it is not the default. */
  host: string;
  /** The production hosts of the build, separated by spaces. */
  productionHosts: string | undefined;
  /** URL of the worker, if the build has one. */
  worker: string | undefined;
  /** Whether the browser supports service workers here. */
  supported: boolean;
}

/** A worker is registered on the exact production hosts only (RULES §7). */
export function mayRegister({ host, productionHosts = '', worker, supported }: WorkerPlace): boolean {
  return supported && Boolean(worker) && host !== '' && productionHosts.split(' ').includes(host);
}
