/**
 * Script of every page in development: replaces changed elements without reloading the page. It runs before the page's own
 * scripts, records the HTML that the server sent, and compares the next page with that record, not with the current
 * document. So scroll position, open menus and demos with unchanged code keep their state. A demo with changed code is
 * mounted again.
 */
export const exchangeScript = `
import { Idiomorph } from '/__xdocs/idiomorph.js';

const sent = new WeakMap();
const note = (element, copy) => {
  sent.set(element, copy);
  const copies = [...copy.querySelectorAll('*')];
  for (const [at, inner] of [...element.querySelectorAll('*')].entries()) sent.set(inner, copies[at]);
};
note(document.documentElement, document.documentElement.cloneNode(true));

// What a document runs, or is drawn with, cannot be taken back: only a new one has other ones.
const programs = (page) =>
  [...page.querySelectorAll('script[src],link[rel=stylesheet]')]
    .map(({ src, href, dataset: { demos = '' } }) => [src ?? href, demos].join(' '))
    .join('\\n');
const runs = programs(document);

const stylesOf = (head) => [...head.querySelectorAll('style')].map(({ textContent }) => textContent).join('');

// From right to left, a page mirrors the styles that it came with.
const canRestyle = (text) => document.dir !== 'rtl' || text === stylesOf(sent.get(document.head));

let sheet;
const restyle = (text) => {
  if (text === stylesOf(sent.get(document.head)) && !sheet) return;
  // The policy of a page knows the styles that it came with by their hashes.
  sheet ??= new CSSStyleSheet();
  sheet.replaceSync(text);
  if (!document.adoptedStyleSheets.includes(sheet)) document.adoptedStyleSheets.push(sheet);
};

const withDemos = async (act) => {
  const { demos } = document.querySelector('[data-demos]')?.dataset ?? {};
  if (demos) await act(await import(demos));
};
const ROOT = '[data-demo]';
const rootsIn = (node) => [...(node.matches(ROOT) ? [node] : []), ...node.querySelectorAll(ROOT)];

const morph = (next) => {
  const [changed, gone] = [new Set(), new Set()];
  const now = new WeakMap();
  Idiomorph.morph(document.body, next, {
    morphStyle: 'outerHTML',
    ignoreActiveValue: true,
    callbacks: {
      beforeNodeMorphed: (node, other) => {
        if (!(other instanceof Element)) return true;
        if (other.localName === 'noscript' || sent.get(node)?.isEqualNode(other)) return false;
        const copy = other.cloneNode(true);
        if (!node.matches(ROOT)) return now.set(node, copy);
        // The last that worked goes on until there is another one.
        if (!other.dataset.module) return node.dataset.mounted === undefined;
        if (node.dataset.module !== other.dataset.module) changed.add(node);
        sent.set(node, copy);
        Object.assign(node.dataset, other.dataset);
        return false;
      },
      beforeAttributeUpdated: (name, node) =>
        sent.get(node)?.getAttribute(name) !== now.get(node)?.getAttribute(name),
      afterNodeMorphed: (node) => {
        if (now.has(node)) sent.set(node, now.get(node));
      },
      // What scripts have added is theirs.
      beforeNodeRemoved: (node) => !(node instanceof Element) || sent.has(node),
      afterNodeRemoved: (node) => {
        if (node instanceof Element) for (const root of rootsIn(node)) gone.add(root);
      },
      afterNodeAdded: (node) => {
        if (!(node instanceof Element)) return;
        if (!sent.has(node)) note(node, node.cloneNode(true));
        for (const root of rootsIn(node)) if (root.dataset.module) changed.add(root);
      },
    },
  });
  return { changed, gone };
};

const page = () =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.responseType = 'document';
    request.onload = () => (request.status === 200 ? resolve(request.response) : reject(new Error(request.status)));
    request.onerror = reject;
    request.open('GET', location.href);
    request.send();
  });

const exchange = async () => {
  const next = await page();
  const styles = stylesOf(next.head);
  if (programs(next) !== runs || !canRestyle(styles)) return location.reload();
  document.title = next.title;
  restyle(styles);
  const { changed, gone } = morph(next.body);
  if (changed.size + gone.size === 0) return;
  await withDemos(async ({ mountDemo, unmountDemo }) => {
    for (const root of gone) unmountDemo(root);
    for (const root of changed) await mountDemo(root);
  });
};

let last = Promise.resolve();

/** Applies changes one after another; reloads the page when one fails. */
export const showChange = () => {
  last = last.then(exchange).catch((error) => {
    console.error(error);
    location.reload();
  });
};
`;
