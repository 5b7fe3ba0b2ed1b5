/** @jsxImportSource @emotion/react */
import type { Demo, DemoVariant } from '../../generator/page/demo';
import type { Slot } from '../../generator/page/marks';
import { slot } from '../../generator/page/marks';
import { CODE } from '../code/hooks';
import { TabGroup } from '../code/TabGroup';
import { useLanguage } from '../language/LanguageProvider';
import { hook } from '../support/hooks';
import { sourceAnchor } from './demo-anchors';
import { SOURCE } from './source-hook';
import { sourceStyles as styles } from './source-styles';

/** The essential lines, in each styling: shown until the whole code is opened. */
export function DemoPreviews({ demo, html }: { demo: Demo; html: Slot }) {
  return (
    <>
      <Preview styling="system" html={html} />
      {Object.entries(demo.styledPreviews ?? {}).map(([styling, styled]) => (
        <Preview key={styling} styling={styling} html={styled} />
      ))}
    </>
  );
}

function Preview({ styling, html }: { styling: string; html: Slot }) {
  return (
    <div css={styles.preview} {...hook(CODE)} data-preview={styling}>
      {slot(html)}
    </div>
  );
}

/**
 * All sources of a demo. `<details>` opens without a script, by search in the page and by a link into it; the
 * toolbar's button is another way to open it.
 */
export function DemoSource({ demo }: { demo: Demo }) {
  const { t } = useLanguage();
  return (
    <details css={styles.source} {...hook(SOURCE)} open={demo.options.defaultCodeOpen}>
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

/** The files of one variant; several are shown as tabs. */
function VariantFiles({ id, variant }: { id: string; variant: DemoVariant }) {
  const { t } = useLanguage();
  const [file, ...others] = variant.files;
  if (!file) return null;
  if (others.length > 0) return <TabGroup id={id} label={t('codeFiles')} tabs={variant.files} />;
  return (
    <div {...hook(CODE)}>
      <p>{file.name}</p>
      {slot(file.html)}
    </div>
  );
}
