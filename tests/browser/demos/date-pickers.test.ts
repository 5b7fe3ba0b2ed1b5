import { proveDemos } from './prove-demos';

proveDemos((pathname) => pathname.startsWith('/x/react-date-pickers/'), 'date pickers');
