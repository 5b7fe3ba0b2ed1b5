/** A click that is counted: the event's name, and what was done to what. */
export interface ClickEvent {
  category: string;
  eventAction: string | null;
  eventLabel: string | null;
}

/** Controls of the frame that are counted without carrying attributes for it on every page. */
interface KnownControl {
  selector: string;
  event: (control: Element) => ClickEvent;
}

/** What each control is called in analytics (RULES §1, §4.7). */
export const knownControls: readonly KnownControl[] = [
  {
    selector: 'a[href="#top"]',
    event: () => ({ category: 'docs', eventAction: 'click-back-to-top', eventLabel: null }),
  },
  {
    // Behind the code that it copies.
    selector: 'pre~button',
    event: () => ({ category: 'code', eventAction: 'copy-click', eventLabel: null }),
  },
  {
    selector: '[data-tool]',
    event: (tool) => ({
      category: 'demo',
      eventAction: tool.getAttribute('data-tool'),
      eventLabel: tool.closest('section')?.id ?? null,
    }),
  },
];
