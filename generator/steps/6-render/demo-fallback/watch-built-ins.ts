/**
 * Notes what the objects of the language itself look like, and gives what tells whether they still do: a demo that changes
 * `Number.prototype` would change all that are drawn after it. The drawing process has this function as text: it uses
 * nothing from outside itself.
 */
export function watchBuiltIns(): () => boolean {
  // What it asks with later is kept: a demo may change that, too.
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
  // Nothing has these by a name: what all arrays of numbers, all iterators and all generators have in common.
  note(getPrototypeOf(Uint8Array), 1);
  note(getPrototypeOf(getPrototypeOf([][Symbol.iterator]())), 0);
  note(getPrototypeOf([][Symbol.iterator]()), 0);
  note(
    getPrototypeOf(function* none() {}),
    2,
  );
  const isSame = (now: PropertyDescriptor | undefined, before: PropertyDescriptor | undefined) =>
    is(now?.value, before?.value) && is(now?.get, before?.get) && is(now?.set, before?.set);
  // No `for … of` and no method of lists: a demo may have changed what they do.
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
