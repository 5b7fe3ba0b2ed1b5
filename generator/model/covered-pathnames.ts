import type { ReferenceCoverage } from '../contract/coverage';

/** The paths whose pages are made from packages and not from texts. */
export function coveredPathnames(coverage: ReferenceCoverage | undefined): ReadonlySet<string> {
  return new Set(
    (coverage?.products ?? []).flatMap(({ components, interfaces, indexes = [] }) =>
      [...components, ...interfaces, ...indexes].map(({ pathname }) => pathname),
    ),
  );
}
