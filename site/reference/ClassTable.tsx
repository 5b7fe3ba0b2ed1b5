/** @jsxImportSource @emotion/react */
import type { ReferenceClass } from '../../generator/page/reference';
import { useLanguage } from '../language/LanguageProvider';
import { hook } from '../support/hooks';
import { MemberTools } from './MemberTools';
import { columnStyles, memberStyles } from './member-styles';
import { MEMBERS } from './members-hook';
import { ReferenceRow } from './ReferenceRow';
import { ReferenceTable } from './ReferenceTable';
import { markStyles } from './reference-styles';
import { Words } from './Words';

/** The class names of a component: what a stylesheet calls them, and what `classes` does. */
export function ClassTable({ classes }: { classes: ReferenceClass[] }) {
  const { t } = useLanguage();
  const columns = [t('referenceClassName'), t('referenceRuleName'), t('referenceDescription')];
  return (
    <div css={memberStyles.members} {...hook(MEMBERS)} data-kind="classes">
      <MemberTools kind="classes" title={t('referenceClasses')} count={classes.length} />
      <ReferenceTable css={columnStyles.classes} columns={columns}>
        {classes.map((one) => (
          <ClassRow key={one.name} {...one} />
        ))}
      </ReferenceTable>
    </div>
  );
}

function ClassRow({ name, anchor, className, state, description }: ReferenceClass) {
  const { t } = useLanguage();
  const mark = (
    <span css={markStyles.state} title={t('referenceStateHint')}>
      {t('referenceState')}
    </span>
  );
  return (
    <ReferenceRow
      anchor={anchor}
      name={className}
      marks={state && mark}
      type={{ label: t('referenceRuleName'), shown: <code>{name}</code> }}
    >
      {description && <Words text={description} />}
    </ReferenceRow>
  );
}
