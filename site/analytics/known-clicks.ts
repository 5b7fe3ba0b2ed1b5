/** The event of a click: its name, action and label. */
export interface ClickEvent {
  category: string;
  eventAction: string | null;
  eventLabel: string | null;
}

/** Controls of the frame that are counted without attributes in the HTML of every page. */
interface KnownControl {
  selector: string;
  event: (control: Element) => ClickEvent;
}

/** The events of the controls (RULES §1, §4.7). */
export const knownControls: readonly KnownControl[] = [
  {
    selector: 'a[href="#page_top"]',
    event: () => ({ category: 'docs', eventAction: 'click-back-to-top', eventLabel: null }),
  },
  {
    // The button follows the code that it copies.
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
