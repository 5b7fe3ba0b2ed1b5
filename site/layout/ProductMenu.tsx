/** @jsxImportSource @emotion/react */
import { type Product, products } from '../../data/products';
import { useLanguage } from '../language/LanguageProvider';
import { Icon } from '../theme/Icon';
import { popupMenuStyles } from '../theme/popup-menu-styles';
import { Disclosure } from './Disclosure';
import { PRODUCT_MENU } from './hooks';
import { libraryWords, type ProductWords, productWords } from './product-words';
import { barMenuStyles, summaryStyles } from './top-bar-styles';

/** What the library as a whole is, and where to begin. */
const OVERVIEW = '/x/introduction';

/** Says which product a page is about, and leads to the others. */
export function ProductMenu({ product }: { product: Product }) {
  const { t } = useLanguage();
  const words = productWords[product.productId];
  return (
    <Disclosure
      label={t('product')}
      summary={<ProductName words={words} />}
      name={PRODUCT_MENU}
      styles={barMenuStyles.product}
    >
      <ul>
        {products.map(({ productId, home }) => (
          <ProductLink
            key={productId}
            words={productWords[productId] ?? libraryWords}
            home={home}
            current={productId === product.productId}
          />
        ))}
        <ProductLink words={libraryWords} home={OVERVIEW} current={!words} />
      </ul>
    </Disclosure>
  );
}

/** A narrow bar has room for a short name only. */
function ProductName({ words }: { words: ProductWords | undefined }) {
  const { t } = useLanguage();
  if (!words) return <span css={summaryStyles.cut}>{t('products')}</span>;
  return (
    <>
      <span css={summaryStyles.cutFromMd}>{t(words.name)}</span>
      <span css={summaryStyles.cutBelowMd}>{t(words.shortName)}</span>
    </>
  );
}

interface ProductLinkProps {
  words: ProductWords;
  home: string;
  current: boolean;
}

function ProductLink({ words, home, current }: ProductLinkProps) {
  const { t, urlTo } = useLanguage();
  return (
    <li>
      <a css={popupMenuStyles.line} href={urlTo(home)} aria-current={current || undefined}>
        <Icon name={`glyph-${words.glyph}`} />
        <span>
          <b>{t(words.name)}</b>
          <small>{t(words.hint)}</small>
        </span>
      </a>
    </li>
  );
}
