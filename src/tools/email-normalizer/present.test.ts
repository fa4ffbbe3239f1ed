import { expect, test } from 'vitest';
import { initialValues } from '#core/fields.ts';
import { toolTexts } from '#test/support/tool-texts.ts';
import { presenters } from './present.ts';
import { declaration } from './declare.ts';
import { normalize } from './run.ts';

function presented(emails: string) {
  const result = normalize({ emails, ...initialValues(declaration.options) });
  if (!result.ok || !result.value) throw new Error('There is no list.');
  return presenters.normalize(result.value, {}, { t: toolTexts('email-normalizer', 'en'), language: 'en' });
}

test('each change is a row, with a dash for an unknown provider', () => {
  const { changes, error } = presented('A.B@gmail.com\nc@x.org\nD@x.org');
  expect(changes).toHaveLength(2);
  expect(changes.at(0)).toEqual({ address: 'A.B@gmail.com', normalized: 'ab@gmail.com', provider: 'Gmail' });
  expect(changes.at(1)).toEqual({ address: 'D@x.org', normalized: 'd@x.org', provider: '–' });
  expect(changes.at(2)).toBeUndefined();
  expect(error).toBeUndefined();
});

test('invalid addresses are reported beside the results of the others', () => {
  expect(presented('a@x.org\nfoo; bar')).toMatchObject({
    normalized: 'a@x.org\n\n',
    error: { code: 'invalidEntries', values: { count: 2, entries: 'line 2 "foo", line 2 "bar"' } },
  });
});
