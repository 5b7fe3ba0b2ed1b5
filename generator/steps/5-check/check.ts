import type { Inventory, Problem } from '../../model';
import { duplicatePathnames } from './duplicate-pathnames';
import { feedPages } from './feed-pages';
import { homePage } from './home-page';
import { malformedPathnames } from './malformed-pathnames';
import { markedWords } from './marked-words';
import { collidingPathnames } from './colliding-pathnames';
import { missingTexts } from './missing-texts';
import { missingTitles } from './missing-titles';
import { orphanedTitles } from './orphaned-titles';
import { orphanedTranslations } from './orphaned-translations';
import { pathsOutsideRoot } from './paths-outside-root';
import { takenPaths } from './taken-paths';
import { textNames } from './text-names';
import { translationFiles } from './translation-files';
import { translationKeys } from './translation-keys';
import { unclaimedTexts } from './unclaimed-texts';

/** The rules that need the inventory only. */
const rules = [
  collected,
  pathsOutsideRoot,
  homePage,
  feedPages,
  malformedPathnames,
  duplicatePathnames,
  collidingPathnames,
  takenPaths,
  textNames,
  unclaimedTexts,
  missingTexts,
  orphanedTranslations,
  translationFiles,
  translationKeys,
  markedWords,
  missingTitles,
  orphanedTitles,
];

/** Runs every rule and returns all problems, so that one run shows every mistake. */
export function check(inventory: Inventory): Problem[] {
  return rules.flatMap((rule) => rule(inventory));
}

/** Problems of the inventory itself. */
function collected({ problems }: Inventory): Problem[] {
  return problems;
}
