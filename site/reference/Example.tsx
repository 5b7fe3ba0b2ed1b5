/** @jsxImportSource @emotion/react */
import { slot } from '../../generator/page/marks';
import { type ReferenceExample, referenceSections } from '../../generator/page/reference';
import { useLanguage } from '../language/LanguageProvider';
import { sectionStyles } from './reference-styles';
import { Section } from './Section';

/** How a component is used: the code of one demo, and where it can be tried. */
export function Example({ example }: { example: ReferenceExample }) {
  const { t } = useLanguage();
  return (
    <Section id={referenceSections.example} title={t('referenceExample')}>
      {example.url && (
        <p css={sectionStyles.note}>
          {t('referenceExampleFrom')} <a href={example.url}>{example.title}</a>
        </p>
      )}
      {slot(example.html)}
    </Section>
  );
}
