import type { ApiName } from './web-platform.ts';

/** Runs in a page or a worker before everything else: from then on it knows nothing of these names. */
export function forget(names: readonly ApiName[]): void {
  // What belongs to a name goes before the name itself.
  for (const name of names.toSorted((a, b) => b.length - a.length)) {
    let owners: readonly object[] = [globalThis];
    for (const part of name.slice(0, -1)) {
      owners = owners.flatMap((owner) => {
        const value: unknown = Object.getOwnPropertyDescriptor(owner, part)?.value; // a getter may refuse to be asked
        const found: readonly unknown[] = typeof value === 'function' ? [value, value.prototype] : [value];
        return found.filter((inner) => inner instanceof Object);
      });
    }
    for (const owner of owners) Reflect.deleteProperty(owner, name.at(-1) ?? '');
  }
}
