import { expect, it } from 'vitest';
import { headline } from '../../site/page/headline';

const charts = { title: 'Charts', pathname: '/x/react-charts-group', url: '/x/react-charts/' };
const bars = { title: 'Bars', pathname: '/x/react-charts/bars-group', url: '/x/react-charts/bars/' };

it('a title does not repeat the product that the breadcrumb names', () => {
  expect(headline({ title: 'Charts - Bars', parents: [charts, bars], url: '/x/react-charts/bars/' })).toEqual(
    { name: 'Bars' },
  );
});

it('the first page of a product says which product it is of', () => {
  expect(headline({ title: 'Charts - Overview', parents: [charts], url: '/x/react-charts/' })).toEqual({
    product: 'Charts',
    name: 'Overview',
  });
});

it('a product that nothing else names stays', () => {
  expect(headline({ title: 'Charts - Bars', parents: [], url: '/x/react-charts/bars/' })).toEqual({
    product: 'Charts',
    name: 'Bars',
  });
  expect(headline({ title: 'Installation', parents: [], url: '/x/introduction/installation/' })).toEqual({
    name: 'Installation',
  });
});
