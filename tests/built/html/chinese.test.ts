import { proveHtml } from './prove-html';

proveHtml((file) => /^zh[\\/]/.test(file));
