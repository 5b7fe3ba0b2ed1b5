/** @jsxImportSource @emotion/react */
import type { TocEntry } from '../../generator/page/content';
import { useLanguage } from '../language/LanguageProvider';
import { popoverButton } from '../support/popover';
import { Icon } from '../theme/Icon';
import { CONTENTS } from './contents-id';
import { contentsStyles } from './contents-styles';
import { contentsButtonStyles } from './page-top-styles';

interface TableOfContentsProps {
  toc: TocEntry[];
  /** The language of the headings, when it is not the page's own. */
  textLanguage: string | undefined;
}

/** The headings of the page: a column where there is room, else a sheet from below. */
export function TableOfContents({ toc, textLanguage }: TableOfContentsProps) {
  const { t } = useLanguage();
  return (
    <nav id={CONTENTS} css={contentsStyles} {...{ popover: 'auto' }} aria-label={t('onThisPage')}>
      <p>{t('onThisPage')}</p>
      <ul lang={textLanguage}>
        {toc.map(({ hash, title, level }) => (
          <li key={hash} data-deep={level === 3 ? '' : undefined}>
            <a href={`#${hash}`}>{title}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Opens the contents where there is no room for a column. */
export function ContentsButton() {
  const { t } = useLanguage();
  return (
    <button type="button" css={contentsButtonStyles} {...popoverButton(CONTENTS)}>
      <Icon name="contents" />
      <span>{t('onThisPage')}</span>
    </button>
  );
}
