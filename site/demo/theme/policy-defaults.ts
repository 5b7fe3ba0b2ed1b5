/**
 * The Data Grid tries whether text may become code before it filters, which the policy of these pages refuses
 * and reports: it is told beforehand. What a reader takes to a sandbox has a theme of its own and no such word.
 */
export const policyDefaults = {
  MuiDataGrid: { defaultProps: { disableEval: true } },
} as const;
