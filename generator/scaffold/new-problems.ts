import { SiteError } from '../problems/site-error';

function refused(code: string, message: string, hint: string): SiteError {
  return new SiteError({ code, severity: 'error', message, hint });
}

/** A path that a page cannot have. */
export function notAPathname(pathname: string): SiteError {
  return refused(
    'NOT_A_PATHNAME',
    `${pathname} is not the path of a page, so nothing was written.`,
    'Write it as in an url, without language: /x/react-charts/radar. Small letters, digits and dashes; no slash at the end.',
  );
}

/** The page is there already. */
export function pageExists(pathname: string): SiteError {
  return refused(
    'PAGE_EXISTS',
    `${pathname} is declared or written already, so nothing was written.`,
    'Choose another path, or edit the page that is there.',
  );
}

/** A demo needs a page to stand on. */
export function noSuchPage(pathname: string): SiteError {
  return refused(
    'NO_SUCH_PAGE',
    `${pathname} has no text, so a demo has nowhere to stand and nothing was written.`,
    'Make the page first: xdocs new page <path> --title <words>.',
  );
}

/** A demo's name is a component's name. */
export function notADemoName(name: string): SiteError {
  return refused(
    'NOT_A_DEMO_NAME',
    `${name} is not a component name, so nothing was written.`,
    'Write it in PascalCase: BasicRadar.',
  );
}

/** The demo is there already. */
export function demoExists(file: string): SiteError {
  return refused('DEMO_EXISTS', `${file} exists already, so nothing was written.`, 'Choose another name.');
}

/** The definition's sources declare no entry to stand beside. */
export function noPlaceInNavigation(pathname: string): SiteError {
  return refused(
    'NO_PLACE_IN_NAVIGATION',
    `No source file of the definition declares a menu entry, so there is no place for ${pathname} and nothing was written.`,
    'Declare a first entry by hand: { pathname, title }.',
  );
}
