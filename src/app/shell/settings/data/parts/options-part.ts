import { decodeGiven, encodeAllFields, namesFor } from '#core/field-text.ts';
import type { Fields } from '#core/fields.ts';
import { entriesOf, type Entry, leavingOut, objectOf, type Part, takenTogether } from '../part.ts';

const FAMILY = 'options:';

const queryOf = (texts: readonly (readonly [string, unknown])[]): string =>
  new URLSearchParams(texts.map(([name, text]) => [name, String(text)])).toString();

/** The options of a query that differ from their defaults, each as a text. */
function entryOf(toolId: string, fields: Fields, query: string): readonly Entry[] {
  const texts = [...new URLSearchParams(encodeAllFields(fields, decodeGiven(fields, query)))];
  return texts.length > 0 ? [{ name: toolId, value: Object.fromEntries(texts) }] : [];
}

/** The reason why an option of a file is not imported, or `undefined`. */
function reasonOf(fields: Fields, name: string, text: unknown): 'unknownOption' | 'wrongValue' | undefined {
  const isKnown = Object.entries(fields).some(([own, field]) => namesFor(own, field).includes(name));
  if (!isKnown) return 'unknownOption';
  const isValue = typeof text === 'string' && Object.keys(decodeGiven(fields, queryOf([[name, text]]))).length > 0;
  return isValue ? undefined : 'wrongValue';
}

/**
 * The options of each tool that differ from their defaults, in the format of links. Options that are never remembered are neither exported
 * nor imported.
 */
export const optionsPart: Part = {
  id: 'options',
  keyOf: (toolId) => `${FAMILY}${toolId}`,
  read: (stored, { fieldsOf }) =>
    [...stored].flatMap(([key, query]) => {
      const toolId = key.slice(FAMILY.length);
      const fields = key.startsWith(FAMILY) ? fieldsOf(toolId) : undefined;
      return fields ? entryOf(toolId, fields.options, query) : [];
    }),
  give: objectOf,
  take: (content, { fieldsOf }) =>
    takenTogether(
      entriesOf(content).map(([toolId, texts]) => {
        const fields = fieldsOf(toolId)?.options;
        if (!fields) return leavingOut(toolId, 'unknownTool');
        const checked = entriesOf(texts).map(([name, text]) => ({ name, text, reason: reasonOf(fields, name, text) }));
        const good = checked.flatMap(({ name, text, reason }) => (reason ? [] : [[name, text] as const]));
        return {
          entries: entryOf(toolId, fields, queryOf(good)),
          leftOut: checked.flatMap(({ name, reason }) => (reason ? [{ name: `${toolId}: ${name}`, reason }] : [])),
        };
      }),
    ),
  write: (entries) => entries.map(({ value }) => queryOf(entriesOf(value)))[0],
};
