import type { ComponentReference, ReferenceClass } from '../../generator/page/reference';
import { useLanguage } from '../language/LanguageProvider';
import type { Translate } from '../language/translate';
import { ReferenceTable } from './ReferenceTable';
import { classesHint } from '../reference/classes-hint';
import { Words } from '../reference/Words';
import { LinkedNames } from './LinkedNames';
import { PlainMembers } from './PlainMembers';
import { PlainSection } from './PlainSection';

/** The reference of a component. */
export function PlainComponentReference({ reference }: { reference: ComponentReference }) {
  const { t } = useLanguage();
  const { props, slots, classes } = reference;
  return (
    <>
      {props.length > 0 && (
        <PlainSection title={t('referenceProps')}>
          <p>
            {t(props.some(({ required }) => required) ? 'referenceSomeRequired' : 'referenceNoneRequired')}
          </p>
          <PlainMembers members={props} />
        </PlainSection>
      )}
      <OtherFacts {...reference} />
      {slots.length > 0 && (
        <PlainSection title={t('referenceSlots')}>
          <p>{t('referenceSlotsHint')}</p>
          <PlainMembers members={slots} starred={false} />
        </PlainSection>
      )}
      {classes.length > 0 && (
        <PlainSection title={t('referenceClasses')}>
          <p>{t(classesHint(reference))}</p>
          <Classes classes={classes} />
        </PlainSection>
      )}
    </>
  );
}

/** Facts that are in no row: attributes of the root element, the ref, inherited props and the theme. */
function OtherFacts(reference: ComponentReference) {
  const { name, nativeProps, refGives, inheritance, theme } = reference;
  const { t } = useLanguage();
  return (
    <>
      <ul>
        {nativeProps && <li>{t('referenceNativeProps')}</li>}
        <li>
          {refText(reference, t)}{' '}
          {refGives !== undefined && refGives !== 'unknown' && <code>{refGives}</code>}
        </li>
      </ul>
      {inheritance.length > 0 && (
        <PlainSection title={t('referenceInheritance')}>
          <p>
            {t('referenceInheritanceText', { name })} <LinkedNames names={inheritance} />
          </p>
        </PlainSection>
      )}
      {theme && (
        <PlainSection title={t('referenceTheme')}>
          <p>
            {themeText(theme, t)} <code>{theme.name}</code>
          </p>
        </PlainSection>
      )}
    </>
  );
}

function refText({ refGives, refIsInner }: ComponentReference, t: Translate): string {
  if (refGives === undefined) return t('referenceNoRef');
  if (refGives === 'unknown') return t('referenceRootRef');
  return t(refIsInner ? 'referenceInnerRef' : 'referenceRef');
}

function themeText({ defaultProps, styleOverrides }: NonNullable<ComponentReference['theme']>, t: Translate) {
  if (defaultProps && styleOverrides) return t('referenceThemeBoth');
  return t(defaultProps ? 'referenceThemeDefaults' : 'referenceThemeStyles');
}

function Classes({ classes }: { classes: ReferenceClass[] }) {
  const { t } = useLanguage();
  return (
    <ReferenceTable columns={[t('referenceClassName'), t('referenceRuleName'), t('referenceDescription')]}>
      {classes.map(({ name, className, state, description }) => (
        <tr key={name}>
          <td>
            <code>{className}</code> {state && t('referenceState')}
          </td>
          <td>
            <code>{name}</code>
          </td>
          <td>{description && <Words text={description} />}</td>
        </tr>
      ))}
    </ReferenceTable>
  );
}
