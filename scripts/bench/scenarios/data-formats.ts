import type { Scenario } from '../scenario.ts';
import { copy, openTool, paste, timed } from '../visit.ts';

interface Conversion {
  readonly name: string;
  readonly tool: string;
  readonly input: string;
  readonly output: string;
  readonly text: () => string;
  /** A text at the top of the output. */
  readonly sign: string;
  readonly resultMs: number;
}

const conversion = ({ name, tool, input, output, text, sign, resultMs }: Conversion): Scenario => ({
  name,
  async measure(page, origin) {
    await openTool(page, `${origin}/${tool}`);
    const shown = page.getByLabel(output, { exact: true }).first();
    const isThere = () => shown.filter({ hasText: sign }).waitFor({ timeout: 60_000 });
    await copy(page, text());
    return timed(page, () => paste(page, input), isThere, { resultMs });
  },
});

const repeated = (count: number, part: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => part(index)).join('\n');

export const yaml = conversion({
  name: '5 MB of JSON to YAML',
  tool: 'json-to-yaml-converter',
  input: 'JSON input',
  output: 'YAML output',
  text: () =>
    JSON.stringify(
      Array.from({ length: 62_000 }, (_, id) => ({ id, name: `Item ${id}`, tags: ['a', 'b', 'c'], isActive: id % 2 === 0, size: id / 7 })),
    ),
  sign: 'Item 0',
  resultMs: 5000,
});

export const toml = conversion({
  name: '5 MB of TOML to JSON',
  tool: 'toml-to-json',
  input: 'TOML input',
  output: 'JSON output',
  text: () =>
    repeated(
      26_000,
      (index) =>
        `[[package]]\nname = "package-${index}"\nversion = "1.${index}.0"\nsource = "registry+https://example.org/index"\nchecksum = "${index}c0ffee${index}"\ndependencies = [\n "a",\n "b ${index}",\n]\nsize = ${index / 7}\n`,
    ),
  sign: 'package-0',
  resultMs: 7500,
});

export const xml = conversion({
  name: '5 MB of XML to JSON',
  tool: 'xml-to-json',
  input: 'XML input',
  output: 'JSON output',
  text: () =>
    `<items>${repeated(
      36_000,
      (index) =>
        `<item id="${index}" kind="a&amp;b"><name>Item ${index}</name><price currency="EUR">${index / 7}</price><tags><tag>a</tag><tag>b</tag></tags><empty/></item>`,
    )}</items>`,
  sign: 'Item 0',
  resultMs: 2500,
});
