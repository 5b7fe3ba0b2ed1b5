import type { ReferenceSelector } from '../../generator/contract/reference';
import { useLanguage } from '../language/LanguageProvider';
import { BreakableName } from './BreakableName';
import { Deprecated } from './Deprecated';
import { PlanMark } from './PlanMark';
import { TypeView } from './TypeView';
import { Words } from './Words';

interface SelectorListProps {
  selectors: ReferenceSelector[];
  /** Only those of one category. */
  category?: string | undefined;
}

/** The selectors of a catalogue by category: what each reads from the state, and its type. */
export function SelectorList({ selectors, category }: SelectorListProps) {
  const shown = selectors.filter((one) => category === undefined || one.category === category);
  const categories = [...new Set(shown.map((one) => one.category))];
  return categories.map((name) => (
    <div key={name} className="members members-props catalogue">
      {category === undefined && <h3 className="catalogue-category">{name}</h3>}
      <SelectorTable selectors={shown.filter((one) => one.category === name)} />
    </div>
  ));
}

function SelectorTable({ selectors }: { selectors: ReferenceSelector[] }) {
  const { t } = useLanguage();
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{t('referenceName')}</th>
          <th scope="col">{t('referenceReturns')}</th>
          <th scope="col">{t('referenceDescription')}</th>
        </tr>
      </thead>
      <tbody>
        {selectors.map(({ name, anchor, plan, deprecated, description, returns }) => (
          <tr key={name} id={anchor} className="member">
            <th scope="row">
              <a className="member-name" href={`#${anchor}`}>
                <code>
                  <BreakableName name={name} />
                </code>
              </a>
              <PlanMark plan={plan} />
            </th>
            <td className="member-type" data-label={t('referenceReturns')}>
              <TypeView type={returns} />
            </td>
            <td className="member-text">
              {description && <Words text={description} />}
              {deprecated && <Deprecated reason={deprecated.reason} />}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
