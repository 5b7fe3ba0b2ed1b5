/**
 * Notes what the objects of the language itself look like, and gives what tells whether they still do: a demo that changes
 * `Number.prototype` would change all that are drawn after it. The drawing process has this function as text: it uses
 * nothing from outside itself.
 */
export function watchBuiltIns(): () => boolean {
  // What it asks with is noted first: a demo may change that, too.
  const { getOwnPropertyDescriptor: descriptorOf, is } = Object;
  const { ownKeys, apply } = Reflect;
  const has = Set.prototype.has;
  const names = [
    ...['Object', 'Function', 'Array', 'String', 'Number', 'Boolean', 'Symbol', 'BigInt', 'Date', 'RegExp'],
    ...['Promise', 'Map', 'Set', 'WeakMap', 'WeakSet', 'Math', 'JSON', 'Reflect', 'Proxy', 'Intl', 'Error'],
    ...['TypeError', 'RangeError', 'ArrayBuffer', 'Uint8Array', 'Uint32Array', 'Float64Array'],
    ...['parseInt', 'parseFloat', 'isNaN', 'isFinite', 'encodeURIComponent', 'decodeURIComponent'],
  ];
  const seen = new Set<object>();
  const noted: { owner: object; keys: number; properties: [PropertyKey, PropertyDescriptor][] }[] = [];
  const isOwner = (value: unknown): value is object =>
    (typeof value === 'object' && value !== null) || typeof value === 'function';
  const note = (owner: object, depth: number) => {
    if (apply(has, seen, [owner])) return;
    seen.add(owner);
    const properties = ownKeys(owner).flatMap((key): [PropertyKey, PropertyDescriptor][] => {
      const found = descriptorOf(owner, key);
      return found ? [[key, found]] : [];
    });
    noted[noted.length] = { owner, keys: properties.length, properties };
    if (depth > 0) for (const [, { value }] of properties) if (isOwner(value)) note(value, depth - 1);
  };
  const bindings = names.map((name): [string, unknown] => [name, descriptorOf(globalThis, name)?.value]);
  for (const [, value] of bindings) if (isOwner(value)) note(value, 2);
  note(Object.getPrototypeOf(Uint8Array), 1);
  note(Object.getPrototypeOf(Object.getPrototypeOf([][Symbol.iterator]())), 0);
  note(
    Object.getPrototypeOf(function* none() {}),
    2,
  );
  return () => {
    for (let at = 0; at < bindings.length; at += 1) {
      const [name = '', value] = bindings[at] ?? [];
      if (!is(descriptorOf(globalThis, name)?.value, value)) return false;
    }
    for (let at = 0; at < noted.length; at += 1) {
      const { owner = {}, keys = 0, properties = [] } = noted[at] ?? {};
      if (ownKeys(owner).length !== keys) return false;
      for (let of = 0; of < properties.length; of += 1) {
        const [key = '', before = {}] = properties[of] ?? [];
        const now = descriptorOf(owner, key);
        if (!now || !is(now.value, before.value) || !is(now.get, before.get) || !is(now.set, before.set))
          return false;
      }
    }
    return true;
  };
}
