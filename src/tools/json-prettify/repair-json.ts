import { unwrapJson } from './unwrap-json.ts';
import { withJsonWords } from './with-json-words.ts';

/** JSON made of a text that nearly is JSON; `undefined` if even jsonrepair, which is loaded for it, finds no way, or no end of brackets. */
export async function repairJson(text: string): Promise<string | undefined> {
  const { jsonrepair } = await import('jsonrepair');
  try {
    return jsonrepair(withJsonWords(unwrapJson(text)));
  } catch {
    return undefined; // its error names an offset in a text that it has changed already; or it ran out of stack
  }
}
