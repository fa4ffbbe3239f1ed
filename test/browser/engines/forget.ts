import type { ApiName } from './web-platform.ts';

/** Runs in a page or worker before all other code. Removes these APIs from it. */
export function forget(names: readonly ApiName[]): void {
  // Removes the members of an object before the object itself.
  for (const name of names.toSorted((a, b) => b.length - a.length)) {
    let owners: readonly object[] = [globalThis];
    for (const part of name.slice(0, -1)) {
      owners = owners.flatMap((owner) => {
        const value: unknown = Object.getOwnPropertyDescriptor(owner, part)?.value; // a getter may throw
        const found: readonly unknown[] = typeof value === 'function' ? [value, value.prototype] : [value];
        return found.filter((inner) => inner instanceof Object);
      });
    }
    for (const owner of owners) Reflect.deleteProperty(owner, name.at(-1) ?? '');
  }
}
