import { themeFor } from '../theme/demo-theme';
import { addMeasuringElement } from './measuring-element';
import { surroundingsNow } from './PageLookProviders';

/** Prepares what all demos share, so that the first one does not wait for it. A failure is reported by that demo. */
export function prepareMounting(): void {
  addMeasuringElement();
  surroundingsNow().then(
    ({ look }) => themeFor(look),
    () => {},
  );
}
