import type { ReadPage } from '../model';

export function lendDescriptions(pages: ReadPage[]): ReadPage[] {
  return pages;
}
