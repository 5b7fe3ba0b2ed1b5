import type { Demo, DemoVariant } from '../../generator/page/demo';
import type { Slot } from '../../generator/page/marks';
import { slot } from '../../generator/page/marks';
import { useLanguage } from '../language/LanguageProvider';
import { TabGroup } from '../support/TabGroup';
import { sourceAnchor } from './demo-anchors';

/** The lines that say the idea, in each styling: shown until the whole code is opened. */
export function DemoPreviews({ demo, html }: { demo: Demo; html: Slot }) {
  return (
    <>
      <div className="demo-preview code-block">{slot(html)}</div>
      {Object.entries(demo.styledPreviews ?? {}).map(([styling, styled]) => (
        <div key={styling} className="demo-preview code-block" data-preview-styling={styling}>
          {slot(styled)}
        </div>
      ))}
    </>
  );
}

/**
 * All sources of a demo. `<details>` opens without any script, by search in the page and by a link to
 * what is inside; the toolbar's button is only another handle of it.
 */
export function DemoSource({ demo }: { demo: Demo }) {
  const { t } = useLanguage();
  return (
    <details className="demo-source" open={demo.options.defaultCodeOpen}>
      <summary className="needs-no-script">{t('showCode')}</summary>
      {demo.variants.map((variant) => (
        <div
          key={`${variant.styling} ${variant.language}`}
          id={sourceAnchor(demo, variant)}
          data-language={variant.language}
          data-styling={variant.styling}
          data-packages={variant.packages?.join(' ')}
        >
          <VariantFiles id={sourceAnchor(demo, variant)} variant={variant} />
        </div>
      ))}
    </details>
  );
}

/** The files of one variant; several stand in tabs. */
function VariantFiles({ id, variant }: { id: string; variant: DemoVariant }) {
  const { t } = useLanguage();
  const [file, ...others] = variant.files;
  if (!file) return null;
  if (others.length > 0) return <TabGroup id={id} label={t('codeFiles')} tabs={variant.files} />;
  return (
    <div className="code-block">
      <p className="tab-name">{file.name}</p>
      {slot(file.html)}
    </div>
  );
}
