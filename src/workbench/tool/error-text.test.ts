import { expect, test } from 'vitest';
import { choice, text } from '#core/fields.ts';
import { errorText } from './error-text.ts';

const texts: Readonly<Record<string, string>> = { 'fields.format.options.iso': 'ISO 8601' };
const t = (key: string, values: object = {}) => texts[key] ?? `${key} ${JSON.stringify(values)}`;
const fields = { format: choice(['iso', 'rfc'], 'iso'), name: text() };

test('an error says the label of its field, a choice and words of the tool in those of the page, and anything else as it is', () => {
  const error = { code: 'notOf', values: { format: 'iso', name: 'iso' } };
  expect(errorText(t, error, { label: 'Name', fields })).toBe('errors.notOf {"label":"Name","format":"ISO 8601","name":"iso"}');
  expect(errorText(t, { code: 'notOf', values: { format: 'none' } }, { fields })).toBe('errors.notOf {"format":"none"}');
  expect(errorText(t, { code: 'notOf', words: { name: 'fields.format.options.iso' } })).toBe('errors.notOf {"name":"ISO 8601"}');
  expect(errorText(t, { code: 'a', more: [{ code: 'b' }] })).toBe('errors.a {}\nerrors.b {}');
});
