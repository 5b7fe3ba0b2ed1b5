import { Fragment } from 'react';
import type { ReferenceMember, ReferenceSignature } from '../../generator/page/reference';
import { useLanguage } from '../language/LanguageProvider';
import { Deprecated } from '../reference/Deprecated';
import { PlanMark } from '../reference/PlanMark';
import { ReferenceTable } from './ReferenceTable';
import { Words } from '../reference/Words';
import { PlainType } from './PlainType';

/** Props, slots or members as one table; required ones are marked with a star. */
export function PlainMembers({ members, starred = true }: { members: ReferenceMember[]; starred?: boolean }) {
  const { t } = useLanguage();
  const hasDefaults = members.some((member) => member.default !== undefined);
  const columns = [
    t('referenceName'),
    t('referenceType'),
    ...(hasDefaults ? [t('referenceDefault')] : []),
    t('referenceDescription'),
  ];
  return (
    <ReferenceTable columns={columns}>
      {members.map((member) => (
        <tr key={member.name}>
          <td>
            <code>{member.name}</code>
            {starred && member.required && '*'} <PlanMark plan={member.plan} />
          </td>
          <td>
            <PlainType type={member.type} signature={member.signature} />
          </td>
          {hasDefaults && <td>{member.default !== undefined && <code>{member.default}</code>}</td>}
          <td>
            <MemberText member={member} />
          </td>
        </tr>
      ))}
    </ReferenceTable>
  );
}

function MemberText({ member }: { member: ReferenceMember }) {
  const { t } = useLanguage();
  const { description, onlyWith, deprecated, signature } = member;
  return (
    <>
      {description && <Words text={description} />}
      {onlyWith && (
        <p>
          {t('referenceOnlyWith')} <code>{`${onlyWith.member}: ${onlyWith.values.join(' | ')}`}</code>
        </p>
      )}
      {deprecated && <Deprecated reason={deprecated.reason} />}
      {signature && <DescribedArguments signature={signature} />}
    </>
  );
}

/** The type names all parameters, so only those with a description are listed. */
function DescribedArguments({ signature: { parameters, returns } }: { signature: ReferenceSignature }) {
  const { t } = useLanguage();
  return (
    <dl>
      {parameters.map(
        ({ name, description }) =>
          description && (
            <Fragment key={name}>
              <dt>
                <code>{name}</code>
              </dt>
              <dd>
                <Words text={description} />
              </dd>
            </Fragment>
          ),
      )}
      {returns?.description && (
        <>
          <dt>{t('referenceReturns')}</dt>
          <dd>
            <Words text={returns.description} />
          </dd>
        </>
      )}
    </dl>
  );
}
