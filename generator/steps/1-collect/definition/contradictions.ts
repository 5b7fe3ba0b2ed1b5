import type { SiteDefinition } from '../../../contract/site';
import type { Entry } from '../../../model';
import { isElsewhere } from '../../../model/elsewhere';
import { lastWithoutPage, pageElsewhere, titleMenuIsPage } from '../../../problems/catalogue/definition';
import type { DefinitionFault } from './definition-fault';

/** Parts of a definition that contradict its entries. */
export function contradictions(site: SiteDefinition, entries: readonly Entry[]): DefinitionFault[] {
  const own = entries
    .filter(({ kind, from }) => kind !== 'external' && from !== 'playground')
    .map(({ pathname }) => pathname);
  return [...pagesElsewhere(site, own), ...pageOfTitleMenu(site, own), ...lastPaths(site, own)];
}

/** Pages below paths of `elsewhere`: links to these paths are not checked, so links to such pages would not be either. */
function pagesElsewhere({ elsewhere = [] }: SiteDefinition, own: readonly string[]): DefinitionFault[] {
  return elsewhere.flatMap((path, at): DefinitionFault[] => {
    const page = own.find((pathname) => isElsewhere(pathname, [path]));
    if (page === undefined) return [];
    return [{ path: ['elsewhere', at], makeProblem: (place) => pageElsewhere(path, page, place) }];
  });
}

function pageOfTitleMenu({ titleMenu }: SiteDefinition, own: readonly string[]): DefinitionFault[] {
  if (titleMenu === undefined || !own.includes(titleMenu.pathname)) return [];
  const { pathname } = titleMenu;
  return [{ path: ['titleMenu', 'pathname'], makeProblem: (place) => titleMenuIsPage(pathname, place) }];
}

function lastPaths({ search }: SiteDefinition, own: readonly string[]): DefinitionFault[] {
  return (search?.last ?? []).flatMap((path, at): DefinitionFault[] => {
    if (own.some((pathname) => isElsewhere(pathname, [path]))) return [];
    return [{ path: ['search', 'last', at], makeProblem: (place) => lastWithoutPage(path, own, place) }];
  });
}
