/** Whether another deployment on the same host serves a path. */
export function isElsewhere(path: string, elsewhere: readonly string[] = []): boolean {
  return elsewhere.some((other) => path === other || path.startsWith(`${other}/`));
}
