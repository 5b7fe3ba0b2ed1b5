import type { ComponentType } from 'react';
import { ChartGallery } from '../page-components/gallery/ChartGallery';
import { PlanComparison } from '../page-components/PlanComparison';
import { ReleaseNotes } from '../page-components/ReleaseNotes';
import { ReleaseTimeline } from '../page-components/ReleaseTimeline';
import { PlainCatalogue } from './PlainCatalogue';
import { PlainInstallation } from './PlainInstallation';
import { PlainMaterialProps } from './PlainMaterialProps';
import { PlainSectionPages } from './PlainSectionPages';

/**
 * Plain versions of the components of markers, by name, as lists and tables. Components that consist of those
 * are used as they are; a checklist is interactive only, so it has none.
 */
export const plainComponents: Record<string, ComponentType<Record<string, unknown>>> = {
  ChartGallery,
  Installation: PlainInstallation,
  MaterialProps: PlainMaterialProps,
  PlanComparison,
  ReleaseNotes,
  ReleaseTimeline,
  SectionPages: PlainSectionPages,
  DataGridEvents: PlainCatalogue,
  DataGridSelectors: PlainCatalogue,
};
