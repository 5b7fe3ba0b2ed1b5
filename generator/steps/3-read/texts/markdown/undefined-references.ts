import type MarkdownIt from 'markdown-it';
import type StateInline from 'markdown-it/lib/rules_inline/state_inline.mjs';

/** The type of the token before `[text][label]` without a definition of the label. */
export const UNDEFINED_REFERENCE = 'undefined_reference';

/**
 * Marks reference links without a definition, which markdown-it leaves as text without a warning. The token contains the label
 * and renders nothing; the text after it is parsed as usual.
 */
export function undefinedReferences(md: MarkdownIt): void {
  md.inline.ruler.after('image', UNDEFINED_REFERENCE, markReference);
  md.renderer.rules[UNDEFINED_REFERENCE] = () => '';
}

function markReference(state: StateInline, silent: boolean): boolean {
  if (silent || state.src[state.pos] !== '[') return false;
  const { parseLinkLabel } = state.md.helpers;
  const end = parseLinkLabel(state, state.pos);
  if (end < 0 || state.src[end + 1] !== '[') return false;
  const labelEnd = parseLinkLabel(state, end + 1);
  if (labelEnd < 0) return false;
  const label = state.src.slice(end + 2, labelEnd) || state.src.slice(state.pos + 1, end);
  if (Object.hasOwn(referencesOf(state.env), state.md.utils.normalizeReference(label))) return false;
  state.push(UNDEFINED_REFERENCE, '', 0).content = label;
  return false;
}

/** The labels that a text defines, as markdown-it compares them. */
export function definedReferences(env: unknown): string[] {
  return Object.keys(referencesOf(env));
}

function referencesOf(env: unknown): object {
  const isFilled = typeof env === 'object' && env !== null && 'references' in env;
  const references = isFilled ? env.references : undefined;
  return typeof references === 'object' && references !== null ? references : {};
}
