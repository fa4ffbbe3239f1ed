import { type ListField, type ListItem, listItem } from '../fields.ts';
import type { Kind } from './kind.ts';

const isItem = (value: unknown): value is ListItem =>
  typeof value === 'object' && value !== null && Object.values(value).every((text) => typeof text === 'string');

/** Whether it is a list of some field: items of texts. */
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
    return undefined; // not JSON, so not ours
  }
}

/** A list is written as JSON: `[{"name":"a","values":"1 2"}]`. */
export const listKind: Kind<ListField> = {
  encode: (value) => JSON.stringify(value),
  decode: parseList,
  accepts: isListOf,
  draftOf: (value) => value,
  valueOf: (field, draft) => (isListOf(field, draft) ? draft : undefined),
  /** An item more, in place of the last one if the list is full. */
  withSent: (field, draft, text) =>
    isListOf(field, draft) ? [...draft.slice(0, field.max - 1), listItem(field, field.receiving, text)] : draft,
};
