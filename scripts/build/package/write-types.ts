import { readFileSync } from 'node:fs';
import { initialValues, type Field, type ListField } from '../../../src/core/fields.ts';
import { languages } from '../../../src/core/languages.ts';
import type { OperationDeclaration } from '../../../src/core/declaration.ts';
import type { MessageTree } from '../../../src/core/message-key.ts';
import type { Output } from '../../../src/core/outputs.ts';
import type { Catalogue, CatalogueTool } from '../../../src/engine/catalogue.ts';
import { doorFields, doorOperations, reads } from '../../../src/engine/door-operations.ts';
import { textIfThere } from '../../../src/engine/error-text.ts';
import { primaryInput } from '../../../src/engine/primary-input.ts';
import { printedNames } from '../../../src/engine/shown-outputs.ts';
import { createTranslator } from '../../../src/i18n/translator.ts';
import type { TranslateAny } from '../../../src/core/message-key.ts';
import { toolMessages } from '../../vite/messages.ts';
import { writeInPackage } from './write-contents.ts';
import { withOperations } from './write-modules.ts';

const union = (values: readonly string[]): string => values.map((value) => `'${value}'`).join(' | ');

const itemOf = ({ members }: ListField): string => `{ ${members.map((member) => `readonly ${member}: string`).join('; ')} }`;

/** A kind of field as TypeScript and in words. */
const fieldTypes: {
  readonly [Kind in Field['kind']]: (field: Extract<Field, { kind: Kind }>) => { readonly type: string; readonly bounds?: string };
} = {
  text: ({ longest }) => ({ type: 'string', ...(longest !== undefined && { bounds: `At most ${longest} characters.` }) }),
  file: () => ({ type: 'Blob | Uint8Array' }),
  flag: () => ({ type: 'boolean' }),
  choice: ({ values }) => ({ type: union(values) }),
  number: ({ min, max, isWhole }) => ({ type: 'number', bounds: `A ${isWhole ? 'whole ' : ''}number from ${min} to ${max}.` }),
  list: (field) => ({ type: `readonly ${itemOf(field)}[]`, bounds: `At most ${field.max} items.` }),
};

const fieldType = (field: Field) => (fieldTypes[field.kind] as (of: Field) => ReturnType<(typeof fieldTypes)['text']>)(field); // that of its own kind

const outputTypes: { readonly [Kind in Output['kind']]: (output: Extract<Output, { kind: Kind }>) => string } = {
  text: () => 'string',
  row: () => 'string',
  rows: () => 'readonly LabeledValue[]',
  table: ({ columns }) => `Table<${union(columns)}>`,
  grid: () => 'Table',
  picture: () => 'string',
  bytes: () => 'File',
  marks: () => 'never',
  page: () => 'never',
};

const outputType = (output: Output): string => (outputTypes[output.kind] as (of: Output) => string)(output); // as above

/** A comment of sentences that are there. */
function comment(sentences: readonly (string | undefined)[], indent = ''): string {
  const said = sentences
    .filter((sentence) => sentence !== undefined && sentence !== '')
    .map((sentence) => String(sentence).replaceAll('*/', '* /'));
  const [only = '', ...others] = said.flatMap((sentence) => sentence.split('\n'));
  if (others.length === 0) return `${indent}/** ${only} */`;
  return [`${indent}/**`, ...[only, ...others].map((sentence) => `${indent} * ${sentence}`), `${indent} */`].join('\n');
}

const ended = (sentence: string | undefined): string | undefined => sentence?.replace(/(?<![.!?…])$/, '.');

/** The choices that have words, each with them. */
function choiceWords(t: TranslateAny, name: string, field: Field): readonly string[] {
  if (!('values' in field)) return [];
  return field.values.flatMap((value) => {
    const words = textIfThere(t, `fields.${name}.options.${value}`);
    return words === undefined || words === value ? [] : [`- \`${value}\`: ${words}`];
  });
}

/** What a field has if nothing is said. */
const defaultOf = ({ initial }: Field): string | undefined =>
  initial === null || initial === '' ? undefined : `@default ${typeof initial === 'string' ? `'${initial}'` : JSON.stringify(initial)}`;

function fieldLines(t: TranslateAny, [name, field]: readonly [string, Field]): string {
  const { type, bounds } = fieldType(field);
  const said = [
    ended(textIfThere(t, `fields.${name}.label`)),
    textIfThere(t, `fields.${name}.hint`),
    bounds,
    ...choiceWords(t, name, field),
    defaultOf(field),
  ];
  return `${comment(said, '  ')}\n  readonly ${name}?: ${type};`;
}

function valueType({ declaration: { outputs } }: CatalogueTool, { gives, fills }: OperationDeclaration, t: TranslateAny): string {
  const named = printedNames(outputs, gives).flatMap((name) => (outputs[name] ? [[name, outputs[name]] as const] : []));
  if (fills !== undefined && gives.length === 0) return 'string';
  const [only, ...others] = named;
  if (only && others.length === 0) return outputType(only[1]);
  const members = named.map(
    ([name, output]) =>
      `${comment([ended(textIfThere(t, `outputs.${name}.label`) ?? t(`outputs.${name}`))], '  ')}\n  readonly ${name}?: ${outputType(output)};`,
  );
  return `{\n${members.join('\n')}\n}`;
}

const capitalized = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

function operationLines(tool: CatalogueTool, [name, operation]: readonly [string, OperationDeclaration], t: TranslateAny): string {
  const { declaration } = tool;
  const fields = doorFields(declaration);
  const input = primaryInput(declaration, operation, initialValues(fields));
  const named = Object.entries(fields).filter(([field]) => reads(operation, field));
  const type = `${capitalized(name)}Fields`;
  const value = valueType(tool, operation, t);
  const valueName = value.startsWith('{') ? `${capitalized(name)}Value` : value;
  return [
    `export interface ${type} {\n${named.map((field) => fieldLines(t, field)).join('\n')}\n}`,
    ...(valueName === value ? [] : [`export interface ${valueName} ${value}`]),
    comment([t('listing.short')]),
    `declare const ${name}_: ${input === undefined ? `Operation<${type}, ${valueName}>` : `InputOperation<'${input}', ${type}, ${valueName}>`};`,
    `export { ${name}_ as ${name} };`,
  ].join('\n');
}

function typesOf(tool: CatalogueTool): string {
  const messages: MessageTree = toolMessages(tool.id, 'en');
  const t = createTranslator('en', messages);
  const operations = Object.entries(doorOperations(tool.declaration)).map((each) => operationLines(tool, each, t));
  const body = operations.join('\n\n');
  const used = ['InputOperation', 'LabeledValue', 'Operation', 'Table'].filter((name) => new RegExp(`\\b${name}\\b`).test(body));
  return `import type { ${used.join(', ')} } from '../types.js';\n\n${body}\n`;
}

/** The types that the code of the doors is checked with, as they stand. */
function sharedTypes(): string {
  const IMPORT = "import type { Language } from '#core/languages.ts';\n";
  const source = readFileSync('src/package/contract.ts', 'utf8');
  if (!source.startsWith(IMPORT) || /^import/m.test(source.slice(IMPORT.length)))
    throw new Error('src/package/contract.ts imports something else than the languages.');
  return `export type Language = ${union(languages)};\n${source.slice(IMPORT.length)}`;
}

const index = `import type { Language, ListedTool, Refusal, Run } from './types.js';

export type * from './types.js';

/** A refusal as an exception, with its sentence as the message. */
export declare class ItToolsError extends Error implements Refusal {
  constructor(refusal: Refusal);
  readonly tool: string;
  readonly code: string;
  readonly field?: string;
  readonly item?: string;
  readonly at?: number;
  readonly line?: number;
  readonly column?: number;
  readonly values?: Readonly<Record<string, string | number>>;
  readonly words?: Readonly<Record<string, string>>;
  readonly isUsage?: true;
  readonly more?: readonly Refusal[];
}

/** All tools. */
export declare const tools: (around?: { readonly language?: Language }) => Promise<readonly ListedTool[]>;

/** The tools in which all of the words stand. */
export declare const find: (words: string, around?: { readonly language?: Language }) => Promise<readonly ListedTool[]>;

/** Calls a tool by its name: its id, a former path, or what begins one of them only. */
export declare const run: Run;

/** The sentence of a refusal in a language, and those of what else is wrong, a line each. */
export declare const message: (error: Refusal, around?: { readonly language?: Language }) => Promise<string>;
`;

/** Writes the types of all that is imported from the package. */
export function writeTypes(catalogue: Catalogue): void {
  for (const tool of withOperations(catalogue)) writeInPackage(`tools/${tool.id}.d.ts`, typesOf(tool));
  writeInPackage('types.d.ts', sharedTypes());
  writeInPackage('index.d.ts', index);
}
