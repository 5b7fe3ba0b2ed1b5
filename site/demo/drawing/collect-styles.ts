import createCache, { type EmotionCache } from '@emotion/cache';
import { DEMO_KEY } from '../theme/emotion-cache';
import { compilingOnce } from './compiling-once';
import { classesOf, usedRule } from './used-rules';

/** A style container that keeps rules as text, so that no document parses them. */
export interface CollectedStyles {
  cache: EmotionCache;
  /** The rules that some HTML uses, reduced to their used parts, in order of insertion. */
  usedBy: (html: string) => string[];
}

/** Collects the rules of one rendering; `onRule` receives each at once. */
export function collectStyles(onRule: (rule: string) => void): CollectedStyles {
  const cache = createCache({ key: DEMO_KEY, speedy: true });
  const rules: { name: string; text: string }[] = [];
  const global: string[] = [];
  let name = '';
  const sheet = (take: (rule: string) => void) => ({
    insert: (rule: string) => {
      take(rule);
      onRule(rule);
    },
    flush: () => undefined,
    hydrate: () => undefined,
    before: null,
    tags: [],
  });
  class GlobalSheet {
    readonly insert = sheet((rule) => global.push(rule)).insert;
    readonly flush = () => undefined;
    readonly hydrate = () => undefined;
    readonly tags = [];
    before = null;
  }
  const collecting = Object.assign(
    Object.create(GlobalSheet.prototype),
    sheet((text) => rules.push({ name, text })),
    { key: DEMO_KEY },
  );
  Object.assign(cache, { sheet: collecting });
  const insert = compilingOnce(cache);
  cache.insert = (selector, serialized, target, keep) => {
    name = selector === '' ? '' : serialized.name;
    insert(selector, serialized, target, keep);
  };
  const usedBy = (html: string) => {
    const used = new Set([...html.matchAll(CLASS)].map(([, one = '']) => one));
    const classes = classesOf(html);
    const named = rules
      .filter((rule) => used.has(rule.name))
      .map(({ text }) => usedRule(text, classes))
      .filter((text) => text !== '');
    const all = named.join('');
    const moving = rules.filter((rule) => rule.name === '' && all.includes(keyframesOf(rule.text)));
    return [...global, ...moving.map(({ text }) => text), ...named];
  };
  return { cache, usedBy };
}

const CLASS = new RegExp(`${DEMO_KEY}-([\\w-]+)`, 'g');

function keyframesOf(rule: string): string {
  return /^@(?:-\w+-)?keyframes ([\w-]+)/.exec(rule)?.[1] ?? '\0';
}
