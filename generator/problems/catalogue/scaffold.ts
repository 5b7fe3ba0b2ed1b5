import type { Problem } from '../../model';
import { error } from '../problem';

/** `xdocs new page` with an invalid path. */
export function notAPathname(pathname: string): Problem {
  return error('NOT_A_PATHNAME', {
    message: `${pathname} is not a valid path of a page, so nothing was written.`,
    hint: 'Write it as in a url, without a language: /guides/first-steps. Use lower-case letters, digits and dashes, and no trailing slash.',
  });
}

/** `xdocs new page` with the path of a page that has a text. */
export function pageExists(pathname: string): Problem {
  return error('PAGE_EXISTS', {
    message: `${pathname} already has a text, so nothing was written.`,
    hint: 'Choose another path, or edit the existing text.',
  });
}

/** `xdocs new page` for a path whose page is not made from a text. `is` completes "this path is". */
export function pageIsNoText(pathname: string, is: string): Problem {
  return error('PAGE_IS_NO_TEXT', {
    message: `${pathname} is ${is}, which cannot have a text, so nothing was written.`,
    hint: 'Choose another path.',
  });
}

/** `xdocs new page` without a title for a page that is not declared. */
export function titleMissing(pathname: string): Problem {
  return error('NEW_PAGE_WITHOUT_TITLE', {
    message: `Neither navigation nor titles contains ${pathname}, so the page needs a title; nothing was written.`,
    hint: `Give it a title: xdocs new page ${pathname} --title <words>.`,
  });
}

/** `xdocs new page` with an invalid title. `option` is the option that contains it. */
export function notATitle(option: string, title: string): Problem {
  const fault = title.trim() === '' ? 'is empty' : 'contains a line break or an invisible character';
  return error('NOT_A_TITLE', {
    message: `The title in ${option} ${fault}, so nothing was written.`,
    hint: "Write it on one line, as the menu and the page show it: --title 'First steps'.",
  });
}

/** `xdocs new page` with a title in a language in which the page is not published. */
export function titleOfExempt(option: string, pathname: string): Problem {
  return error('TITLE_OF_EXEMPT', {
    message: `${option} gives a title to ${pathname}, which the definition exempts from translation, so no page could show it; nothing was written.`,
    hint: `Leave ${option} out, or remove the path from the exempt ones.`,
  });
}

/** `xdocs new demo` for a page without a text. */
export function noSuchPage(pathname: string): Problem {
  return error('NO_SUCH_PAGE', {
    message: `${pathname} has no text that could show a demo, so nothing was written.`,
    hint: 'Create the page first: xdocs new page <path> --title <words>.',
  });
}

/** `xdocs new demo` or `new playground` with an invalid component name. */
export function notADemoName(name: string): Problem {
  return error('NOT_A_DEMO_NAME', {
    message: `${name} is not a valid component name, so nothing was written.`,
    hint: 'Write it in PascalCase: BasicRadar.',
  });
}

/** `xdocs new demo` or `new playground` with the name of a file that exists. */
export function demoExists(file: string): Problem {
  return error('DEMO_EXISTS', {
    message: `${file} already exists, so nothing was written.`,
    hint: 'Choose another name.',
  });
}

/** `xdocs new page` in a definition without an entry after which the new one could be inserted. */
export function noPlaceInNavigation(pathname: string): Problem {
  return error('NO_PLACE_IN_NAVIGATION', {
    message: `No source file of the definition declares a menu entry, so an entry for ${pathname} cannot be inserted; nothing was written.`,
    hint: 'Declare a first entry by hand: { pathname, title }.',
  });
}
