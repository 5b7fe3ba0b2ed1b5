/** @jsxImportSource @emotion/react */
import { slot } from '../../generator/page/marks';
import { type ReferenceImport, referenceSections } from '../../generator/page/reference';
import { useLanguage } from '../language/LanguageProvider';
import { PlanMark } from './PlanMark';
import { importStyles } from './reference-styles';
import { Section } from './Section';

/** The ways to import something: any one of them is enough. */
export function Imports({ imports }: { imports: ReferenceImport[] }) {
  const { t } = useLanguage();
  if (imports.length === 0) return null;
  return (
    <Section id={referenceSections.import} title={t('referenceImport')}>
      <ul css={importStyles.list}>
        {imports.map(({ html, plan }) => (
          <li key={html}>
            {slot(html)}
            <PlanMark plan={plan} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
