/** @jsxImportSource @emotion/react */
import type { PropsTable } from '../../generator/page/reference';
import { useLanguage } from '../language/LanguageProvider';
import { MemberList } from '../reference/MemberList';
import { factStyles } from '../reference/reference-styles';
import { materialPropsStyles as styles } from './material-props-styles';

/**
 * The props of a component of Material UI: `{{"component": "MaterialProps", "of": "Button"}}`. The generator
 * adds them under `data`; an unknown name renders nothing.
 */
export function MaterialProps({ data }: Record<string, unknown>) {
  const { t } = useLanguage();
  if (!isTable(data)) return null;
  const { name, props } = data;
  return (
    <div css={styles.frame}>
      <p css={styles.name}>
        <code>{name}</code>
      </p>
      <OtherProps {...data} />
      <MemberList kind="props" title={`${name} ${t('referenceProps')}`} members={props} marks="taken" />
    </div>
  );
}

/** Facts that are in no row: attributes of the root element, its replacement, and inherited props. */
function OtherProps({ name, nativeProps, refGives = 'unknown', replaceable, inheritance }: PropsTable) {
  const { t } = useLanguage();
  if (!nativeProps && !replaceable && inheritance.length === 0) return null;
  return (
    <ul css={factStyles.aboveTable}>
      {nativeProps && (
        <li>
          {refGives === 'unknown' ? (
            t('referenceNativeProps')
          ) : (
            <>
              {t('referenceNativePropsOf')} <code>{refGives}</code>
            </>
          )}
        </li>
      )}
      {replaceable && (
        <li>
          {t('referenceReplaceable')} <code>component</code>
        </li>
      )}
      {inheritance.length > 0 && (
        <li>
          {t('referenceInheritanceText', { name })}{' '}
          {inheritance.map((inherited, at) => (
            <span key={inherited.name}>
              {at > 0 && ', '}
              {inherited.url ? <a href={inherited.url}>{inherited.name}</a> : inherited.name}
            </span>
          ))}
        </li>
      )}
    </ul>
  );
}

function isTable(value: unknown): value is PropsTable {
  return typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'props';
}
