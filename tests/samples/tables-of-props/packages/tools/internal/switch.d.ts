export interface SwitchProps {
  /** Whether it is out of the shed. */
  out?: boolean;
}
