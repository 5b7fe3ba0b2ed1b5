import type { CatalogueData } from '../../contract/reference';
import { anchorOf } from '../anchors';
import type { ReadCatalogue } from '../model';
import { deprecation, description, type Presenter, presentArgument } from './present-members';
import type { PresentedPage } from './present-page';
import { typeText } from './type-parts';

/** Makes of a catalogue's data what the site draws where a page places it. */
export function presentCatalogue(
  catalogue: ReadCatalogue,
  presenter: Presenter,
): PresentedPage<CatalogueData> {
  const { speaker, book, own } = presenter;
  const reference: CatalogueData =
    catalogue.kind === 'events'
      ? {
          kind: 'events',
          events: catalogue.events.map((event) => ({
            name: event.name,
            anchor: anchorOf('event', event.name),
            ...(event.plan && { plan: event.plan }),
            ...description(event, speaker),
            parameters: event.parameters.map((parameter) => presentArgument(parameter, presenter)),
          })),
        }
      : {
          kind: 'selectors',
          selectors: catalogue.selectors.map((selector) => ({
            name: selector.name,
            anchor: anchorOf('selector', selector.name),
            category: selector.category,
            ...(selector.plan && { plan: selector.plan }),
            ...description(selector, speaker),
            ...deprecation(selector, speaker),
            returns: typeText(selector.returns, book, own),
          })),
        };
  return { reference, slots: speaker.slots };
}
