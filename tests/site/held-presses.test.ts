import { Window } from 'happy-dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { holdPresses } from '../../site/head/hold-presses';

/** A page of two scripts. */
const PAGE = `<head><script type="speculationrules">{}</script><script type="module"></script><script type="module"></script></head>
<body>
<button type="button" id="search"></button>
<button type="button" id="drawer" popovertarget="menu"></button>
<form action="/elsewhere"><button type="submit" id="send"></button></form>
<div data-demo="Calendar"><button id="day"></button></div>
</body>`;

let page: Window;

/** The ids of what was pressed, as those who listen heard it. */
let heard: string[];

beforeEach(() => {
  page = new Window();
  page.document.write(PAGE);
  heard = [];
  new Function('document', 'self', holdPresses())(page.document, page);
});

/** A script of the page has come, and says so. */
function listen(): void {
  Reflect.get(page, 'listens')();
}

function listenToClicks(): void {
  page.document.addEventListener('click', ({ target }) => heard.push(Reflect.get(target ?? {}, 'id')));
}

function press(id: string): void {
  const click = new page.MouseEvent('click', { bubbles: true, cancelable: true });
  page.document.getElementById(id)?.dispatchEvent(click);
}

describe('a press before the scripts of a page', () => {
  it('is heard when all of them listen, and once', () => {
    for (const id of ['search', 'day', 'search']) press(id);
    listen();
    listenToClicks();
    expect(heard).toEqual([]);
    listen();

    expect(heard).toEqual(['day', 'search']);
  });

  it('is heard if it is the key of the search, and by nobody before', () => {
    const keys: string[] = [];
    const key = (init: object) =>
      new page.KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init });
    const [search, other] = [key({ key: 'k', ctrlKey: true }), key({ key: 'k' })];
    for (const event of [search, other]) page.document.body.dispatchEvent(event);
    expect([search.defaultPrevented, other.defaultPrevented]).toEqual([true, false]);
    page.addEventListener('keydown', (event) => keys.push(Reflect.get(event, 'key')));
    listen();
    listen();

    expect(keys).toEqual(['k']);
  });

  it('is heard to its end, though the pointer is released elsewhere', () => {
    const types: string[] = [];
    const point = (type: string, selector: string) =>
      page.document.querySelector(selector)?.dispatchEvent(new page.PointerEvent(type, { bubbles: true }));
    point('pointerdown', '#day');
    point('pointerup', 'body');
    for (const type of ['pointerdown', 'pointerup'])
      page.document.addEventListener(type, () => types.push(type));
    listen();
    listen();

    expect(types).toEqual(['pointerdown', 'pointerup']);
  });

  it('is heard letter by letter if something is typed in a demo, and not if it is typed elsewhere', () => {
    const typed: unknown[] = [];
    const type = (selector: string, letters: string) => {
      for (const data of letters)
        page.document
          .querySelector(selector)
          ?.dispatchEvent(new page.InputEvent('beforeinput', { data, bubbles: true }));
    };
    type('#day', 'abba');
    type('form', 'no');
    page.document.addEventListener('beforeinput', (event) => typed.push(Reflect.get(event, 'data')));
    listen();
    listen();

    expect(typed).toEqual(['a', 'b', 'b', 'a']);
  });

  it('is heard when one of them has failed', () => {
    press('search');
    listenToClicks();
    listen();
    page.document.querySelector('[type=module]')?.dispatchEvent(new page.Event('error'));

    expect(heard).toEqual(['search']);
  });

  it('is heard at once where a browser answers it by itself: drawers, and forms', () => {
    listenToClicks();
    for (const id of ['drawer', 'send']) press(id);
    expect(heard).toEqual(['drawer', 'send']);
    listen();
    listen();

    expect(heard).toEqual(['drawer', 'send']);
  });
});

it('a press after the scripts is heard at once', () => {
  listen();
  listen();
  listenToClicks();
  press('day');

  expect(heard).toEqual(['day']);
});
