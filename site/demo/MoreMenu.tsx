import type { Demo } from '../../generator/page/demo';
import { useLanguage } from '../language/LanguageProvider';
import { sourceUrl } from '../support/source-url';
import { Icon } from '../theme/Icon';
import { ToolMenu } from './ToolMenu';

/** What is needed less often: links that open this demo's code, and where its source lies. */
export function MoreMenu({ demo: { variants, source } }: { demo: Demo }) {
  const { t } = useLanguage();
  const href = sourceUrl('blob', source);
  const languages = new Set(variants.map(({ language }) => language));
  return (
    <ToolMenu label={t('moreTools')} className="more-menu" summary={<Icon name="more" />}>
      {languages.has('JS') && (
        <button type="button" className="panel-item" data-tool="link" value="JS">
          <Icon name="link" />
          {t('copyJsLink')}
        </button>
      )}
      {languages.has('TS') && (
        <button type="button" className="panel-item" data-tool="link" value="TS">
          <Icon name="link" />
          {t('copyTsLink')}
        </button>
      )}
      {href !== undefined && (
        <a className="panel-item" href={href}>
          <Icon name="code" />
          {t('demoSource')}
          <Icon name="external" />
        </a>
      )}
    </ToolMenu>
  );
}
