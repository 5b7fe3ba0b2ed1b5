import { proveDemos } from './prove-demos';

const PRODUCTS = /^\/x\/react-(?:charts|data-grid|date-pickers|tree-view)\//;

proveDemos((pathname) => !PRODUCTS.test(pathname), 'material ui');
