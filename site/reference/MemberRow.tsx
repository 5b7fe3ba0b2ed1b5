/** @jsxImportSource @emotion/react */
import type { ReferenceMember } from '../../generator/page/reference';
import { useLanguage } from '../language/LanguageProvider';
import { DefaultValue } from './DefaultValue';
import { Deprecated } from './Deprecated';
import { PlanMark } from './PlanMark';
import { ReferenceRow } from './ReferenceRow';
import { markStyles } from './reference-styles';
import { Signature } from './Signature';
import { TypeView } from './TypeView';
import { Words } from './Words';

interface MemberRowProps {
  member: ReferenceMember;
  /** The mark of required members; absent if members are not marked. */
  requiredWord?: string | undefined;
}

/** A row of a list of members. */
export function MemberRow({ member, requiredWord }: MemberRowProps) {
  const { t } = useLanguage();
  const { name, anchor, description, deprecated, onlyWith, signature } = member;
  return (
    <ReferenceRow
      anchor={anchor}
      name={name}
      marks={<MemberMarks member={member} />}
      type={<TypeLine member={member} requiredWord={requiredWord} />}
    >
      {description && <Words text={description} />}
      {onlyWith && (
        <p>
          {t('referenceOnlyWith')} <code>{`${onlyWith.member}: ${onlyWith.values.join(' | ')}`}</code>
        </p>
      )}
      {deprecated && <Deprecated reason={deprecated.reason} />}
      {signature && <Signature signature={signature} />}
    </ReferenceRow>
  );
}

function MemberMarks({ member: { plan, deprecated } }: Pick<MemberRowProps, 'member'>) {
  const { t } = useLanguage();
  return (
    <>
      <PlanMark plan={plan} />
      {deprecated && <span css={markStyles.deprecated}>{t('referenceDeprecated')}</span>}
    </>
  );
}

/** The type, the default, and the mark of a required member. */
function TypeLine({ member, requiredWord }: MemberRowProps) {
  const { type, signature, required, default: usual } = member;
  return (
    <>
      <TypeView type={type} show={signature ? 'short' : 'folded'} />{' '}
      {usual !== undefined && <DefaultValue value={usual} />}
      {required && requiredWord !== undefined && <em>{requiredWord}</em>}
    </>
  );
}
