import { proveDemos } from './prove-demos';

proveDemos((pathname) => pathname.startsWith('/x/react-charts/'), 'charts');
