/** @jsxImportSource @emotion/react */
import { slot } from '../../generator/page/marks';
import type { ReferenceImport } from '../../generator/page/reference';
import { PlanMark } from './PlanMark';
import { importStyles } from './reference-styles';

/** Alternative imports. */
export function Imports({ imports }: { imports: ReferenceImport[] }) {
  if (imports.length === 0) return null;
  return (
    <ul css={importStyles.list}>
      {imports.map(({ html, plan }) => (
        <li key={html}>
          {slot(html)}
          <PlanMark plan={plan} />
        </li>
      ))}
    </ul>
  );
}
