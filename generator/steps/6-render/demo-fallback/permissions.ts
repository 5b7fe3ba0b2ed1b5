/**
 * Flags that restrict a Node process to files below some folders, without child processes and threads. In Node 20 the flag is
 * called experimental; later versions only have the other name.
 */
export function permissionFlags(readable: readonly string[]): string[] {
  const known = process.allowedNodeEnvironmentFlags;
  const flag = known.has('--permission') ? '--permission' : '--experimental-permission';
  return [flag, '--no-warnings', ...readable.map((folder) => `--allow-fs-read=${folder}`)];
}
