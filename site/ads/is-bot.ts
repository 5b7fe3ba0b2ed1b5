const BOT = /bot|crawler|spider|crawling/i;

/** Programs that read pages by themselves are shown no ads (RULES §4.8). */
export function isBot(userAgent: string): boolean {
  return BOT.test(userAgent);
}
