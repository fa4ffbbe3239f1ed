import type { WriteFindings } from '#core/detection.ts';
import { minifiedJson } from '#pure/detection/minified-json.ts';
import { textPosition } from '#pure/text/text-position.ts';
import { countMembers, readStrictJson } from './count-members.ts';
import type { declaration } from './declare.ts';
import type { run } from './run.ts';

export const write = {
  /** The answer for JSON that only a lenient reader accepts. JSON Lines have no single value to count. */
  lenient(result) {
    if (!result.ok || !result.value) return undefined;
    const value = readStrictJson(result.value.formatted);
    const count = countMembers(value);
    return count && { answer: { text: 'notStrict', values: { content: count }, copy: minifiedJson(value, result.value.formatted) } };
  },
  fault(result, { json }) {
    if (result.ok || result.error.at === undefined) return undefined;
    const { line, column } = textPosition(json, result.error.at);
    return { answer: { text: 'notValid', values: { line, column } } };
  },
} satisfies WriteFindings<typeof declaration, typeof run, 'prettify'>;
