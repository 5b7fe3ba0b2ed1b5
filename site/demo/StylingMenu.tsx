/** @jsxImportSource @emotion/react */
import type { Styling } from '../../generator/page/styling';
import type { WordKey } from '../language/dictionaries';
import { useLanguage } from '../language/LanguageProvider';
import { Icon } from '../theme/Icon';
import { popupMenuStyles } from '../theme/popup-menu-styles';
import { ToolMenu } from './ToolMenu';
import { menuStyles } from './toolbar-styles';

const words: Record<Styling, WordKey> = {
  system: 'stylingSystem',
  tailwind: 'stylingTailwind',
  css: 'stylingCss',
};

/** Selects the styling of all code on the site. The stylesheet shows the label of the current one. */
export function StylingMenu({ stylings }: { stylings: Styling[] }) {
  const { t } = useLanguage();
  return (
    <ToolMenu
      label={`${t('codeStyling')}: `}
      menuStyle={menuStyles.styling}
      summary={
        <>
          {stylings.map((styling) => (
            <span key={styling} data-when-styling={styling}>
              {t(words[styling])}
            </span>
          ))}
          <Icon name="chevron" />
        </>
      }
    >
      {stylings.map((styling) => (
        <button
          key={styling}
          type="button"
          css={popupMenuStyles.line}
          data-tool="styling"
          value={styling}
          aria-pressed={styling === 'system'}
        >
          {t(words[styling])}
          <Icon name="check" />
        </button>
      ))}
    </ToolMenu>
  );
}
