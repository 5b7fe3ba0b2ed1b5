/** @jsxImportSource @emotion/react */
import type { Demo } from '../../generator/page/demo';
import { useLanguage } from '../language/LanguageProvider';
import { sourceUrl } from '../support/source-url';
import { Icon } from '../theme/Icon';
import { popupMenuStyles } from '../theme/popup-menu-styles';
import { ToolMenu } from './ToolMenu';
import { menuStyles } from './toolbar-styles';

/** Less frequent actions: links that open this demo's code, and its source file. */
export function MoreMenu({ demo: { variants, source } }: { demo: Demo }) {
  const { t } = useLanguage();
  const href = sourceUrl('blob', source);
  const languages = new Set(variants.map(({ language }) => language));
  return (
    <ToolMenu label={t('moreTools')} menuStyle={menuStyles.more} summary={<Icon name="more" />}>
      {languages.has('JS') && (
        <button type="button" css={popupMenuStyles.line} data-tool="link" value="JS">
          <Icon name="link" />
          {t('copyJsLink')}
        </button>
      )}
      {languages.has('TS') && (
        <button type="button" css={popupMenuStyles.line} data-tool="link" value="TS">
          <Icon name="link" />
          {t('copyTsLink')}
        </button>
      )}
      {href !== undefined && (
        <a css={popupMenuStyles.line} href={href}>
          <Icon name="code" />
          {t('demoSource')}
          <Icon name="external" />
        </a>
      )}
    </ToolMenu>
  );
}
