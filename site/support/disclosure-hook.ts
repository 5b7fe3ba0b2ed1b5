/** The hook of menus: each is a `<details>` that closes automatically (layout/enhance-disclosures.ts). */
export const DISCLOSURE = 'disclosure';
