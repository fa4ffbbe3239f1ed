/** Memoizes a function of immutable bytes. */
export function readOnce<Value>(read: (bytes: Uint8Array) => Value): (bytes: Uint8Array) => Value {
  const known = new WeakMap<Uint8Array, { readonly value: Value }>();
  return (bytes) => {
    const { value } = known.get(bytes) ?? { value: read(bytes) };
    known.set(bytes, { value });
    return value;
  };
}
