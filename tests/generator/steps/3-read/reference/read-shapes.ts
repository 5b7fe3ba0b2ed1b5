import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { ReferenceCoverage, ReferenceProduct } from '../../../../../generator/contract/coverage';

/** The folder of small packages, one situation each. */
export const shapesRoot = path.join(import.meta.dirname, '../../../../samples/reference-shapes');

/** Situations that need more than one export of one package. */
const special: Record<string, Partial<ReferenceProduct>> = {
  plans: {
    packages: [
      { name: 'plans', folder: 'plans' },
      { name: 'plans-pro', folder: 'plans-pro', plan: 'pro' },
    ],
    components: [
      { pathname: '/plans/subject', export: 'Subject', package: 'plans' },
      { pathname: '/plans/subject-pro', export: 'SubjectPro', package: 'plans-pro', lower: 'Subject' },
    ],
    interfaces: [{ pathname: '/plans/harvest', export: 'Harvest' }],
  },
  unions: {
    interfaces: [
      { pathname: '/unions/subject', export: 'Subject' },
      { pathname: '/unions/bed', export: 'Bed' },
    ],
  },
  instances: {
    interfaces: [{ pathname: '/instances/subject', export: 'Subject', instances: ["<'bed'>", "<'pot'>"] }],
  },
};

/** Situations whose subject is a component; the others are interfaces. */
const components = new Set([
  'generics',
  're-exports',
  'deprecated',
  'slots-by-interface',
  'classes-by-interface',
  'native-props',
  'class-components',
  'themes',
]);

/** The names of all situations. */
export const situations = readdirSync(shapesRoot, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== 'plans-pro')
  .map(({ name }) => name)
  .sort();

/** Every situation as a family of its own, so that one program reads them all. */
export const shapesCoverage: ReferenceCoverage = {
  products: situations.map((name) => ({
    name,
    packages: [{ name, folder: name }],
    components: components.has(name)
      ? [{ pathname: `/${name}/subject`, export: 'Subject', package: name }]
      : [],
    interfaces: components.has(name) ? [] : [{ pathname: `/${name}/subject`, export: 'Subject' }],
    ...special[name],
  })),
  conventions: {
    stateClasses: { prefix: 'Garden', names: ['disabled'] },
    classNameFunctions: ['makeClass'],
    theme: { module: './themes/theme', interface: 'Components', prefix: 'Garden', readers: ['readTheme'] },
  },
};
