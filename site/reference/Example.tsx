/** @jsxImportSource @emotion/react */
import { slot } from '../../generator/page/marks';
import { type ReferenceExample, referenceSections } from '../../generator/page/reference';
import { DemoBox } from '../demo/DemoBox';
import { useLanguage } from '../language/LanguageProvider';
import { guideName } from './guide-name';
import { usageStyles } from './reference-styles';

/** An example of a component: one demo with its whole code, and a link to its guide. */
export function Example({ example }: { example: ReferenceExample }) {
  const { t } = useLanguage();
  return (
    <div css={usageStyles.example} id={referenceSections.example}>
      {example.kind === 'code' ? slot(example.html) : <DemoBox demo={example.demo} />}
      {example.kind === 'demo' && (
        <p css={usageStyles.from}>
          {t('referenceExampleFrom')} <a href={example.url}>{guideName(example.title)}</a>
        </p>
      )}
    </div>
  );
}
