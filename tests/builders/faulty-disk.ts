import fs from 'node:fs';
import { constants } from 'node:os';
import type { Disk } from '../../generator/steps/9-write/disk';

/** When and how a disk fails. */
export interface Fault {
  /** The number of the call, from 1. */
  at: number;
  code: 'ENOSPC' | 'EROFS' | 'EIO';
  /** Whether all later calls fail, too: a disk that is gone. */
  lasting?: boolean;
  /** Fail these calls only, and count no others. */
  only?: string;
}

/** The disk of this machine, but a call of it fails; `calls` says how many were made. */
export function faultyDisk(fault: Fault): Disk & { calls: () => number } {
  let calls = 0;
  const fail = (name: string, path: unknown) => {
    if (fault.only !== undefined && name !== fault.only) return;
    calls += 1;
    const isNow = fault.lasting ? calls >= fault.at : calls === fault.at;
    if (isNow) throw systemError(fault.code, name, path);
  };
  const open: Disk['promises']['open'] = async (...args) => {
    fail('open', args[0]);
    const handle = await fs.promises.open(...args);
    // Nobody pulls the plug in a test: that it was asked for is enough, and waiting for a disk takes long.
    handle.sync = async () => fail('fsync', undefined);
    return handle;
  };
  const get = (_: object, name: string) => {
    if (name === 'calls') return () => calls;
    if (name === 'promises') return { open };
    const real = Reflect.get(fs, name);
    return (...args: unknown[]) => {
      // A descriptor is closed all the same.
      const done = name === 'closeSync' ? real(...args) : undefined;
      fail(name.replace('Sync', ''), args[0]);
      return name === 'closeSync' || name === 'fsyncSync' ? done : real(...args);
    };
  };
  return new Proxy({}, { get }) as Disk & { calls: () => number };
}

/** As Node throws it: without a path where the call was about an open file. */
function systemError(code: Fault['code'], syscall: string, path: unknown): Error {
  const named = typeof path === 'string' ? { path } : {};
  const message = `${code}: the test says so, ${syscall}`;
  return Object.assign(new Error(message), { code, syscall, errno: -constants.errno[code], ...named });
}
