import { existsSync } from 'node:fs';
import { type Declaration, type OperationDeclaration, operationsOf } from '#core/declaration.ts';
import type { Fields } from '#core/fields.ts';
import type { ToolManifest } from '#core/tool.ts';
import type { AnyRun, Work } from '#engine/library.ts';
import { declarationOf, manifestOf, toolIds, toolPath } from '../../scripts/catalog.ts';
import { workOf } from '../../scripts/catalog/source-library.ts';
import type { Given, Wanted } from './any-values.ts';

/** An operation in the form that the suite uses. */
export interface AskedOperation extends Pick<OperationDeclaration, 'thread' | 'inverse' | 'isIdempotent'> {
  readonly inputs: Fields;
  readonly options: Fields;
  /** The output that the properties are about. */
  readonly primary: string;
  readonly propertiesHoldWhere: Wanted;
  readonly run: AnyRun;
}

export interface Tool {
  readonly id: string;
  readonly folder: string;
  /** The file with its work. */
  readonly entry: string;
  readonly manifest: ToolManifest;
  readonly declaration: Declaration;
  readonly work: Work;
  readonly inputs: Fields;
  readonly options: Fields;
  readonly operations: Readonly<Record<string, AskedOperation>>;
}

const pick = (fields: Fields, names: readonly string[]): Fields =>
  Object.fromEntries(names.flatMap((name) => (fields[name] ? [[name, fields[name]]] : [])));

const suiteOperation = (
  { inputs, options, uiInputs }: Declaration,
  { takes, gives, propertiesHoldWhere = {}, ...operation }: OperationDeclaration,
  run: AnyRun,
): AskedOperation => ({
  ...operation,
  primary: gives[0] ?? '',
  propertiesHoldWhere,
  inputs: pick({ ...inputs, ...uiInputs }, takes),
  options: pick(options, takes),
  run,
});

/** Whether the properties of an operation apply to these values. */
export const areLawful = ({ propertiesHoldWhere }: AskedOperation, values: Given): boolean =>
  Object.entries(propertiesHoldWhere).every(([field, where]) => where?.test(String(values[field])) ?? true);

async function load(id: string): Promise<Tool> {
  const folder = toolPath(id);
  const file = toolPath(id, 'run.ts');
  const work = await workOf(id);
  const manifest = await manifestOf(id);
  const declaration = await declarationOf(id);
  const operations = Object.entries(operationsOf(declaration)).map(
    ([name, operation]) => [name, suiteOperation(declaration, operation, work.run[name] as AnyRun)] as const, // checked by a separate test
  );
  return {
    id,
    folder,
    entry: existsSync(file) ? file : toolPath(id, 'declare.ts'),
    work,
    manifest,
    declaration,
    inputs: declaration.inputs,
    options: declaration.options,
    operations: Object.fromEntries(operations),
  };
}

/** All tools, ordered by ID. */
export const tools: readonly Tool[] = await Promise.all(toolIds().map(load));

export interface NamedOperation {
  readonly tool: Tool;
  readonly name: string;
  readonly operation: AskedOperation;
}

/** The operations of all tools. Tests are named `$tool.id: $name`. */
export const allOperations: readonly NamedOperation[] = tools.flatMap((tool) =>
  Object.entries(tool.operations).map(([name, operation]) => ({ tool, name, operation })),
);
