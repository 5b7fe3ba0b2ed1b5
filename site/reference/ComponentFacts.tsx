/** @jsxImportSource @emotion/react */
import { type ComponentReference, referenceSections } from '../../generator/page/reference';
import { useLanguage } from '../language/LanguageProvider';
import type { Translate } from '../language/translate';
import { factStyles, listStyles, sectionStyles } from './reference-styles';
import { Section } from './Section';

type ComponentFactsProps = Pick<
  ComponentReference,
  'name' | 'nativeProps' | 'refGives' | 'refIsInner' | 'inheritance' | 'theme'
>;

/** Facts that are in no row: attributes of the root element, the ref, inherited props and the theme. */
export function ComponentFacts({
  name,
  nativeProps,
  refGives,
  refIsInner,
  inheritance,
  theme,
}: ComponentFactsProps) {
  const { t } = useLanguage();
  return (
    <>
      <ul css={factStyles.facts}>
        {nativeProps && <li>{t('referenceNativeProps')}</li>}
        <li>
          <Ref gives={refGives} isInner={refIsInner === true} t={t} />
        </li>
      </ul>
      {inheritance.length > 0 && (
        <Section id={referenceSections.inheritance} title={t('referenceInheritance')}>
          <p css={sectionStyles.note}>{t('referenceInheritanceText', { name })}</p>
          <ul css={listStyles.links}>
            {inheritance.map((inherited) => (
              <li key={inherited.name}>
                {inherited.url ? <a href={inherited.url}>{inherited.name}</a> : inherited.name}
              </li>
            ))}
          </ul>
        </Section>
      )}
      {theme && (
        <Section id={referenceSections.theme} title={t('referenceTheme')}>
          <p css={sectionStyles.note}>
            {themeText(theme, t)} <code>{theme.name}</code>
          </p>
        </Section>
      )}
    </>
  );
}

function Ref({ gives, isInner, t }: { gives: string | undefined; isInner: boolean; t: Translate }) {
  if (gives === undefined) return <>{t('referenceNoRef')}</>;
  if (gives === 'unknown') return <>{t('referenceRootRef')}</>;
  return (
    <>
      {t(isInner ? 'referenceInnerRef' : 'referenceRef')} <code>{gives}</code>
    </>
  );
}

function themeText({ defaultProps, styleOverrides }: NonNullable<ComponentReference['theme']>, t: Translate) {
  if (defaultProps && styleOverrides) return t('referenceThemeBoth');
  return defaultProps ? t('referenceThemeDefaults') : t('referenceThemeStyles');
}
