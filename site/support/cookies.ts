/** One year, in seconds: how long choices about code are kept (RULES §9). */
export const COOKIE_MAX_AGE = 31_536_000;

/**
 * The value of a cookie; null when it is absent or set twice, because it is unknown which one is valid.
 */
export function readCookie(cookies: string, name: string): string | null {
  const values = cookies
    .split(';')
    .map((pair) => pair.trim())
    .filter((pair) => pair.startsWith(`${name}=`))
    .map((pair) => pair.slice(name.length + 1));
  return values.length === 1 ? (values[0] ?? null) : null;
}

/** A cookie for the whole site. Only for known values: nothing is encoded. */
export function cookieText(name: string, value: string): string {
  return `${name}=${value};path=/;max-age=${COOKIE_MAX_AGE};samesite=lax`;
}
