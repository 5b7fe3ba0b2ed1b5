import type { JSHandle, Page } from 'playwright-core';
import { type Kind, kinds } from './kinds';

/** Something in a demo that a reader may use. */
export interface Target {
  element: Element;
  kind: Kind;
  name: string;
  /** Whether something must change when it is used: a button that only shows what it looks like has no handler. */
  answers: boolean;
}

/** A demo in its page, while it is used. */
export interface Found {
  /** Where it is drawn: its box, or the body of its frame. */
  place: HTMLElement;
  targets: Target[];
  /** How much in it takes the focus by Tab, whether it is a target or not. */
  tabStops: number;
  /** What has opened in front of the page since it is used. */
  popups(): Element[];
  /** Those of them that take a press: what only tells something is no menu and no dialog. */
  menus(): Element[];
  /** How often something in it or in front of the page has changed, was scrolled or filled in. */
  changes: number;
}

/** What opens in front of a page. */
export const POPUPS = '.MuiPopper-root,.MuiModal-root,[role=tooltip],[role=dialog],dialog[open]';

/** Each popper says that it is a tooltip, also one that holds a menu. */
const TELLS =
  '.MuiTooltip-popper,[role=tooltip]:not(:has(button,input,[tabindex],[role=menu],[role=listbox]))';

/** What screen readers are not told of, and hands use: they have the chart's own keys, and Delete on a chip. */
const HIDDEN_AND_USED = 'input,svg *,.MuiChip-deleteIcon';

/** What cannot be used, or leads away. */
const UNUSABLE = 'a[href],[inert],[aria-disabled=true],:disabled,.Mui-disabled';

/** Brings a demo into view and finds what can be used in it: of each kind, one of each name. */
export function findTargets(page: Page, index: number): Promise<JSHandle<Found>> {
  return page.evaluateHandle(
    ([at, all, popupSelector, tells, unusable, hiddenAndUsed]) => {
      const root = document.querySelectorAll<HTMLElement>('[data-module]')[at];
      if (!root) throw new Error('There is no such demo.');
      root.scrollIntoView({ block: 'center', behavior: 'instant' });
      const inside = root.querySelector('iframe')?.contentDocument;
      const place = inside?.body ?? root;
      const claimed = new Set<Element>();
      const before = new Set(shown());
      const found: Found = {
        place,
        targets: all.flatMap(targetsOf),
        tabStops: tabStops(),
        popups,
        menus,
        changes: 0,
      };
      const observer = new MutationObserver((records) => {
        found.changes += records.length;
      });
      observer.observe(document.body, { childList: true });
      observer.observe(place, { attributes: true, childList: true, characterData: true, subtree: true });
      for (const type of ['scroll', 'input'])
        place.addEventListener(type, () => found.changes++, { capture: true, passive: true });
      return found;

      function tabStops(): number {
        const all = [...place.querySelectorAll<HTMLElement>('*')];
        return all.filter((element) => element.tabIndex >= 0 && isUsable(element)).length;
      }

      function popups(): Element[] {
        return shown().filter((element) => !before.has(element));
      }

      function menus(): Element[] {
        return popups().filter((popup) => !popup.matches(tells));
      }

      function shown(): Element[] {
        return [document, ...(inside ? [inside] : [])]
          .flatMap((each) => [...each.querySelectorAll(popupSelector)])
          .filter(isSeen);
      }

      function targetsOf(kind: Kind): Target[] {
        const targets = new Map<string, Target>();
        for (const element of place.querySelectorAll(kind.selector)) {
          const name = nameOf(element);
          if (claimed.has(element) || targets.has(name) || !isUsable(element)) continue;
          claimed.add(element);
          targets.set(name, { element, kind, name, answers: mustAnswer(element, kind) });
          if (targets.size === kind.most) break;
        }
        return [...targets.values()];
      }

      function mustAnswer(element: Element, { answers }: Kind): boolean {
        return answers === undefined || (answers === 'by its handler' && isHandled(element));
      }

      /** React keeps the props of an element in a property of it. */
      function isHandled(element: Element): boolean {
        for (let one: Element | null = element; one && one !== place; one = one.parentElement) {
          const props = Object.entries(one).find(([key]) => key.startsWith('__reactProps$'))?.[1];
          if (props?.onClick || one.hasAttribute('onclick') || one.localName === 'summary') return true;
        }
        return false;
      }

      function isUsable(element: Element): boolean {
        const isHidden = element.closest('[aria-hidden=true]') && !element.matches(hiddenAndUsed);
        return !isHidden && !element.closest(unusable) && isSeen(element);
      }

      function isSeen(element: Element): boolean {
        const { width, height } = element.getBoundingClientRect();
        return width > 1 && height > 1 && element.checkVisibility({ visibilityProperty: true });
      }

      /** What it is called; numbers make no other name, so that days of a month or ticks of an axis are one. */
      function nameOf(element: Element): string {
        const label = element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : '';
        const words = element.ariaLabel || label || element.textContent?.trim();
        const text = (words || element.getAttribute('data-field'))?.replaceAll(/\d+/g, '#').slice(0, 40);
        const classes = element.getAttribute('class')?.match(/Mui[A-Z][\w-]*/g);
        return `${element.role ?? ''} ${text || classes?.at(-1) || element.localName}`.trim();
      }
    },
    [index, kinds, POPUPS, TELLS, UNUSABLE, HIDDEN_AND_USED] as const,
  );
}
