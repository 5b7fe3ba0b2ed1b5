import createEmotionServer from '@emotion/server/create-instance';
import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import type { DemoDrawing } from '../../../generator/page/demo-server-entry';
import { DemoProviders } from '../mount/DemoProviders';
import type { Look } from '../theme/demo-theme';
import { createDemoCache } from '../theme/emotion-cache';
import { demoThemeCssFor } from '../theme/theme-css';
import { afterTransitions } from './after-transitions';
import { containsPackageText } from './contains-package-text';
import { writeAsIn } from './default-locale';
import { appliesTo, asksForMouse } from './media-answers';
import { OnScreen } from './OnScreen';
import { type DemoPlace, narrowPlace, widePlace } from './places';
import { schemeColorsCss, withSchemeColors } from './scheme-colors';
import { scrolledLists } from './scrolled-lists';

/**
 * Renders a demo in its initial state, before effects and after transitions; for phones, too, if it asks a media query whose
 * answer is another one there, as pickers ask for a mouse. Throws errors of the component.
 */
export function drawOnServer(Demo: ComponentType, look: Look): DemoDrawing {
  const locale = writeAsIn(look.language);
  const cache = createDemoCache();
  // Made before anything is rendered: it keeps rules out of the HTML.
  const { extractCritical } = createEmotionServer(cache);
  const asked = new Set<string>();
  const render = ({ screen }: DemoPlace): string =>
    renderToString(
      <DemoProviders cache={cache} look={look}>
        <OnScreen screen={screen} onQuery={(query) => asked.add(query)}>
          <Demo />
        </OnScreen>
      </DemoProviders>,
    );
  const wide = render(widePlace);
  const deciding = [...asked].filter(
    (query) => appliesTo(query, () => widePlace.screen) !== appliesTo(query, () => narrowPlace.screen),
  );
  const narrow = deciding.length > 0 ? render(narrowPlace) : wide;
  const isByPointer = deciding.every(asksForMouse);
  const all = narrow === wide ? wide : wide + narrow;
  const { css } = extractCritical(all);
  const colored = (html: string) => withSchemeColors({ html: afterTransitions(html), rules: [css] });
  const { html, rules } = colored(wide);
  const drawn = { html, ...(narrow !== wide && { narrow: colored(narrow).html }) };
  const text = [...Object.values(drawn), ...rules].join('');
  return {
    ...drawn,
    ...(narrow !== wide && { isByPointer }),
    styles: [demoThemeCssFor(text), schemeColorsCss(text), ...rules].join(''),
    rules: scrolledLists(all),
    hasPackageText: containsPackageText(all) || locale.wroteDates(),
  };
}
