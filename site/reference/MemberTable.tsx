/** @jsxImportSource @emotion/react */
import type { ReferenceMember } from '../../generator/page/reference';
import { useLanguage } from '../language/LanguageProvider';
import { hook } from '../support/hooks';
import { MemberRow } from './MemberRow';
import { type MemberKind, MemberTools } from './MemberTools';
import { columnStyles, memberStyles } from './member-styles';
import { MEMBERS } from './members-hook';
import { ReferenceTable } from './ReferenceTable';
import { sectionStyles } from './reference-styles';

interface MemberTableProps {
  kind: MemberKind;
  title: string;
  members: ReferenceMember[];
  marks: Marks;
}

/** Whether a reader gives the members (to a component) or may be given them, and what is said of that; slots need none. */
type Marks = 'taken' | 'given' | 'none';

/** Props, slots or members as one table. */
export function MemberTable({ kind, title, members, marks }: MemberTableProps) {
  const { t } = useLanguage();
  const hasDefaults = members.some((member) => member.default !== undefined);
  const need = needOf(members);
  const columns = [
    t('referenceName'),
    t('referenceType'),
    ...(hasDefaults ? [t('referenceDefault')] : []),
    t('referenceDescription'),
  ];
  return (
    <div css={memberStyles.members} {...hook(MEMBERS)} data-kind={kind}>
      {marks !== 'none' && <p css={sectionStyles.note}>{t(NOTES[marks][need])}</p>}
      <MemberTools kind={kind} title={title} count={members.length} />
      <ReferenceTable
        css={hasDefaults && (kind === 'slots' ? columnStyles.slotsWithDefaults : columnStyles.withDefaults)}
        columns={columns}
      >
        {members.map((member) => (
          <MemberRow
            key={member.name}
            member={member}
            isMarked={marks !== 'none' && need === 'some' && member.required}
            hasDefaults={hasDefaults}
          />
        ))}
      </ReferenceTable>
    </div>
  );
}

type Need = 'all' | 'some' | 'none';

/** Which words explain the stars of a table, or that it has none. */
const NOTES = {
  taken: { all: 'referenceAllRequired', some: 'referenceSomeRequired', none: 'referenceNoneRequired' },
  given: { all: 'referenceAllThere', some: 'referenceSomeThere', none: 'referenceNoneThere' },
} as const satisfies Record<Exclude<Marks, 'none'>, Record<Need, string>>;

function needOf(members: ReferenceMember[]): Need {
  const required = members.filter((member) => member.required).length;
  if (required === 0) return 'none';
  return required === members.length ? 'all' : 'some';
}
