import { Fragment } from 'react';
import type { Demo, DemoVariant } from '../../generator/page/demo';
import { slot } from '../../generator/page/marks';
import { useLanguage } from '../language/LanguageProvider';

/** A demo as its code, with a link to the running demo. */
export function PlainDemo({ demo }: { demo: Demo }) {
  const { t } = useLanguage();
  const files = typescriptOf(demo)?.files ?? [];
  return (
    <>
      <p>
        <a href={`#${demo.name}`}>{t('demo', { name: demo.name })}</a>
      </p>
      {files.map(({ name, html }) => (
        <Fragment key={name}>
          {files.length > 1 && (
            <p>
              <code>{name}</code>
            </p>
          )}
          <div>{slot(html)}</div>
        </Fragment>
      ))}
    </>
  );
}

/** The source of the author; JavaScript demos have no TypeScript. */
function typescriptOf({ variants }: Demo): DemoVariant | undefined {
  return variants.find(({ language }) => language === 'TS') ?? variants[0];
}
