/** @jsxImportSource @emotion/react */
import { type InstallationPlan, installationPlans } from '../../data/installation';
import { featuresByProduct, type PlannedFeature, type ProductFeatures } from '../../data/plans';
import { inLanguage } from '../language/in-language';
import { useLanguage } from '../language/LanguageProvider';
import { Badges } from '../navigation/Badges';
import { planComparisonStyles as styles } from './plan-comparison-styles';

/** The features of each plan, by product. */
export function PlanComparison() {
  const { t } = useLanguage();
  return (
    <div className="markdown">
      <section
        css={styles.frame}
        aria-label={t('planComparison')}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table scrolls, so it has to be reached
        tabIndex={0}
      >
        <table>
          <thead>
            <tr>
              <th scope="col">{t('feature')}</th>
              {installationPlans.map(({ id, name }) => (
                <th key={id} scope="col" className="align-center">
                  {name} <Badges {...(id !== 'community' && { plan: id })} />
                </th>
              ))}
            </tr>
          </thead>
          {featuresByProduct.map((product) => (
            <ProductRows key={product.name.en} product={product} />
          ))}
        </table>
      </section>
    </div>
  );
}

function ProductRows({ product }: { product: ProductFeatures }) {
  const { userLanguage } = useLanguage();
  return (
    <tbody>
      <tr>
        <th scope="rowgroup" colSpan={1 + installationPlans.length}>
          {inLanguage(product.name, userLanguage)}
        </th>
      </tr>
      {product.features.map((feature) => (
        <FeatureRow key={feature.words.en} feature={feature} />
      ))}
    </tbody>
  );
}

function FeatureRow({ feature: { words, pathname, plan } }: { feature: PlannedFeature }) {
  const { t, urlTo, userLanguage } = useLanguage();
  return (
    <tr>
      <td>
        <a href={urlTo(pathname)}>{inLanguage(words, userLanguage)}</a>
      </td>
      {installationPlans.map(({ id }) => (
        <td key={id} className="align-center">
          {includes(id, plan) ? (
            <span className="icon icon-check" role="img" aria-label={t('included')} />
          ) : (
            <>
              <span className="visually-hidden">{t('notIncluded')}</span>
              <span aria-hidden="true" />
            </>
          )}
        </td>
      ))}
    </tr>
  );
}

/** A plan includes all features of lower plans. */
function includes(plan: InstallationPlan, lowest: InstallationPlan): boolean {
  const order = installationPlans.map(({ id }) => id);
  return order.indexOf(plan) >= order.indexOf(lowest);
}
