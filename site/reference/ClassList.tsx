/** @jsxImportSource @emotion/react */
import type { ReferenceClass } from '../../generator/page/reference';
import { useLanguage } from '../language/LanguageProvider';
import { hook } from '../support/hooks';
import { MemberTools } from './MemberTools';
import { memberStyles } from './member-styles';
import { MEMBERS } from './members-hook';
import { ReferenceRow } from './ReferenceRow';
import { markStyles } from './reference-styles';
import { Words } from './Words';

/** The class names of a component, in style sheets and for `classes`. */
export function ClassList({ classes }: { classes: ReferenceClass[] }) {
  const { t } = useLanguage();
  return (
    <div css={memberStyles.members} {...hook(MEMBERS)} data-kind="classes">
      <MemberTools kind="classes" title={t('referenceClasses')} count={classes.length} />
      <dl>
        {classes.map((one) => (
          <ClassRow key={one.name} {...one} />
        ))}
      </dl>
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
      type={<code data-type="">{name}</code>}
    >
      {description && <Words text={description} />}
    </ReferenceRow>
  );
}
