/**
 * Denies demos the network and the process object. Node's permission model protects files, processes and threads, but the
 * network only from Node 25 on. So built-in network modules, and those that not every version protects, are emptied in place,
 * for `import` and `require`. The drawing process gets the source text of this function, so it must not use anything outside.
 */
export function refuseAccess(syncBuiltinESMExports: () => void): void {
  const refuse = (owner: object, key: string, name: string) => {
    const found = Object.getOwnPropertyDescriptor(owner, key);
    if (typeof found?.value !== 'function') return;
    // Not an arrow function: packages extend classes of these modules, but never create instances here.
    const value = function refused() {
      throw new Error(`${name} is not allowed while demos are drawn`);
    };
    if (found.configurable) Object.defineProperty(owner, key, { ...found, value });
    else Reflect.set(owner, key, value);
  };
  const builtin = (name: string) =>
    process.getBuiltinModule(`node:${name}`) as Record<string, { prototype: object }> | undefined;
  // Classes with existing instances: the streams of this process.
  for (const [name, of, keys] of [
    ['net', 'Socket', ['connect']],
    ['net', 'Server', ['listen']],
    ['dgram', 'Socket', ['bind', 'connect', 'send']],
  ] as const)
    for (const key of keys) refuse(builtin(name)?.[of]?.prototype ?? {}, key, `${name}.${key}`);
  for (const name of [
    ...['net', 'tls', 'http', 'https', 'http2', 'dgram', 'dns', 'dns/promises'],
    ...['sqlite', 'trace_events'],
  ]) {
    const module = builtin(name) ?? {};
    for (const key of Object.keys(module)) refuse(module, key, `${name}.${key}`);
  }
  syncBuiltinESMExports();
  for (const name of ['fetch', 'WebSocket', 'EventSource', 'XMLHttpRequest'])
    Reflect.deleteProperty(globalThis, name);
  for (const key of [
    'exit',
    'reallyExit',
    'abort',
    'kill',
    'send',
    'disconnect',
    'chdir',
    '_kill',
    '_rawDebug',
  ])
    refuse(process, key, `process.${key}`);
}
