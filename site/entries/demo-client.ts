import { enhanceDemosOnDemand } from '../demo/enhance-demos-on-demand';
import { enhanceMounts } from '../demo/enhance-mounts';
import { enhanceEditing } from '../editing/enhance-editing';
import { enhancePage } from './enhance-page';

/** The enhancements of pages with demos, without React: what readers can do before a demo is mounted. */
void enhancePage([enhanceMounts, enhanceDemosOnDemand, enhanceEditing]);
