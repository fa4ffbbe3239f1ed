import { type ListField, type ListItem, listItem } from '../fields.ts';
import type { Kind } from './kind.ts';

const isItem = (value: unknown): value is ListItem =>
  typeof value === 'object' && value !== null && Object.values(value).every((text) => typeof text === 'string');

/** Whether a value is an array of items that contain texts, for any list field. */
export const isList = (value: unknown): value is readonly ListItem[] => Array.isArray(value) && value.every(isItem);

const isListOf = ({ members, max }: ListField, value: unknown): value is readonly ListItem[] =>
  isList(value) &&
  value.length > 0 &&
  value.length <= max &&
  value.every((item) => Object.keys(item).length === members.length && members.every((member) => Object.hasOwn(item, member)));

function parseList(field: ListField, source: string): readonly ListItem[] | undefined {
  try {
    const value: unknown = JSON.parse(source);
    return isListOf(field, value) ? value : undefined;
  } catch {
    return undefined; // invalid JSON, so not a value of ours
  }
}

/** Reads an item from a text: the members in order, separated by `=`, as in `a=1 2`. The last member gets the rest. */
function readItem({ members }: ListField, source: string): ListItem {
  const parts = source.split('=');
  const last = members.length - 1;
  return Object.fromEntries(members.map((member, index) => [member, index < last ? (parts[index] ?? '') : parts.slice(last).join('=')]));
}

/** Lists are written as JSON: `[{"name":"a","values":"1 2"}]`. */
export const listKind: Kind<ListField> = {
  saidAs: 'items',
  encode: (value) => JSON.stringify(value),
  decode: parseList,
  readItems(field, items) {
    const [only = ''] = items;
    const list = items.length === 1 && only.startsWith('[') ? parseList(field, only) : items.map((item) => readItem(field, item));
    return isListOf(field, list) ? list : undefined;
  },
  accepts: isListOf,
  controlValueOf: (value) => value,
  valueOf: (field, controlValue) => (isListOf(field, controlValue) ? controlValue : undefined),
  refusal: ({ members, max }) => ({ code: 'notAList', values: { item: members.join('='), max } }),
  /** Appends an item, or replaces the last one if the list is full. */
  withSent: (field, controlValue, text) =>
    isListOf(field, controlValue) ? [...controlValue.slice(0, field.max - 1), listItem(field, field.receiving, text)] : controlValue,
};
