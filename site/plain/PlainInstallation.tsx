import {
  installableProducts,
  installationPlans,
  packageManagers,
  packagesFor,
} from '../../data/installation';
import { inLanguage } from '../language/in-language';
import { useLanguage } from '../language/LanguageProvider';

/** The installation commands of each product and plan, for the first package manager. */
export function PlainInstallation() {
  const { t, userLanguage } = useLanguage();
  const [manager] = packageManagers;
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{t('product')}</th>
          <th scope="col">{t('plan')}</th>
          <th scope="col">{manager?.name}</th>
        </tr>
      </thead>
      <tbody>
        {installableProducts.flatMap((product) =>
          installationPlans.map(({ id, name }) => (
            <tr key={`${product.id} ${id}`}>
              <td>{inLanguage(product.name, userLanguage)}</td>
              <td>{name}</td>
              <td>
                <code>{`${manager?.add} ${packagesFor(product, id).join(' ')}`}</code>
              </td>
            </tr>
          )),
        )}
      </tbody>
    </table>
  );
}
