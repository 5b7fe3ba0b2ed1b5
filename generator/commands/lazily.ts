/** A command that is loaded, with the packages that only it needs, when it is called. */
export function lazily<Args extends unknown[], Result>(
  load: () => Promise<(...args: Args) => Promise<Result>>,
): (...args: Args) => Promise<Result> {
  return async (...args) => (await load())(...args);
}
