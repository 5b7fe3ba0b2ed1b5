/** What a reader is told in the language that they prefer, on a page in another one. */
export interface LanguageOffer {
  text: string;
  close: string;
}

/** By language code; a language without an offer is not offered. */
export const languageOffers: Record<string, LanguageOffer> = {
  en: { text: 'This page is also in English', close: 'Close' },
  zh: { text: '本页面也有中文版', close: '关闭' },
};
