import { expect, test } from 'vitest';
import { errorText } from '#engine/error-text.ts';
import { faultOnLine } from './fault-on-line.ts';
import en from '../ip-addresses/messages/en.json' with { type: 'json' };

test('an error on a line has its line before its message, and its original code in the values', () => {
  const fault = faultOnLine(3, { code: 'groupTooLong', values: { group: 3, digits: 5 } }, { field: 'include' });
  expect(fault.ok || fault.error).toMatchObject({ code: 'onLine', field: 'include', values: { line: 3, fault: 'groupTooLong', group: 3 } });
  const sentences: Readonly<Record<string, string>> = en.errors;
  const t = (key: string, values: Readonly<Record<string, string | number>> = {}) =>
    (sentences[key.replace('errors.', '')] ?? key).replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name]));
  expect(fault.ok || errorText(t, fault.error)).toBe('Line 3: Not an IPv6 address: group 3 has 5 digits.');
});
