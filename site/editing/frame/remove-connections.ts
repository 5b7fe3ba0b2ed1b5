/**
 * Removes APIs that make connections which no policy restricts: WebRTC. Nested windows cannot provide them,
 * because each frame inside this one has its own origin.
 */
export function removeConnections(): void {
  for (const name of Object.getOwnPropertyNames(window))
    if (/^(?:webkit|moz)?RTC/.test(name)) Reflect.deleteProperty(window, name);
}
