import { expect, test } from 'vitest';
import { errorText } from './error-text.ts';

const texts: Readonly<Record<string, string>> = { 'fields.format.options.iso': 'ISO 8601' };
const t = (key: string, values: object = {}) => texts[key] ?? `${key} ${JSON.stringify(values)}`;

test('formats an error with the label of its field, and resolves references to tool messages', () => {
  expect(errorText(t, { code: 'notOf', values: { name: 'iso' } }, { label: 'Name' })).toBe('errors.notOf {"label":"Name","name":"iso"}');
  expect(errorText(t, { code: 'notOf', words: { name: 'fields.format.options.iso' } })).toBe('errors.notOf {"name":"ISO 8601"}');
  expect(errorText(t, { code: 'onLine', values: { line: 3 }, words: { fault: 'errors.bad' } })).toBe(
    'errors.onLine {"line":3,"fault":"errors.bad {\\"line\\":3}"}',
  );
  expect(errorText(t, { code: 'a', more: [{ code: 'b' }] })).toBe('errors.a {}\nerrors.b {}');
});
