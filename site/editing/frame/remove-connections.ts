/**
 * Takes away what reaches other machines and asks no policy: connections between browsers. Another window with them cannot be
 * had: each frame inside this one has an origin of its own.
 */
export function closeWays(): void {
  for (const name of Object.getOwnPropertyNames(window))
    if (/^(?:webkit|moz)?RTC/.test(name)) Reflect.deleteProperty(window, name);
}
