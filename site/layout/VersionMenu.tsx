/** @jsxImportSource @emotion/react */
import { languages } from '../../data/languages';
import type { ProductVersion } from '../../data/products';
import { linkTo } from '../../generator/contract/url';
import { useLanguage } from '../language/LanguageProvider';
import { Icon } from '../theme/Icon';
import { popupMenuStyles } from '../theme/popup-menu-styles';
import { Disclosure } from './Disclosure';
import { VERSION_MENU } from './hooks';
import { barMenuStyles, summaryStyles } from './top-bar-styles';

/** The version a page is about; older ones are linked on their own hosts (RULES §1). */
export function VersionMenu({ versions }: { versions: ProductVersion[] }) {
  const { t } = useLanguage();
  const current = versions.find((version) => version.current) ?? versions[0];
  return (
    <Disclosure
      label={t('version')}
      summary={<VersionNumber text={current?.text ?? ''} />}
      name={VERSION_MENU}
      styles={barMenuStyles.version}
    >
      <ul>
        {versions.map((version) => (
          <li key={version.text}>
            <VersionItem version={version} />
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}

/** `v7.18.0`, of which a narrow bar shows `v7`. */
function VersionNumber({ text }: { text: string }) {
  const dot = text.indexOf('.');
  return (
    <span>
      {text.slice(0, dot)}
      <span css={summaryStyles.fromSm}>{text.slice(dot)}</span>
    </span>
  );
}

function VersionItem({ version }: { version: ProductVersion }) {
  const { t, userLanguage } = useLanguage();
  if (version.current) {
    return (
      <span css={popupMenuStyles.line} aria-current="true">
        {version.text} <small>{t('currentVersion')}</small>
        <Icon name="check" />
      </span>
    );
  }
  return (
    <a css={popupMenuStyles.line} href={onItsHost(version.href, userLanguage)}>
      {version.text}
      <Icon name="external" />
    </a>
  );
}

/** Hosts of older versions know languages by the same prefixes as this one (RULES §2.3). */
function onItsHost(href: string, userLanguage: string): string {
  const { origin, pathname } = new URL(href);
  return origin + linkTo({ pathname: pathname.replace(/\/$/, ''), userLanguage }, languages);
}
