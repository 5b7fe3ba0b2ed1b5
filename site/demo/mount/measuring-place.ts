/** The element that charts measure their labels in, if it is there; else they make one themselves. */
const MEASURED = 'mui_measurement_span';

/**
 * Gives charts a place to measure labels that the page does not depend on. In an element of the page's own
 * flow, each new label would lay out the whole page once more: on a phone a tenth of a second for one chart.
 */
export function layMeasuringPlace(): void {
  if (document.getElementById(MEASURED)) return;
  const place = document.createElement('div');
  place.style.cssText = 'position:fixed;top:0;width:0;height:0;contain:strict';
  place.setAttribute('aria-hidden', 'true');
  const measured = document.createElement('span');
  measured.id = MEASURED;
  place.append(measured);
  document.body.append(place);
}
