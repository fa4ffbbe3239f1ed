import type { WriteFindings } from '#core/detection.ts';
import { textPosition } from '#pure/text/text-position.ts';
import type { declaration } from './declare.ts';
import type { run } from './run.ts';

export const write = {
  keys(result, { toml }) {
    if (!result.ok) {
      if (result.error.at === undefined) return undefined;
      const { line, column } = textPosition(toml, result.error.at);
      return { answer: { text: 'notValid', values: { line, column } } };
    }
    if (!result.value) return undefined;
    const { json } = result.value;
    const copy = typeof json === 'string' ? json : json.text;
    return { answer: { text: 'keys', values: { count: Object.keys(JSON.parse(copy) as object).length }, copy } };
  },
} satisfies WriteFindings<typeof declaration, typeof run, 'convert'>;
