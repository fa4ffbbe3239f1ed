/**
 * The files that a program loads, from the output of `ldd`: `NAME => PATH (ADDRESS)`, and the loader by its path. Throws if one is missing.
 */
export function sharedLibraries(printed: string): readonly string[] {
  const missing = /^\s*(?<name>\S+) => not found/m.exec(printed)?.groups?.['name'];
  if (missing !== undefined) throw new Error(`Node needs ${missing}, which this system lacks.`);
  return [...printed.matchAll(/^\s*(?:\S+ => )?(?<path>\/\S+) \(0x[0-9a-f]+\)$/gm)].map(({ groups }) => groups?.['path'] ?? '').toSorted();
}
