/** @jsxImportSource @emotion/react */
import type { ReferenceMember } from '../../generator/page/reference';
import type { WordKey } from '../language/dictionaries';
import { useLanguage } from '../language/LanguageProvider';
import { hook } from '../support/hooks';
import { MemberRow } from './MemberRow';
import { type MemberKind, MemberTools } from './MemberTools';
import { memberStyles } from './member-styles';
import { MEMBERS } from './members-hook';
import { sectionStyles } from './reference-styles';

interface MemberListProps {
  kind: MemberKind;
  title: string;
  members: ReferenceMember[];
  marks: Marks;
}

/**
 * Whether readers pass the members or receive them, which determines the mark of required ones; slots have no
 * marks.
 */
type Marks = 'taken' | 'given' | 'none';

/** Props, slots or members as rows. */
export function MemberList({ kind, title, members, marks }: MemberListProps) {
  const { t } = useLanguage();
  const { note, word } = wordsOf(marks, members);
  return (
    <div css={memberStyles.members} {...hook(MEMBERS)} data-kind={kind}>
      {note && <p css={sectionStyles.note}>{t(note)}</p>}
      <MemberTools kind={kind} title={title} count={members.length} />
      <dl>
        {members.map((member) => (
          <MemberRow key={member.name} member={member} requiredWord={word && t(word)} />
        ))}
      </dl>
    </div>
  );
}

/** Notes for all members, or for each required one. */
const WORDS = {
  taken: { all: 'referenceAllRequired', some: 'referenceRequired', none: 'referenceNoneRequired' },
  given: { all: 'referenceAllThere', some: 'referenceAlways', none: 'referenceNoneThere' },
} as const satisfies Record<Exclude<Marks, 'none'>, Record<'all' | 'some' | 'none', WordKey>>;

function wordsOf(marks: Marks, members: ReferenceMember[]): { note?: WordKey; word?: WordKey } {
  if (marks === 'none') return {};
  const { all, some, none } = WORDS[marks];
  const required = members.filter((member) => member.required).length;
  if (required === 0) return { note: none };
  return required === members.length ? { note: all } : { word: some };
}
