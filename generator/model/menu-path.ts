/** The path of a language's menu: `/assets/menus/en.json`. `with titles` is the one of pages of the title table. */
export function menuPath(assets: string, language: string, branch?: 'with titles'): string {
  return `${assets}/menus/${language}${branch ? '.titles' : ''}.json`;
}
