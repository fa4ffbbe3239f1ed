import { guardFormula } from '#pure/notation/csv/csv.ts';
import { decodeJsonString, type JsonArray, type JsonNode, type JsonScalar } from '#pure/notation/json/nodes/json-node.ts';
import { compactStyle, writeJsonNodes } from '#pure/notation/json/nodes/write-json-nodes.ts';

export interface Flattening {
  /** The result for an array inside a row: a column for each element, one joined value, or JSON. */
  readonly arrays: 'numbered' | 'joined' | 'json';
  readonly objects: 'dotted' | 'json';
  readonly nullAs: 'empty' | 'null';
  /** Puts `'` before a text that a spreadsheet would take for a formula. */
  readonly escapeFormulas: boolean;
}

/** Receives a value of the row, in the order of the source. The column is a path, in which `\` escapes dots and backslashes of the keys. */
type OnCell = (path: string, value: string) => void;

const escapedKey = (key: string): string => (/[.\\]/.test(key) ? key.replaceAll(/[.\\]/g, String.raw`\$&`) : key);

/** The column name of a path: `a.b` for the member `b` of `a`, but also for the member `a.b`. */
export const columnName = (path: string): string => path.replaceAll(/\\(.)/g, '$1');

/**
 * Splits a row into cells, without recursion: the members of an object, the elements of an array by index, or a column `value` for anything
 * else. Nested values get columns such as `a.b` and `a.0.b`, depending on the options.
 */
export function flatten(row: JsonNode, flattening: Flattening, onCell: OnCell): void {
  const waiting: { readonly node: JsonNode; readonly column: string }[] = [];
  /** Adds the children in reverse, so that the first one is processed first. */
  const open = (node: JsonNode, prefix: string): void => {
    const children =
      node.kind === 'object'
        ? node.members.map(({ key, value }) => ({ node: value, column: prefix + escapedKey(key) }))
        : node.kind === 'array'
          ? node.items.map((item, index) => ({ node: item, column: prefix + index }))
          : [];
    for (let index = children.length - 1; index >= 0; index--) {
      const child = children[index];
      if (child) waiting.push(child);
    }
  };

  if (row.kind !== 'object' && row.kind !== 'array') return onCell('value', guarded(scalarText(row, flattening), row, flattening));
  open(row, '');
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { node, column } = next;
    const value = cellOf(node, flattening);
    if (value === undefined) open(node, `${column}.`);
    else onCell(column, value);
  }
}

/** The text of one cell. `undefined` for a value that needs several cells. */
function cellOf(node: JsonNode, flattening: Flattening): string | undefined {
  switch (node.kind) {
    case 'object':
      if (node.members.length === 0) return '';
      return flattening.objects === 'json' ? toJson(node) : undefined;
    case 'array':
      return arrayCell(node, flattening);
    default:
      return guarded(scalarText(node, flattening), node, flattening);
  }
}

function arrayCell(array: JsonArray, flattening: Flattening): string | undefined {
  const [first] = array.items;
  if (!first) return '';
  if (flattening.arrays === 'numbered') return undefined;
  const scalars = array.items.filter((item) => item.kind !== 'object' && item.kind !== 'array');
  if (flattening.arrays === 'json' || scalars.length < array.items.length) return toJson(array);
  return guarded(scalars.map((item) => scalarText(item, flattening)).join('; '), first, flattening);
}

const toJson = (node: JsonNode): string => {
  const written = writeJsonNodes([node], compactStyle);
  return written.ok ? written.value : ''; // no longer than the text it was read from, which was short enough
};

function scalarText({ kind, text }: JsonScalar, { nullAs }: Flattening): string {
  if (kind === 'string') return decodeJsonString(text);
  return kind === 'null' && nullAs === 'empty' ? '' : text;
}

/** Escapes only strings, because numbers may begin with `-`. */
const guarded = (value: string, { kind }: JsonNode, { escapeFormulas }: Flattening): string =>
  escapeFormulas && kind === 'string' ? guardFormula(value) : value;
