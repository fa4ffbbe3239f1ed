import { fail, ok, type Result } from '#core/result.ts';
import { toBase64 } from '../base64/base64.ts';
import { entriesInOrder } from '../tree/entries-in-order.ts';
import { type GatheredNotice, Notices } from '../tree/notices.ts';
import { type OverflowCode, TextWriter } from '../tree/text-writer.ts';
import { formatTreePath } from '../tree/tree-path.ts';
import type { TreeEntry, TreeValue } from '../tree/tree-value.ts';

export interface JsonLayout {
  /** The indentation of one level; empty for no white space at all. */
  readonly indent: string;
  readonly sortKeys: boolean;
}

export interface WrittenJson {
  readonly text: string;
  /** `notInJson` with `value` (inf, -inf, nan) and `path` for each number that JSON cannot represent; it is written as null. */
  readonly notices: readonly GatheredNotice<'notInJson'>[];
}

/** A list or map that is being written. */
interface Frame {
  readonly items: readonly TreeValue[] | readonly TreeEntry[];
  readonly isMap: boolean;
  next: number;
}

/**
 * Writes a tree as JSON (RFC 8259), without recursion: integers with all digits, floats as in the source, date-times as strings, and binary
 * data as Base64. Errors: `nestedTooDeeply` if the indentation would exceed the content, `outputTooLong` above 268 million characters.
 */
export function writeJsonTree(root: TreeValue, { indent, sortKeys }: JsonLayout): Result<WrittenJson, OverflowCode> {
  const writer = new TextWriter();
  const notices = new Notices<'notInJson'>();
  const frames: Frame[] = [];
  const colon = indent ? ': ' : ':';
  const newLine = () => {
    if (indent) writer.newLine(frames.length, indent);
  };
  const path = () => formatTreePath(frames.map(({ items, next }) => stepOf(items[next - 1], next - 1)));

  const begin = (value: TreeValue) => {
    if (value.kind === 'map' && value.entries.length > 0) {
      writer.write('{');
      frames.push({ items: entriesInOrder(value, sortKeys), isMap: true, next: 0 });
    } else if (value.kind === 'list' && value.items.length > 0) {
      writer.write('[');
      frames.push({ items: value.items, isMap: false, next: 0 });
    } else writer.write(leaf(value, (number) => notices.add('notInJson', () => ({ value: number, path: path() }))));
  };

  begin(root);
  for (let frame = frames.at(-1); frame && !writer.overflow; frame = frames.at(-1)) {
    const item = frame.items[frame.next];
    if (item === undefined) {
      frames.pop();
      newLine();
      writer.write(frame.isMap ? '}' : ']');
      continue;
    }
    if (frame.next++ > 0) writer.write(',');
    newLine();
    if ('key' in item) {
      writer.write(JSON.stringify(item.key) + colon);
      begin(item.value);
    } else begin(item);
  }
  return writer.overflow ? fail(writer.overflow) : ok({ text: writer.text(), notices: notices.list() });
}

const stepOf = (item: TreeValue | TreeEntry | undefined, position: number): string | number =>
  item && 'key' in item ? item.key : position;

/** Writes a scalar, or an empty list or map. Calls `onForeign` for a number that JSON cannot represent. */
function leaf(value: TreeValue, onForeign: (number: string) => void): string {
  switch (value.kind) {
    case 'null':
      return 'null';
    case 'boolean':
    case 'integer':
      return String(value.value);
    case 'text':
      return JSON.stringify(value.value);
    case 'float':
      if (value.digits) return value.digits;
      onForeign(Number.isNaN(value.value) ? 'nan' : value.value < 0 ? '-inf' : 'inf');
      return 'null';
    case 'dateTime':
      return JSON.stringify(value.text);
    case 'binary':
      return JSON.stringify(toBase64(value.bytes));
    case 'list':
      return '[]';
    case 'map':
      return '{}';
  }
}
