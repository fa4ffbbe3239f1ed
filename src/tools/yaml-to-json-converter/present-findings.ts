import type { WriteFindings } from '#core/detection.ts';
import { textPosition } from '#pure/text/text-position.ts';
import type { declaration } from './declare.ts';
import type { run } from './run.ts';

/** Counts the nonempty documents between document markers. */
const documentsOf = (yaml: string): number =>
  yaml.split(/^(?:---(?=\s|$)|\.\.\.\s*$)/m).filter((document) => document.replaceAll(/^[ \t]*#.*$/gm, '').trim() !== '').length;

export const write = {
  shape(result, { yaml }) {
    if (!result.ok) {
      if (result.error.at === undefined) return undefined;
      const { line, column } = textPosition(yaml, result.error.at);
      return { answer: { text: 'notValid', values: { line, column } } };
    }
    if (!result.value) return undefined;
    const { json } = result.value;
    const copy = typeof json === 'string' ? json : json.text;
    const documents = documentsOf(yaml);
    if (documents > 1) return { answer: { text: 'documents', values: { count: documents }, copy } };
    const value = JSON.parse(copy) as unknown;
    if (Array.isArray(value)) return { answer: { text: 'list', values: { count: value.length }, copy } };
    if (typeof value !== 'object' || value === null) return undefined;
    return { answer: { text: 'map', values: { count: Object.keys(value).length }, copy } };
  },
} satisfies WriteFindings<typeof declaration, typeof run, 'convert'>;
