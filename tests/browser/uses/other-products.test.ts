import { proveUses } from './prove-uses';

await proveUses((pathname) => !pathname.startsWith('/x/react-data-grid/'));
