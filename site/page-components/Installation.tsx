/** @jsxImportSource @emotion/react */
import {
  type InstallableProduct,
  type InstallationPlan,
  installableProducts,
  installationPlans,
  packageManagers,
  packagesFor,
} from '../../data/installation';
import { CODE } from '../code/hooks';
import { inLanguage } from '../language/in-language';
import { useLanguage } from '../language/LanguageProvider';
import { hook } from '../support/hooks';
import { ChoiceGroup } from './ChoiceGroup';
import { INSTALLATION } from './hooks';
import { installationStyles as styles } from './installation-styles';

/**
 * The command that installs a product: all commands are rendered, and the script shows the one for the
 * selected options (enhance-installation.ts). Without it, the commands of the first package manager are
 * listed.
 */
export function Installation() {
  const { t, userLanguage } = useLanguage();
  const products = installableProducts.map(({ id, name }) => ({
    value: id,
    name: inLanguage(name, userLanguage),
  }));
  return (
    <div css={styles.frame} {...hook(INSTALLATION)}>
      <div className="needs-script" css={styles.choices}>
        <ChoiceGroup name="product" legend={t('product')} choices={products} />
        <ChoiceGroup
          name="plan"
          legend={t('plan')}
          choices={installationPlans.map(({ id, name }) => ({ value: id, name }))}
        />
        <ChoiceGroup
          name="manager"
          legend={t('packageManager')}
          choices={packageManagers.map(({ name }) => ({ value: name, name }))}
        />
      </div>
      <div aria-live="polite">
        {installableProducts.flatMap((product) =>
          installationPlans.map(({ id }) => (
            <Commands key={`${product.id} ${id}`} product={product} plan={id} />
          )),
        )}
      </div>
    </div>
  );
}

/** The commands of one product in one plan. */
function Commands({ product, plan }: { product: InstallableProduct; plan: InstallationPlan }) {
  const { userLanguage } = useLanguage();
  const planName = installationPlans.find(({ id }) => id === plan)?.name ?? '';
  return packageManagers.map(({ name, add }) => (
    <div
      key={name}
      {...hook(CODE)}
      data-product={product.id}
      data-plan={plan}
      data-manager={name}
      data-current={
        (product === installableProducts[0] && plan === 'community' && name === 'npm') || undefined
      }
    >
      <p>
        {inLanguage(product.name, userLanguage)} · {planName}
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long line scrolls, so it has to be reached */}
      <pre tabIndex={0}>
        <code>{`${add} ${packagesFor(product, plan).join(' ')}`}</code>
      </pre>
    </div>
  ));
}
