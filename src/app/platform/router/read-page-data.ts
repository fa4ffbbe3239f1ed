/** Negative numbers encode values that JSON lacks. All other numbers are indexes into the list. */
const MISSING = -7;
const NULL = -5;

type Entry = string | number | boolean | null | readonly number[] | { readonly [key: string]: number };

/**
 * Decodes the loader data in a page, in the format of React Router (turbo-stream): a list of all values, in which objects and arrays refer
 * to their members by index. Supports only JSON values and `undefined`, because pages contain no others; anything else is an error.
 */
function readEntries(entries: readonly Entry[]): unknown {
  const read = new Map<number, unknown>();
  const valueAt = (place: number): unknown => {
    if (place === NULL) return null;
    if (place === MISSING) return undefined;
    const entry = entries[place];
    if (entry === undefined) throw new Error(`The data of the page has nothing at ${place}.`);
    if (typeof entry !== 'object' || entry === null) return entry;
    if (read.has(place)) return read.get(place);
    if (!Array.isArray(entry)) {
      const members: Record<string, unknown> = {};
      read.set(place, members);
      for (const [key, value] of Object.entries(entry)) members[String(valueAt(Number(key.slice(1))))] = valueAt(value);
      return members;
    }
    // Special types are arrays that start with the name of the type.
    if (typeof entry[0] === 'string') throw new Error(`The data of the page has something that is no JSON: ${entry[0]}.`);
    const items: unknown[] = [];
    read.set(place, items);
    for (const item of entry) items.push(valueAt(item));
    return items;
  };
  return valueAt(0);
}

/** Replaces React Router's decoder, which also supports promises, dates, and more (see docs/decisions/0021-router-parts.md). */
export async function readPageData(body: ReadableStream<Uint8Array<ArrayBuffer>>): Promise<{ readonly value: unknown }> {
  return { value: readEntries(JSON.parse(await new Response(body).text()) as readonly Entry[]) }; // written by React Router
}
