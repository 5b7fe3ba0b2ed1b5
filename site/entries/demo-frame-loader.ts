import { startLoader } from '../editing/frame/start-loader';

startLoader();
