import { setLicense } from '../demo/mount/set-license';

export { startFrame } from '../editing/frame/start-frame';

void setLicense().catch(console.error);
