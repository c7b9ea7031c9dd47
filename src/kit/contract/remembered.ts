/**
 * `make` with a memory: it is called once for each key, and its result is given again for the same key. It must depend on
 * nothing but the key. When `most` results are remembered, all of them are forgotten.
 */
export function remembered<V>(make: (key: string) => V, most = 1000): (key: string) => V {
  const known = new Map<string, V>();
  return (key) => {
    const before = known.get(key);
    if (before !== undefined) return before;
    if (known.size >= most) known.clear();
    const made = make(key);
    known.set(key, made);
    return made;
  };
}
