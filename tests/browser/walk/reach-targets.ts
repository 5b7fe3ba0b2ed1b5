import type { JSHandle } from 'playwright-core';
import type { Found } from './find-targets';
import type { Kind } from './kinds';

/** A place in the window. */
export interface Point {
  x: number;
  y: number;
}

/** Where a target can be pressed, and where it may be dragged to. */
export interface Reached extends Point {
  to: Point;
  /** How far the page was scrolled then, in px. */
  scrolled: number;
}

/** Where targets are, or that something has opened in front of the page that takes their presses. */
export type Reach = (Reached | null)[] | 'a menu is in front of them' | 'a list is in front of them';

/** A tooltip that hides a target is about to go. */
const PATIENCE_MS = 600;

/** Of targets, where each can be pressed now; null for one that is gone, disabled, or hidden by something else. */
export function reachTargets(found: JSHandle<Found>, indexes: readonly number[]): Promise<Reach> {
  return found.evaluate(
    async ({ place, targets, menus, popups }, [wanted, patience]) => {
      const isList = (menu: Element) => menu.matches('[role=listbox],:has([role=listbox])');
      if (menus().some(isList)) return 'a list is in front of them';
      if (menus().length > 0) return 'a menu is in front of them';
      const inside = place.ownerDocument;
      const frame = inside.defaultView?.frameElement;
      const reached: (Reached | null)[] = [];
      for (const index of wanted) reached.push(await reach(index));
      return reached;

      async function reach(index: number): Promise<Reached | null> {
        const { element, kind } = targets[index] ?? {};
        const end = performance.now() + patience;
        while (element && kind && isUsable(element)) {
          if (!isOnScreen(element)) bringIntoView(element);
          const point = pointOf(element, kind) ?? pointInItsList(element, kind);
          if (point) return { ...point, to: goalOf(element, kind.selector), scrolled: scrollY };
          if (performance.now() > end || popups().length === 0) return null;
          await new Promise((resolve) => setTimeout(resolve, 20));
        }
        return null;
      }

      function bringIntoView(element: Element): void {
        element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      }

      /** What is on the screen may be scrolled away in a list of its own. Nothing is scrolled from below other targets. */
      function pointInItsList(element: Element, kind: Kind): Point | undefined {
        if (wanted.length > 1) return undefined;
        bringIntoView(element);
        return pointOf(element, kind);
      }

      function isUsable(element: Element): boolean {
        const isSeen = element.isConnected && element.checkVisibility({ visibilityProperty: true });
        return isSeen && !element.matches(':disabled,[aria-disabled=true]');
      }

      /** The first point of a few, from the middle outwards, at which a pointer meets it or its label. */
      function pointOf(element: Element, { at: from }: Kind): Point | undefined {
        const { x, y, width, height } = boxOf(element);
        const parts = [0.5, 0.25, 0.75, 0.1, 0.9];
        return (from === 'start' ? [0.1] : parts)
          .flatMap((across) => parts.map((down) => ({ x: x + width * across, y: y + height * down })))
          .find((point) => {
            const over = at(point);
            return over && (element.contains(over) || over.closest('label')?.control === element);
          });
      }

      /** The middle of the next one of its kind that can be dragged, or a little beside it. */
      function goalOf(element: Element, selector: string): Point {
        const all = [...place.querySelectorAll(selector)];
        const next = all[all.indexOf(element) + 1];
        const { x, y, width, height } = boxOf(next?.matches('[draggable=true]') ? next : element);
        return { x: x + width / 2 + (next?.matches('[draggable=true]') ? 0 : 30), y: y + height / 2 };
      }

      /** Something always lies over the edges of the window. */
      function isOnScreen(element: Element): boolean {
        const { x, y, width, height } = boxOf(element);
        const [across, down] = [x + width / 2, y + height / 2];
        return across > 0 && across < innerWidth && down > 100 && down < innerHeight - 20;
      }

      function at({ x, y }: Point): Element | null {
        const over = document.elementFromPoint(x, y);
        const { x: left = 0, y: top = 0 } = frame?.getBoundingClientRect() ?? {};
        return over === frame ? inside.elementFromPoint(x - left, y - top) : over;
      }

      function boxOf(element: Element): DOMRect {
        const { x, y, width, height } = element.getBoundingClientRect();
        const { x: left = 0, y: top = 0 } = frame?.getBoundingClientRect() ?? {};
        return new DOMRect(x + left, y + top, width, height);
      }
    },
    [indexes, PATIENCE_MS] as const,
  );
}
