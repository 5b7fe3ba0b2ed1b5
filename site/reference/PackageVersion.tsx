/** @jsxImportSource @emotion/react */
import { packageVersions } from '../../data/package-versions';
import { sandboxes } from '../../data/sandboxes';
import { site } from '../../data/site';
import { useLanguage } from '../language/LanguageProvider';
import { sectionStyles } from './reference-styles';

/** A note on a component whose package has another version than the documented one. */
export function PackageVersion({ name }: { name: string }) {
  const { t, urlTo } = useLanguage();
  const packageName = packageOf(name);
  const [companion] = Object.entries(sandboxes.together?.[packageName ?? ''] ?? {});
  if (!packageName || !companion) return null;
  const [free, made] = companion;
  const shown = packageVersions[free] ?? site.version;
  const version = packageVersions[packageName] ?? site.version;
  return (
    <p css={sectionStyles.note}>
      {t('referencePackageVersion', { package: packageName, version, free, made, shown })}{' '}
      <a href={`${urlTo('/x/introduction/installation')}#packages-with-their-own-numbers`}>
        {t('referencePackageVersionWhy')}
      </a>
    </p>
  );
}

function packageOf(name: string): string | undefined {
  const components = (site.reference?.products ?? []).flatMap((product) => product.components);
  return components.find(({ title, export: exported }) => (title ?? exported) === name)?.package;
}
