import * as React from 'react';

let count = 0;

/** How many cells have been drawn since the last time. */
export const flashes = {
  take() {
    const taken = count;
    count = 0;
    return taken;
  },
};

/** Lights up each time it is rendered. */
export function FlashingCell({ children }: React.PropsWithChildren) {
  const ref = React.useRef<HTMLSpanElement>(null);
  React.useEffect(() => {
    count += 1;
    ref.current?.animate(
      [{ backgroundColor: 'orange' }, { backgroundColor: 'transparent' }],
      1000,
    );
  });
  return <span ref={ref}>{children}</span>;
}
