import { expect, test } from 'vitest';
import { initialValues } from '#core/fields.ts';
import { faultyCases, wellFormedCases } from '#test/support/samples/w3c-xml-cases.ts';
import { declaration } from './declare.ts';
import { format } from './run.ts';

const exceptions: Readonly<Record<string, string>> = {
  'not-wf-sa-040': 'a fragment',
  'not-wf-sa-041': 'a fragment',
  'not-wf-sa-044': 'a fragment',
  'not-wf-sa-050': 'nothing: there is nothing to be formatted',
  'not-wf-sa-168': 'the fault is in the bytes, before there is a text to be read',
  'not-wf-sa-169': 'the fault is in the bytes, before there is a text to be read',
  'not-wf-sa-170': 'the fault is in the bytes, before there is a text to be read',
  'o-p01fail3': 'a fragment',
  'o-p39fail3': 'nothing: there is nothing to be formatted',
  'hst-lhs-007': 'the fault is in the bytes, before there is a text to be read',
  'hst-lhs-008': 'the fault is in the bytes, before there is a text to be read',
};

const options = initialValues(declaration.options);

test('formats the well-formed cases of the W3C', () => {
  const refused = wellFormedCases
    .map(({ id, text }) => ({ id, result: format({ xml: text, ...options }) }))
    .filter(({ result }) => !result.ok);
  expect(refused.map(({ id, result }) => [id, !result.ok && result.error])).toEqual([]);
});

test('changes only their white space, and nothing the second time', () => {
  for (const { id, text } of wellFormedCases) {
    const once = format({ xml: text, ...options });
    if (!once.ok || !once.value) continue;
    expect([id, format({ xml: once.value.formatted, ...options })]).toEqual([id, once]);
    expect([id, once.value.formatted.replaceAll(/\s/g, '')]).toEqual([id, text.replace(/^\uFEFF/, '').replaceAll(/\s/g, '')]);
  }
});

test('refuses the ill-formed cases without a definition, apart from listed exceptions', () => {
  const taken = faultyCases.filter(({ text }) => !text.includes('<!DOCTYPE') && format({ xml: text, ...options }).ok);
  expect(taken.map(({ id }) => id)).toEqual(Object.keys(exceptions));
});
