import { type Product, products } from '../../data/products';
import { useLanguage } from '../language/LanguageProvider';
import { Icon } from '../theme/Icon';
import { Disclosure } from './Disclosure';
import { libraryWords, type ProductWords, productWords } from './product-words';

/** What the library as a whole is, and where to begin. */
const OVERVIEW = '/x/introduction';

/** Says which product a page is about, and leads to the others. */
export function ProductMenu({ product }: { product: Product }) {
  const { t } = useLanguage();
  const words = productWords[product.productId];
  const summary = <span className="clip">{words ? t(words.name) : t('products')}</span>;
  return (
    <Disclosure label={t('product')} summary={summary} className="product-menu">
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

interface ProductLinkProps {
  words: ProductWords;
  home: string;
  current: boolean;
}

function ProductLink({ words, home, current }: ProductLinkProps) {
  const { t, urlTo } = useLanguage();
  return (
    <li>
      <a className="panel-item product-link" href={urlTo(home)} aria-current={current || undefined}>
        <Icon name={`glyph-${words.glyph}`} />
        <span>
          <b>{t(words.name)}</b>
          <small>{t(words.hint)}</small>
        </span>
      </a>
    </li>
  );
}
