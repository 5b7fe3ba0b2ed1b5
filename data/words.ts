/** A few words in every language of the site, where they belong to a fact and not to the interface. */
export type Words = Record<'en' | 'zh', string> & Record<string, string>;
