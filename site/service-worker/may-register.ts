/** Where a page is, and what its build says of service workers. */
export interface WorkerPlace {
  /** `location.host`: name, and port where it is not the usual one. */
  host: string;
  /** The hosts that the build names, separated by spaces. */
  productionHosts: string | undefined;
  /** Url of the worker; builds without one name none. */
  worker: string | undefined;
  /** Whether the browser offers service workers here. */
  supported: boolean;
}

/** A worker is registered on the exact production hosts and nowhere else (RULES §7). */
export function mayRegister({ host, productionHosts = '', worker, supported }: WorkerPlace): boolean {
  return supported && Boolean(worker) && host !== '' && productionHosts.split(' ').includes(host);
}
