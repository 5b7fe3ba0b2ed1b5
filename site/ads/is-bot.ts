const BOT = /bot|crawler|spider|crawling/i;

/** Whether the reader is a crawler, which is shown no ads (RULES §4.8). */
export function isBot(userAgent: string): boolean {
  return BOT.test(userAgent);
}
