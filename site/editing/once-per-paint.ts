/** Calls back at most once per paint, with the latest value. */
export function oncePerPaint<T>(then: (value: T) => void): (value: T) => void {
  let isAsked = false;
  let latest: T;
  return (value) => {
    latest = value;
    if (isAsked) return;
    isAsked = true;
    requestAnimationFrame(() => {
      isAsked = false;
      then(latest);
    });
  };
}
