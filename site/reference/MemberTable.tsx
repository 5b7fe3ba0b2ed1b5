import type { ReferenceMember } from '../../generator/contract/reference';
import { useLanguage } from '../language/LanguageProvider';
import { MemberRow } from './MemberRow';
import { type MemberKind, MemberTools } from './MemberTools';

interface MemberTableProps {
  kind: MemberKind;
  title: string;
  members: ReferenceMember[];
  marks: 'required' | 'optional' | 'none';
}

/** Props, slots or members as one table. Other views are the stylesheet's: the rows are the same. */
export function MemberTable({ kind, title, members, marks }: MemberTableProps) {
  const { t } = useLanguage();
  const hasDefaults = members.some((member) => member.default !== undefined);
  return (
    <div className={`members members-${kind}`}>
      <MemberTools kind={kind} title={title} count={members.length} />
      <table className={hasDefaults ? 'has-defaults' : undefined}>
        <thead>
          <tr>
            <th scope="col">{t('referenceName')}</th>
            <th scope="col">{t('referenceType')}</th>
            {hasDefaults && <th scope="col">{t('referenceDefault')}</th>}
            <th scope="col">{t('referenceDescription')}</th>
          </tr>
        </thead>
        <tbody>
          {members.map((member) => (
            <MemberRow key={member.name} member={member} marks={marks} hasDefaults={hasDefaults} />
          ))}
        </tbody>
      </table>
    </div>
  );
}
