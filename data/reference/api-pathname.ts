/** Where an export's page lies: `/x/api/charts/bar-chart`, `/x/api/tree-view/tree-item-2`. */
export function apiPathname(folder: string, name: string): string {
  const kebab = name.replace(/(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])|(?<=[a-z])(?=\d)/g, '-');
  return `/x/api/${folder}/${kebab.toLowerCase()}`;
}
