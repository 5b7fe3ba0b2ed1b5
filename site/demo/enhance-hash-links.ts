import { choiceOfHash } from '../preferences/code-choice';
import { showCode } from '../preferences/enhance-code-choice';
import { demoOfHash } from './demo-anchors';
import { sourceOf } from './shown-source';

/** `#BasicPie.js` and `#tailwind-BasicPie.tsx` open the code; `#BasicPie` only scrolls to the demo. */
export function enhanceHashLinks(): void {
  const { hash } = window.location;
  const asked = demoOfHash(hash);
  const demo = asked && document.getElementById(asked.name);
  const source = asked?.source && demo && sourceOf(demo);
  if (!source) return;
  showCode(choiceOfHash(hash));
  source.open = true;
  demo.scrollIntoView();
}
