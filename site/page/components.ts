import type { ComponentType } from 'react';
import { Catalogue } from '../reference/Catalogue';

/**
 * What a page may show with `{{"component": "Name"}}`, by name. A component takes the options of its
 * marker as props: they come from an author's JSON, so it reads them with care.
 */
export const components: Record<string, ComponentType<Record<string, unknown>>> = {
  DataGridEvents: Catalogue,
  DataGridSelectors: Catalogue,
};
