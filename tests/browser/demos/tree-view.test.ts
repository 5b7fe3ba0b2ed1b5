import { proveDemos } from './prove-demos';

proveDemos((pathname) => pathname.startsWith('/x/react-tree-view/'), 'tree view');
