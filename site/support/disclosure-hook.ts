/** What the script of menus looks for: each is a `<details>` that closes by itself (layout/enhance-disclosures.ts). */
export const DISCLOSURE = 'disclosure';
