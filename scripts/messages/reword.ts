import { applyEdits, modify } from 'jsonc-parser';
import type { MessageFile } from './compare.ts';

/** The current and the new text of a message. */
export interface Rewording {
  readonly file: string;
  readonly key: string;
  readonly today: string;
  readonly better: string;
}

/** Finds the names that lead to the text of a key. A name may contain dots itself. */
function pathOf(messages: MessageFile, key: string): readonly string[] | undefined {
  for (const [name, value] of Object.entries(messages)) {
    if (name === key && typeof value === 'string') return [name];
    if (typeof value === 'string' || !key.startsWith(`${name}.`)) continue;
    const rest = pathOf(value, key.slice(name.length + 1));
    if (rest) return [name, ...rest];
  }
  return undefined;
}

function textAt(messages: MessageFile, path: readonly string[]): unknown {
  return path.reduce<unknown>((value, name) => (value as MessageFile)[name], messages); // `pathOf` found it
}

/** Rewords the JSON of one message file and keeps its layout. Throws if a text is no longer what the row expects. */
export function reword(json: string, rows: readonly Rewording[]): string {
  return rows.reduce((current, { file, key, today, better }) => {
    const messages = JSON.parse(current) as MessageFile; // `npm run check messages` refuses any other file
    const path = pathOf(messages, key);
    if (!path) throw new Error(`${file}: “${key}” is missing`);
    const text = textAt(messages, path);
    if (text !== today) throw new Error(`${file}: “${key}” is “${String(text)}”, not “${today}”`);
    return applyEdits(current, modify(current, [...path], better, {}));
  }, json);
}
