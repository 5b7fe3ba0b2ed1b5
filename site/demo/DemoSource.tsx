import type { Demo, DemoVariant, Slot } from '../../generator/contract/page';
import { slot } from '../../generator/contract/page';
import { useLanguage } from '../language/LanguageProvider';
import { sourceAnchor } from './demo-anchors';

/** The lines that say the idea: shown until the whole code is opened. */
export function DemoPreview({ html }: { html: Slot }) {
  return <div className="demo-preview code-block">{slot(html)}</div>;
}

/**
 * All sources of a demo. `<details>` opens without any script, by search in the page and by a link to
 * what is inside; the toolbar's button is only another handle of it.
 */
export function DemoSource({ demo }: { demo: Demo }) {
  const { t } = useLanguage();
  return (
    <details className="demo-source">
      <summary className="needs-no-script">{t('showCode')}</summary>
      {demo.variants.map((variant) => (
        <VariantFiles key={`${variant.styling} ${variant.language}`} demo={demo} variant={variant} />
      ))}
    </details>
  );
}

interface VariantFilesProps {
  demo: Demo;
  variant: DemoVariant;
}

/** The files of one variant: tabs where there are several, below one another without the script. */
function VariantFiles({ demo, variant }: VariantFilesProps) {
  const { t } = useLanguage();
  const id = sourceAnchor(demo, variant);
  const [only, ...others] = variant.files;
  return (
    <div id={id} data-language={variant.language} data-styling={variant.styling} className="tabs">
      {others.length > 0 && (
        <div className="tab-list" role="tablist" aria-label={t('codeFiles')}>
          {variant.files.map(({ name }, index) => (
            <button
              key={name}
              type="button"
              role="tab"
              id={`${id}-tab-${index}`}
              aria-controls={`${id}-panel-${index}`}
              aria-selected={index === 0}
              tabIndex={index === 0 ? 0 : -1}
            >
              {name}
            </button>
          ))}
        </div>
      )}
      {variant.files.map(({ name, html }, index) => (
        <div
          key={name}
          className={`code-block${only && others.length > 0 ? ' tab-panel' : ''}`}
          {...(others.length > 0 && {
            role: 'tabpanel',
            id: `${id}-panel-${index}`,
            'aria-labelledby': `${id}-tab-${index}`,
            'data-current': index === 0 || undefined,
          })}
        >
          <p className="tab-name">{name}</p>
          {slot(html)}
        </div>
      ))}
    </div>
  );
}
