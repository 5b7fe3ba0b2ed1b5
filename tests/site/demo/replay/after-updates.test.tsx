// @vitest-environment happy-dom
import { type ReactNode, useEffect, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { describe, expect, it } from 'vitest';
import { watchUpdates } from '../../../../site/demo/replay/after-updates';

/** Renders something as demos are rendered, and tells whether there was something to wait for, and what is shown then. */
async function shownAfterUpdates(demo: ReactNode): Promise<[hasChanged: boolean, shown: string | null]> {
  const place = document.createElement('div');
  const root = createRoot(place);
  let afterUpdates: () => Promise<boolean> = () => Promise.reject(new Error('Nothing was rendered.'));
  const watch = () => {
    afterUpdates = watchUpdates();
  };
  flushSync(() =>
    root.render(
      <>
        {demo}
        <Watching onLayout={watch} />
      </>,
    ),
  );
  const hasChanged = await afterUpdates();
  const shown = place.textContent;
  root.unmount();
  return [hasChanged, shown];
}

function Watching({ onLayout }: { onLayout: () => void }) {
  // Only once, as demos are watched.
  const [watch] = useState(() => onLayout);
  useLayoutEffect(watch, [watch]);
  useEffect(() => {}, []);
  return null;
}

function Plain() {
  useEffect(() => {}, []);
  return 'plain';
}

/** Renders itself again by effects, as often as it is told. */
function Counting({ times }: { times: number }) {
  const [count, setCount] = useState(0);
  useEffect(() => {
    if (count < times) setCount(count + 1);
  }, [count, times]);
  return count;
}

describe('a demo that is rendered', () => {
  it('is waited for no moment if its effects render nothing', async () => {
    expect(await shownAfterUpdates(<Plain />)).toEqual([false, 'plain']);
  });

  it.each([1, 2, 5])('is waited for until its effects have rendered it again: %i times', async (times) => {
    expect(await shownAfterUpdates(<Counting times={times} />)).toEqual([true, String(times)]);
  });

  it('is not waited for if it renders itself for ever', async () => {
    const [hasChanged] = await shownAfterUpdates(<Counting times={Number.POSITIVE_INFINITY} />);
    expect(hasChanged).toBe(true);
  });
});
