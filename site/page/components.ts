import type { ComponentType } from 'react';
import { Checklist } from '../page-components/Checklist';
import { ChartGallery } from '../page-components/gallery/ChartGallery';
import { Installation } from '../page-components/Installation';
import { MaterialProps } from '../page-components/MaterialProps';
import { PlanComparison } from '../page-components/PlanComparison';
import { ReleaseNotes } from '../page-components/ReleaseNotes';
import { ReleaseTimeline } from '../page-components/ReleaseTimeline';
import { SectionPages } from '../page-components/SectionPages';
import { Catalogue } from '../reference/Catalogue';

/**
 * What a page may show with `{{"component": "Name"}}`, by name. A component takes the options of its
 * marker as props: they come from an author's JSON, so it reads them with care.
 */
export const components: Record<string, ComponentType<Record<string, unknown>>> = {
  ChartGallery,
  Checklist,
  Installation,
  MaterialProps,
  PlanComparison,
  ReleaseNotes,
  ReleaseTimeline,
  SectionPages,
  DataGridEvents: Catalogue,
  DataGridSelectors: Catalogue,
};
