/** @jsxImportSource @emotion/react */
import { type ComponentReference, referenceSections } from '../../generator/page/reference';
import { useLanguage } from '../language/LanguageProvider';
import { ClassList } from './ClassList';
import { classesHint } from './classes-hint';
import { ComponentFacts } from './ComponentFacts';
import { MemberList } from './MemberList';
import { sectionStyles } from './reference-styles';
import { Section } from './Section';

/** The reference of a component. */
export function ComponentPage({ reference }: { reference: ComponentReference }) {
  const { t } = useLanguage();
  const { props, slots, classes } = reference;
  return (
    <>
      {props.length > 0 && (
        <Section id={referenceSections.props} title={t('referenceProps')}>
          <MemberList kind="props" title={t('referenceProps')} members={props} marks="taken" />
        </Section>
      )}
      <ComponentFacts {...reference} />
      {slots.length > 0 && (
        <Section id={referenceSections.slots} title={t('referenceSlots')}>
          <p css={sectionStyles.note}>{t('referenceSlotsHint')}</p>
          <MemberList kind="slots" title={t('referenceSlots')} members={slots} marks="none" />
        </Section>
      )}
      {classes.length > 0 && (
        <Section id={referenceSections.classes} title={t('referenceClasses')}>
          <p css={sectionStyles.note}>{t(classesHint(reference))}</p>
          <ClassList classes={classes} />
        </Section>
      )}
    </>
  );
}
