import * as React from 'react';
import { HandleProps } from '../Handle/Handle';
import { SwitchProps } from '../internal/switch';

/** Others may add sizes of their own. */
type Extendable<Known extends string, More> = Known | keyof More;

export interface RakeSizes {}

interface RakeOwnProps extends Omit<HandleProps, 'length'>, SwitchProps {
  /**
   * How many teeth it has.
   * @default 12
   */
  teeth?: number;
  /** How wide it is. */
  width: Extendable<'small' | 'large', RakeSizes>;
  className?: string;
}

interface Rake {
  <Root extends React.ElementType>(props: { component: Root } & RakeOwnProps): React.JSX.Element;
  (props: RakeOwnProps & Omit<React.ComponentPropsWithRef<'div'>, keyof RakeOwnProps>): React.JSX.Element;
}

declare const Rake: Rake;

export default Rake;
