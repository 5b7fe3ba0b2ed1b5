import type { Problem } from '../../model';
import { error } from '../problem';

/** `xdocs new page` with a path that no page can have. */
export function notAPathname(pathname: string): Problem {
  return error('NOT_A_PATHNAME', {
    message: `${pathname} is not the path of a page, so nothing was written.`,
    hint: 'Write it as in an url, without language: /guides/first-steps. Small letters, digits and dashes; no slash at the end.',
  });
}

/** `xdocs new page` with the path of a page that is written. */
export function pageExists(pathname: string): Problem {
  return error('PAGE_EXISTS', {
    message: `${pathname} has a text already, so nothing was written.`,
    hint: 'Choose another path, or edit the page that is there.',
  });
}

/** `xdocs new page` for a path that something else than a text makes. `is` completes "this path is". */
export function pageIsNoText(pathname: string, is: string): Problem {
  return error('PAGE_IS_NO_TEXT', {
    message: `${pathname} is ${is}, which has no text of its own, so nothing was written.`,
    hint: 'Choose another path.',
  });
}

/** `xdocs new page` without a title for a page that nobody declared. */
export function titleMissing(pathname: string): Problem {
  return error('NEW_PAGE_WITHOUT_TITLE', {
    message: `Neither navigation nor titles has ${pathname}, so the page has no name and nothing was written.`,
    hint: `Say what menu and page call it: xdocs new page ${pathname} --title <words>.`,
  });
}

/** `xdocs new page` with a title that no menu could show. `option` is the flag that gave it. */
export function notATitle(option: string, title: string): Problem {
  const fault = title.trim() === '' ? 'has no words' : 'has a line break or a sign that cannot be seen';
  return error('NOT_A_TITLE', {
    message: `The title that ${option} gives ${fault}, so nothing was written.`,
    hint: "Write it as menu and page show it, on one line: --title 'First steps'.",
  });
}

/** `xdocs new demo` for a page without a text: the demo would have nowhere to stand. */
export function noSuchPage(pathname: string): Problem {
  return error('NO_SUCH_PAGE', {
    message: `${pathname} has no text, so a demo has nowhere to stand and nothing was written.`,
    hint: 'Make the page first: xdocs new page <path> --title <words>.',
  });
}

/** `xdocs new demo` or `new playground` with a name that no component can have. */
export function notADemoName(name: string): Problem {
  return error('NOT_A_DEMO_NAME', {
    message: `${name} is not a component name, so nothing was written.`,
    hint: 'Write it in PascalCase: BasicRadar.',
  });
}

/** `xdocs new demo` or `new playground` with the name of a file that exists. */
export function demoExists(file: string): Problem {
  return error('DEMO_EXISTS', {
    message: `${file} exists already, so nothing was written.`,
    hint: 'Choose another name.',
  });
}

/** `xdocs new page` in a definition whose sources declare no entry to stand beside. */
export function noPlaceInNavigation(pathname: string): Problem {
  return error('NO_PLACE_IN_NAVIGATION', {
    message: `No source file of the definition declares a menu entry, so there is no place for ${pathname} and nothing was written.`,
    hint: 'Declare a first entry by hand: { pathname, title }.',
  });
}
