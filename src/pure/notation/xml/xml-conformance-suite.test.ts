import { expect, test } from 'vitest';
import { faultyCases, wellFormedCases, type XmlCase } from '#test/support/samples/w3c-xml-cases.ts';
import { readXml } from './read-xml.ts';

const NO_TEXT = 'the fault is in the bytes, before there is a text to be read';

/** Cases with results that differ from the suite, and the reasons. */
const exceptions: Readonly<Record<string, string>> = {
  'rmt-e3e-13': 'an entity that nothing defines is no fault after a parameter entity, but there is no text for it',
  'not-wf-sa-168': NO_TEXT,
  'not-wf-sa-169': NO_TEXT,
  'not-wf-sa-170': NO_TEXT,
  'hst-lhs-007': NO_TEXT,
  'hst-lhs-008': NO_TEXT,
};

const hasDefinition = ({ text }: XmlCase): boolean => text.includes('<!DOCTYPE');
const isRead = ({ text }: XmlCase): boolean => readXml(text, { keepComments: true }).ok;

test.each([
  ['well-formed', true, 752, wellFormedCases],
  ['ill-formed', false, 224, faultyCases.filter((one) => !hasDefinition(one))],
])('agrees with the W3C suite on the %s cases, apart from listed exceptions', (kind, expected, count, all) => {
  const failing = all.filter((one) => isRead(one) !== expected).map(({ id }) => id);
  console.info(`W3C XML suite, ${kind}: ${all.length - failing.length} of ${all.length}`);
  expect(all).toHaveLength(count);
  expect(failing).toEqual(all.map(({ id }) => id).filter((id) => id in exceptions));
});

test('refuses half of the ill-formed cases with a document type definition, because most of it is skipped', () => {
  const all = faultyCases.filter(hasDefinition);
  const refused = all.filter((one) => !isRead(one)).length;
  console.info(`W3C XML suite, ill-formed with a definition: ${refused} of ${all.length}`);
  expect(refused).toBe(346);
});
