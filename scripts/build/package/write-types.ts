import { readFileSync } from 'node:fs';
import type { OperationDeclaration } from '../../../src/core/declaration.ts';
import { initialValues } from '../../../src/core/fields.ts';
import { defaultLanguage, languages } from '../../../src/core/languages.ts';
import type { TranslateAny } from '../../../src/core/message-key.ts';
import type { Catalogue, CatalogueTool } from '../../../src/engine/catalogue.ts';
import { adapterFields, adapterOperations, reads } from '../../../src/engine/adapter-operations.ts';
import { textIfThere } from '../../../src/engine/error-text.ts';
import { primaryInput } from '../../../src/engine/primary-input.ts';
import { printedNames } from '../../../src/engine/shown-outputs.ts';
import { createTranslator } from '../../../src/i18n/translator.ts';
import { toolMessages } from '../../catalog/messages.ts';
import { comment, ended } from './types/comment.ts';
import { fieldMember } from './types/field-member.ts';
import { outputType } from './types/output-type.ts';
import { union } from './types/union.ts';
import { writeInPackage } from './write-contents.ts';
import { withOperations } from './write-modules.ts';

/** An interface with these members. Without members, an object type that accepts no property. */
const declared = (name: string, members: readonly string[]): string =>
  members.length === 0 ? `export type ${name} = Readonly<Record<string, never>>;` : `export interface ${name} {\n${members.join('\n')}\n}`;

/** The type of an operation's value, and the declaration of that type if it has a name. */
function valueType(
  { declaration }: CatalogueTool,
  { gives, writesTo }: OperationDeclaration,
  name: string,
  t: TranslateAny,
): readonly string[] {
  const outputs = printedNames(declaration.outputs, gives).flatMap((output) => {
    const { [output]: shown } = declaration.outputs;
    return shown ? [{ output, type: outputType(shown) }] : [];
  });
  if (writesTo !== undefined && gives.length === 0) return ['string'];
  const [only, ...others] = outputs;
  if (only && others.length === 0) return [only.type];
  const labelOf = (output: string) => ended(textIfThere(t, `outputs.${output}.label`) ?? t(`outputs.${output}`));
  const members = outputs.map(({ output, type }) => `${comment([labelOf(output)], '  ')}\n  readonly ${output}?: ${type};`);
  return [name, declared(name, members)];
}

function operationLines(tool: CatalogueTool, [name, operation]: readonly [string, OperationDeclaration], t: TranslateAny): string {
  const fields = adapterFields(tool.declaration);
  const input = primaryInput(tool.declaration, operation, initialValues(fields));
  const read = Object.entries(fields).filter(([field]) => reads(operation, field));
  const prefix = name.charAt(0).toUpperCase() + name.slice(1);
  const [value, ...declaration] = valueType(tool, operation, `${prefix}Value`, t);
  const types = `${prefix}Fields, ${value}`;
  return [
    declared(
      `${prefix}Fields`,
      read.map((field) => fieldMember(t, field)),
    ),
    ...declaration,
    comment([t('listing.short')]),
    `declare const ${name}_: ${input === undefined ? `Operation<${types}>` : `InputOperation<'${input}', ${types}>`};`,
    `export { ${name}_ as ${name} };`,
  ].join('\n');
}

function typesOf(tool: CatalogueTool): string {
  const t = createTranslator(defaultLanguage, toolMessages(tool.id, defaultLanguage));
  const body = Object.entries(adapterOperations(tool.declaration))
    .map((operation) => operationLines(tool, operation, t))
    .join('\n\n');
  const used = ['InputOperation', 'LabeledValue', 'Operation', 'Table'].filter((name) => new RegExp(`\\b${name}\\b`).test(body));
  return `import type { ${used.join(', ')} } from '../types.js';\n\n${body}\n`;
}

/** The types of src/package/contract.ts, which also check the code of the package. */
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

/** Lists all tools. */
export declare const tools: (around?: { readonly language?: Language }) => Promise<readonly ListedTool[]>;

/** Finds the tools whose names, descriptions, or keywords contain all of the words. */
export declare const find: (words: string, around?: { readonly language?: Language }) => Promise<readonly ListedTool[]>;

/** Runs a tool by its name: its ID, a former path, or an unambiguous prefix of one. */
export declare const run: Run;

/** The message of a refusal in a language, followed by its further messages, one per line. */
export declare const message: (error: Refusal, around?: { readonly language?: Language }) => Promise<string>;
`;

/** Writes the type declarations of all modules that programs import. */
export function writeTypes(catalogue: Catalogue): void {
  for (const tool of withOperations(catalogue)) writeInPackage(`tools/${tool.id}.d.ts`, typesOf(tool));
  writeInPackage('types.d.ts', sharedTypes());
  writeInPackage('index.d.ts', index);
}
