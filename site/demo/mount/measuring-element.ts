/** The element in which charts measure their labels, if it exists; otherwise they create one. */
const MEASURED = 'mui_measurement_span';

/**
 * Adds an element in which charts measure labels without affecting the layout of the page. Inside the page,
 * each new label would cause a layout of the whole page: a tenth of a second for one chart on a phone.
 */
export function addMeasuringElement(): void {
  if (document.getElementById(MEASURED)) return;
  const place = document.createElement('div');
  place.style.cssText = 'position:fixed;top:0;width:0;height:0;contain:strict';
  place.setAttribute('aria-hidden', 'true');
  const measured = document.createElement('span');
  measured.id = MEASURED;
  place.append(measured);
  document.body.append(place);
}
