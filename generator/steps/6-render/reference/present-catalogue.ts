import { anchorOf } from '../../../model/reference-anchors';
import type { ReadCatalogue, ReadEvent, ReadSelector } from '../../../model/reference-pages';
import type { CatalogueData, ReferenceEvent, ReferenceSelector } from '../../../page/reference';
import { deprecation, description, type Presenter, presentArgument } from './present-members';
import { typeText } from './type-parts';

/** Converts the data of a catalogue to page content. */
export function presentCatalogue(catalogue: ReadCatalogue, presenter: Presenter): CatalogueData {
  return catalogue.kind === 'events'
    ? { kind: 'events', events: catalogue.events.map((event) => presentEvent(event, presenter)) }
    : { kind: 'selectors', selectors: catalogue.selectors.map((one) => presentSelector(one, presenter)) };
}

function presentEvent(event: ReadEvent, presenter: Presenter): ReferenceEvent {
  const { name, plan, parameters } = event;
  return {
    name,
    anchor: anchorOf('event', name),
    ...(plan && { plan }),
    ...description(event, presenter.writer),
    parameters: parameters.map((parameter) => presentArgument(parameter, presenter)),
  };
}

function presentSelector(selector: ReadSelector, presenter: Presenter): ReferenceSelector {
  const { name, category, plan, returns } = selector;
  const { writer, links, own } = presenter;
  return {
    name,
    anchor: anchorOf('selector', name),
    category,
    ...(plan && { plan }),
    ...description(selector, writer),
    ...deprecation(selector, writer),
    returns: typeText(returns, links, own),
  };
}
