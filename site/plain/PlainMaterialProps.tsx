import type { PropsTable } from '../../generator/page/reference';
import { useLanguage } from '../language/LanguageProvider';
import { LinkedNames } from './LinkedNames';
import { PlainMembers } from './PlainMembers';

/** The props of a component of Material UI, and facts that are in no row. */
export function PlainMaterialProps({ data }: Record<string, unknown>) {
  const { t } = useLanguage();
  if (!isTable(data)) return null;
  const { name, props, nativeProps, refGives = 'unknown', replaceable, inheritance } = data;
  return (
    <>
      <p>
        <code>{name}</code>
      </p>
      <ul>
        {nativeProps && (
          <li>
            {refGives === 'unknown' ? t('referenceNativeProps') : t('referenceNativePropsOf')}{' '}
            {refGives !== 'unknown' && <code>{refGives}</code>}
          </li>
        )}
        {replaceable && (
          <li>
            {t('referenceReplaceable')} <code>component</code>
          </li>
        )}
        {inheritance.length > 0 && (
          <li>
            {t('referenceInheritanceText', { name })} <LinkedNames names={inheritance} />
          </li>
        )}
      </ul>
      <PlainMembers members={props} />
    </>
  );
}

function isTable(value: unknown): value is PropsTable {
  return typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'props';
}
