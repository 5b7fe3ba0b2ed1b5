import type { JSHandle, Page } from 'playwright-core';
import { type Kind, kinds } from './kinds';

/** Something in a demo that a reader may use. */
export interface Target {
  element: Element;
  kind: Kind;
  name: string;
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
}

const POPUPS = '.MuiPopper-root,.MuiModal-root,[role=tooltip],[role=dialog],dialog[open]';

/** Each popper says that it is a tooltip, also one that holds a menu. */
const TELLS =
  '.MuiTooltip-popper,[role=tooltip]:not(:has(button,input,[tabindex],[role=menu],[role=listbox]))';

/** What cannot be used, or leads away. */
const UNUSABLE = 'a[href],[inert],[aria-disabled=true],:disabled,.Mui-disabled';

/** Brings a demo into view and finds what can be used in it: of each kind, one of each name. */
export function findTargets(page: Page, index: number): Promise<JSHandle<Found>> {
  return page.evaluateHandle(
    ([at, all, popupSelector, tells, unusable]) => {
      const root = document.querySelectorAll<HTMLElement>('[data-module]')[at];
      if (!root) throw new Error('There is no such demo.');
      root.scrollIntoView({ block: 'center', behavior: 'instant' });
      const inside = root.querySelector('iframe')?.contentDocument;
      const place = inside?.body ?? root;
      const claimed = new Set<Element>();
      const before = new Set(shown());
      return {
        place,
        targets: all.flatMap(targetsOf),
        tabStops: tabStops(),
        popups,
        menus,
      };

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
          targets.set(name, { element, kind, name });
          if (targets.size === kind.most) break;
        }
        return [...targets.values()];
      }

      function isUsable(element: Element): boolean {
        const isForPointersAlone = element.closest('[aria-hidden=true]') && !element.matches('input,svg *');
        return !isForPointersAlone && !element.closest(unusable) && isSeen(element);
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
    [index, kinds, POPUPS, TELLS, UNUSABLE] as const,
  );
}
