import { fail, ok, type Result } from '#core/result.ts';
import { type OverflowCode, TextWriter } from '../../tree/text-writer.ts';
import type { JsonMember, JsonNode } from './json-node.ts';

/** How strings are written: as in the source, with the fewest escapes, or in pure ASCII. */
export type JsonEscapes = 'keep' | 'decode' | 'ascii';

export interface JsonStyle {
  /** The indentation of one level; empty for no white space at all. */
  readonly indent: string;
  readonly sortKeys: boolean;
  readonly escapes: JsonEscapes;
}

/** An array or object that is being written. */
interface Frame {
  readonly entries: readonly JsonNode[] | readonly JsonMember[];
  readonly end: '}' | ']';
  next: number;
}

/** One line without white space, with strings as in the source. */
export const compactStyle: JsonStyle = { indent: '', sortKeys: false, escapes: 'keep' };

/**
 * Writes values as JSON (RFC 8259), separated by line breaks, without recursion. Numbers are as in the source; Infinity and NaN become
 * null. Errors: `nestedTooDeeply` if the indentation would exceed the content, `outputTooLong` above 268 million characters.
 */
export function writeJsonNodes(values: readonly JsonNode[], style: JsonStyle): Result<string, OverflowCode> {
  const writer = new TextWriter();
  for (const [index, value] of values.entries()) {
    if (index > 0) writer.write('\n');
    writeNode(value, style, writer);
  }
  const text = writer.text();
  return writer.overflow ? fail(writer.overflow) : ok(text);
}

function writeNode(root: JsonNode, { indent, sortKeys, escapes }: JsonStyle, writer: TextWriter): void {
  const frames: Frame[] = [];
  const colon = indent ? ': ' : ':';
  const newLine = () => {
    if (indent) writer.newLine(frames.length, indent);
  };
  const begin = (node: JsonNode): void => {
    if (node.kind === 'object' && node.members.length > 0) {
      writer.write('{');
      frames.push({ entries: sortKeys ? inOrderOfKeys(node.members) : node.members, end: '}', next: 0 });
    } else if (node.kind === 'array' && node.items.length > 0) {
      writer.write('[');
      frames.push({ entries: node.items, end: ']', next: 0 });
    } else writer.write(leafText(node, escapes));
  };

  begin(root);
  for (let frame = frames.at(-1); frame && !writer.overflow; frame = frames.at(-1)) {
    const entry = frame.entries[frame.next];
    if (entry === undefined) {
      frames.pop();
      newLine();
      writer.write(frame.end);
      continue;
    }
    if (frame.next++ > 0) writer.write(',');
    newLine();
    if ('key' in entry) {
      writer.write(spell(entry.name, escapes) + colon);
      begin(entry.value);
    } else begin(entry);
  }
}

/** Sorts by the UTF-16 code units of the key, as in RFC 8785, section 3.2.3. */
const inOrderOfKeys = (members: readonly JsonMember[]): readonly JsonMember[] =>
  members.toSorted((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0));

/** Writes a scalar, or an empty array or object. */
function leafText(node: JsonNode, escapes: JsonEscapes): string {
  switch (node.kind) {
    case 'string':
      return spell(node.text, escapes);
    case 'nonFinite':
      return 'null';
    case 'object':
      return '{}';
    case 'array':
      return '[]';
    default:
      return node.text;
  }
}

/** Changes the escapes of a string in double quotes. */
function spell(text: string, escapes: JsonEscapes): string {
  if (escapes === 'keep') return text;
  const decoded = JSON.stringify(JSON.parse(text));
  return escapes === 'decode' ? decoded : decoded.replace(/[\u007F-\uFFFF]/g, escapeUnit);
}

const escapeUnit = (unit: string): string => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;
