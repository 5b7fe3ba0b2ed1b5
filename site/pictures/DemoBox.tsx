/** The space for a demo before it is scaled, in px (picture-rules.ts). */
export const DEMO_ROOM = { width: 353, height: 367 };

/** A placeholder for the HTML of the demo, which React does not render. */
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

/** Inserts a demo into its box. */
export function placeDemo(picture: string, demo: string): string {
  return picture.replace(PLACE, () => demo);
}
