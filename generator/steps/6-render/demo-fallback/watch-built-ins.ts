/**
 * Records the built-in objects of the language, and returns a function that checks whether they are unchanged: a demo that
 * changes `Number.prototype` would affect all later ones. The drawing process gets the source text of this function, so it
 * must not use anything outside.
 */
export function watchBuiltIns(): () => boolean {
  // Keeps the functions that the check needs, because a demo may change them as well.
  const { getOwnPropertyDescriptor: descriptorOf, is } = Object;
  const { ownKeys } = Reflect;
  const names = [
    ...['Object', 'Function', 'Array', 'String', 'Number', 'Boolean', 'Symbol', 'BigInt', 'Date', 'RegExp'],
    ...['Promise', 'Map', 'Set', 'WeakMap', 'WeakSet', 'Math', 'JSON', 'Reflect', 'Proxy', 'Intl', 'Error'],
    ...['TypeError', 'RangeError', 'ArrayBuffer', 'Uint8Array', 'Uint32Array', 'Float64Array'],
    ...['parseInt', 'parseFloat', 'isNaN', 'isFinite', 'encodeURIComponent', 'decodeURIComponent'],
  ];
  const noted = new Set<unknown>();
  const sizes: { owner: object; count: number }[] = [];
  const properties: { owner: object; key: PropertyKey; before: PropertyDescriptor | undefined }[] = [];
  const note = (owner: unknown, depth: number) => {
    const isOwner = (typeof owner === 'object' && owner !== null) || typeof owner === 'function';
    if (!isOwner || noted.has(owner)) return;
    noted.add(owner);
    sizes.push({ owner, count: ownKeys(owner).length });
    for (const key of ownKeys(owner)) noteProperty(owner, key, depth);
  };
  const noteProperty = (owner: object, key: PropertyKey, depth: number) => {
    const before = descriptorOf(owner, key);
    properties.push({ owner, key, before });
    if (depth > 0) note(before?.value, depth - 1);
  };
  for (const name of names) noteProperty(globalThis, name, 3);
  const { getPrototypeOf } = Object;
  // Prototypes without a global name: those of typed arrays, iterators and generators.
  note(getPrototypeOf(Uint8Array), 1);
  note(getPrototypeOf(getPrototypeOf([][Symbol.iterator]())), 0);
  note(getPrototypeOf([][Symbol.iterator]()), 0);
  note(
    getPrototypeOf(function* none() {}),
    2,
  );
  const isSame = (now: PropertyDescriptor | undefined, before: PropertyDescriptor | undefined) =>
    is(now?.value, before?.value) && is(now?.get, before?.get) && is(now?.set, before?.set);
  // No `for … of` and no array methods: a demo may have changed them.
  return () => {
    for (let at = 0; at < sizes.length; at += 1) {
      const one = sizes[at];
      if (one && ownKeys(one.owner).length !== one.count) return false;
    }
    for (let at = 0; at < properties.length; at += 1) {
      const one = properties[at];
      if (one && !isSame(descriptorOf(one.owner, one.key), one.before)) return false;
    }
    return true;
  };
}
