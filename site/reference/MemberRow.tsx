/** @jsxImportSource @emotion/react */
import type { ReferenceMember } from '../../generator/page/reference';
import { useLanguage } from '../language/LanguageProvider';
import { BreakableName } from './BreakableName';
import { Deprecated } from './Deprecated';
import { PlanMark } from './PlanMark';
import { ReferenceRow } from './ReferenceRow';
import { markStyles } from './reference-styles';
import { Signature } from './Signature';
import { TypeView } from './TypeView';
import { Words } from './Words';

interface MemberRowProps {
  member: ReferenceMember;
  /** Whether it has the star of those that must be there. */
  isMarked: boolean;
  hasDefaults: boolean;
}

/** One row of a table of members. */
export function MemberRow({ member, isMarked, hasDefaults }: MemberRowProps) {
  const { t } = useLanguage();
  const { name, anchor, type, signature, description, deprecated, onlyWith } = member;
  return (
    <ReferenceRow
      anchor={anchor}
      name={name}
      marks={<MemberMarks member={member} isMarked={isMarked} />}
      type={{
        label: t('referenceType'),
        shown: <TypeView type={type} show={signature ? 'short' : 'folded'} />,
      }}
      between={hasDefaults && <DefaultCell value={member.default} />}
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

function MemberMarks({ member, isMarked }: Pick<MemberRowProps, 'member' | 'isMarked'>) {
  const { t } = useLanguage();
  return (
    <>
      {isMarked && <abbr title={t('referenceRequired')}>*</abbr>}
      <PlanMark plan={member.plan} />
      {member.deprecated && <span css={markStyles.deprecated}>{t('referenceDeprecated')}</span>}
    </>
  );
}

function DefaultCell({ value }: { value: string | undefined }) {
  const { t } = useLanguage();
  return (
    <td data-label={t('referenceDefault')} data-none={value === undefined ? '' : undefined}>
      <Default value={value} />
    </td>
  );
}

/** Code, unless the author describes in a sentence what happens. */
function Default({ value }: { value: string | undefined }) {
  if (value === undefined) return <span aria-hidden="true">–</span>;
  return isSentence(value) ? (
    <Sentence text={value} />
  ) : (
    <code>
      <BreakableName name={value} />
    </code>
  );
}

function isSentence(value: string): boolean {
  return /^[A-Za-z`]/.test(value) && value.split(' ').length > 3 && !/[=>{]/.test(value);
}

/** The packages' own words, which nobody translates; what stands between backticks is code. */
function Sentence({ text }: { text: string }) {
  return (
    <span lang="en">
      {text.split('`').map((piece, at) => {
        // Pieces never move.
        const key = `${at} ${piece}`;
        return at % 2 === 1 ? <code key={key}>{piece}</code> : <span key={key}>{piece}</span>;
      })}
    </span>
  );
}
