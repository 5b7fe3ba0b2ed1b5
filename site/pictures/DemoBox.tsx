/** In px: what a demo may take, before it is drawn larger (picture-rules.ts). */
export const DEMO_ROOM = { width: 353, height: 367 };

/** Where the demo goes: it is markup already, and not React's. */
const PLACE = '<div class="demo-place"></div>';

/** A box for a demo, in the dark scheme. */
export function DemoBox() {
  return (
    <div className="demo-card" data-mui-color-scheme="dark">
      <div className="demo-box">
        <div className="demo-place" />
      </div>
    </div>
  );
}

/** Puts a demo into its box. */
export function placeDemo(picture: string, demo: string): string {
  return picture.replace(PLACE, () => demo);
}
