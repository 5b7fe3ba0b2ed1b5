export interface PotClasses {
  /** Styles applied to the root element. */
  root: string;
  /** State class applied when nothing can be planted. */
  disabled: string;
  /** Styles applied to the rim. */
  rim: string;
}
