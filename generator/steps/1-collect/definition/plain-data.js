// @ts-check

/**
 * @typedef {(string | number)[]} Path
 * @typedef {{ path: Path, what: string, same?: Path }} Left A value that was not copied: a `Function`, a `Date`, an object
 *   that contains `itself` (it is also at `same`), or one below the allowed `depth`.
 */

/**
 * A copy that consists of objects, lists, texts, numbers, booleans and null only. Other values, cycles and too deeply nested
 * values become null and are listed. Undefined fields are left out.
 *
 * @param {unknown} value
 * @param {number} mostLevels
 * @returns {{ data: unknown, left: Left[] }}
 */
export function plainData(value, mostLevels) {
  /** @type {Left[]} */
  const left = [];
  return { data: copied(value, [], []), left };

  /** @param {unknown} value @param {Path} path @param {unknown[]} above @returns {unknown} */
  function copied(value, path, above) {
    if (isPlain(value)) return value;
    const what = reasonToLeave(value, above);
    if (what !== undefined) {
      const same = what === 'itself' ? { same: path.slice(0, above.indexOf(value)) } : {};
      left.push({ path, what, ...same });
      return null;
    }
    /** @param {[string, unknown]} field */
    const copy = ([key, child]) => [key, copied(child, [...path, key], [...above, value])];
    if (!Array.isArray(value))
      return Object.fromEntries(Object.entries(Object(value)).filter(isDefined).map(copy));
    return value.map((item, at) => copied(item ?? null, [...path, at], [...above, value]));
  }

  /** @param {unknown} value @param {unknown[]} above */
  function reasonToLeave(value, above) {
    const kind = Object.prototype.toString.call(value).slice('[object '.length, -1);
    if (kind !== 'Object' && kind !== 'Array') return kind;
    if (above.includes(value)) return 'itself';
    return above.length > mostLevels ? 'depth' : undefined;
  }
}

/** @param {unknown} value */
function isPlain(value) {
  return value === null || ['undefined', 'string', 'number', 'boolean'].includes(typeof value);
}

/** @param {[string, unknown]} field */
function isDefined([, value]) {
  return value !== undefined;
}
