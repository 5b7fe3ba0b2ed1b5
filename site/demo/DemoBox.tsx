/** @jsxImportSource @emotion/react */
import type { SerializedStyles } from '@emotion/react';
import { languages } from '../../data/languages';
import { site } from '../../data/site';
import type { Demo } from '../../generator/page/demo';
import { slot } from '../../generator/page/marks';
import { useLanguage } from '../language/LanguageProvider';
import { hook } from '../support/hooks';
import { DemoFailure } from './DemoFailure';
import { DemoPreviews, DemoSource } from './DemoSource';
import { DemoStage } from './DemoStage';
import { DemoToolbar } from './DemoToolbar';
import { demoStyles as styles } from './demo-styles';
import { WAITING } from './hooks';
import { packagesOfDemo } from './theme/localized-packages';

/**
 * A demo: a box of fixed height with the prerendered demo, its tools, and its code, collapsed and whole. The
 * mounting script fills the root on the first interaction. The class of the root sets the base styles of
 * demos (theme/theme-css.ts).
 */
export function DemoBox({ demo }: { demo: Demo }) {
  const { t, userLanguage } = useLanguage();
  const { name, options, modules, fallback, fallbackShows, preview } = demo;
  const localized = userLanguage === languages.default ? [] : packagesOfDemo(demo);
  const hasPreview = preview !== undefined && options.defaultCodeOpen !== false;
  return (
    <section
      css={lookOf(demo)}
      id={name}
      aria-label={t('demo', { name })}
      data-disable-ad={options.disableAd || undefined}
    >
      <DemoStage demo={demo}>
        <div
          className="demo-root"
          css={options.iframe ? styles.framedRoot : styles.root}
          data-demo={name}
          data-module={modules.system}
          data-module-tailwind={modules.tailwind}
          data-module-css={modules.css}
          data-localized={localized.join(' ') || undefined}
          data-frame={options.iframe || undefined}
        >
          {fallback !== undefined && slot(fallback)}
          {(fallback === undefined || fallbackShows === 'place') && (
            <DemoWaiting isOver={fallback !== undefined} />
          )}
        </div>
        <DemoFailure reportUrl={reportUrl(name)} />
      </DemoStage>
      {!options.hideToolbar && (
        <>
          <DemoToolbar demo={demo} hasPreview={hasPreview} />
          {hasPreview && <DemoPreviews demo={demo} html={preview} />}
          <DemoSource demo={demo} />
        </>
      )}
    </section>
  );
}

function lookOf({ options, variants }: Demo): SerializedStyles {
  if (options.hideToolbar) return styles.bare;
  return variants.some(({ styling }) => styling !== 'system') ? styles.styled : styles.demo;
}

/** The URL to report a broken demo. */
function reportUrl(name: string): string {
  return `${site.repository.url}/issues/new?title=${encodeURIComponent(`[docs] The demo ${name} fails`)}`;
}

/** The placeholder of a demo that cannot be prerendered, over the space that it needs, if any. */
function DemoWaiting({ isOver }: { isOver: boolean }) {
  const { t } = useLanguage();
  return (
    <p css={styles.waiting} {...hook(WAITING)} data-over={isOver || undefined}>
      <span className="needs-script">{t('demoLoading')}</span>
      <span className="needs-no-script">{t('demoNeedsScript')}</span>
    </p>
  );
}
