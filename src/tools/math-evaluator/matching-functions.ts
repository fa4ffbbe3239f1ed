import type { ListedName } from './function-list.ts';

/** The functions with every word of the query in their name or description. Those with every word in the name are first. */
export function matchingFunctions(functions: readonly ListedName[], query: string): readonly ListedName[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  const hasAll = (text: string): boolean => words.every((word) => text.toLowerCase().includes(word));
  const named = functions.filter(({ name }) => hasAll(name));
  return [...named, ...functions.filter(({ name, description }) => !hasAll(name) && hasAll(`${name} ${description}`))];
}
