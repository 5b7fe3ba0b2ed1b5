/**
 * Flags that leave a process of Node no files but those below some folders, no child processes and no threads.
 * Node 20 calls the flag experimental, and later versions know only the other name.
 */
export function permissionFlags(readable: readonly string[]): string[] {
  const known = process.allowedNodeEnvironmentFlags;
  const flag = known.has('--permission') ? '--permission' : '--experimental-permission';
  return [flag, '--no-warnings', ...readable.map((folder) => `--allow-fs-read=${folder}`)];
}
