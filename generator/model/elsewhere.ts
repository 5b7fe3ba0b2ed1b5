/** Does another deployment of the same host serve a path? */
export function isElsewhere(path: string, elsewhere: readonly string[] = []): boolean {
  return elsewhere.some((other) => path === other || path.startsWith(`${other}/`));
}
