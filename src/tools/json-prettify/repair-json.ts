import { unwrapJson } from './unwrap-json.ts';
import { withJsonWords } from './with-json-words.ts';

/**
 * Repairs a text that is almost JSON. `undefined` if jsonrepair, which is loaded on demand, cannot repair it or runs out of stack on nested
 * brackets.
 */
export async function repairJson(text: string): Promise<string | undefined> {
  const { jsonrepair } = await import('jsonrepair');
  try {
    return jsonrepair(withJsonWords(unwrapJson(text)));
  } catch {
    return undefined; // its error has an offset in a text that it has already changed, or the stack overflowed
  }
}
