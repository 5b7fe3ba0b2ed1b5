import type { ReferenceClass } from '../../generator/contract/reference';
import { useLanguage } from '../language/LanguageProvider';
import { BreakableName } from './BreakableName';
import { MemberTools } from './MemberTools';
import { Words } from './Words';

/** The class names of a component: what a stylesheet calls them, and what `classes` does. */
export function ClassTable({ classes }: { classes: ReferenceClass[] }) {
  const { t } = useLanguage();
  return (
    <div className="members members-classes">
      <MemberTools kind="classes" title={t('referenceClasses')} count={classes.length} />
      <table className="is-classes">
        <thead>
          <tr>
            <th scope="col">{t('referenceClassName')}</th>
            <th scope="col">{t('referenceRuleName')}</th>
            <th scope="col">{t('referenceDescription')}</th>
          </tr>
        </thead>
        <tbody>
          {classes.map((one) => (
            <ClassRow key={one.name} {...one} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function ClassRow({ name, anchor, className, state, description }: ReferenceClass) {
  const { t } = useLanguage();
  return (
    <tr id={anchor} className="member">
      <th scope="row">
        <a className="member-name" href={`#${anchor}`}>
          <code>
            <BreakableName name={className} />
          </code>
        </a>
        {state && (
          <span className="chip" title={t('referenceStateHint')}>
            {t('referenceState')}
          </span>
        )}
      </th>
      <td className="member-type" data-label={t('referenceRuleName')}>
        <code>{name}</code>
      </td>
      <td className="member-text">{description && <Words text={description} />}</td>
    </tr>
  );
}
