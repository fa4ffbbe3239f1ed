import { existsSync, globSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import type { DataContext } from '#core/context.ts';
import { type Declaration, operationsOf } from '#core/declaration.ts';
import type { Fields } from '#core/fields.ts';
import type { Operation, Operations } from '#core/operation.ts';
import type { ToolManifest } from '#core/tool.ts';
import type { Wanted } from './any-values.ts';

/** An operation, as the suite asks it. */
export interface AskedOperation extends Operation {
  /** The output whose text it is that the laws are about. */
  readonly primary?: string;
  readonly lawsHoldWhere?: Wanted;
}

export interface Tool {
  readonly id: string;
  readonly folder: string;
  /** The file that its work begins in. */
  readonly entry: string;
  readonly manifest: ToolManifest;
  readonly inputs: Fields;
  readonly options: Fields;
  readonly operations: Readonly<Record<string, AskedOperation>>;
}

const importFile = async <Module>(file: string): Promise<Module> => (await import(resolve(file))) as Module; // the contract of the file's name
const importIfThere = async <Module>(file: string): Promise<Partial<Module>> => (existsSync(file) ? importFile<Module>(file) : {});

type AnyRun = (given: object, context: DataContext) => ReturnType<Operation['run']>;
type DeclaredRuns = Readonly<Record<string, AnyRun>>;

const pick = (fields: Fields, names: readonly string[]): Fields =>
  Object.fromEntries(names.flatMap((name) => (fields[name] ? [[name, fields[name]]] : [])));

/** The operations of a declared tool, as those of the others are. */
const operationsWith = ({ inputs, options, fromPage, ...declaration }: Declaration, runs: DeclaredRuns): Tool['operations'] =>
  Object.fromEntries(
    Object.entries(operationsOf(declaration)).map(([name, { takes, gives, thread, undoneBy, isIdempotent, lawsHoldWhere = {} }]) => [
      name,
      {
        primary: gives[0] ?? '',
        lawsHoldWhere,
        inputs: pick({ ...inputs, ...fromPage }, takes),
        options: pick(options, takes),
        produces: 'text',
        thread,
        ...(undoneBy !== undefined && { inverse: undoneBy }),
        ...(isIdempotent && { isIdempotent }),
        lawsHoldFor: (given, wish) =>
          Object.entries(lawsHoldWhere).every(([field, where]) => where?.test(String({ ...given, ...wish }[field])) ?? true),
        run: (given, wish, context) => (runs[name] as AnyRun)({ ...given, ...wish }, context as DataContext), // the suite gives all of it
      },
    ]),
  );

async function load(folder: string): Promise<Tool> {
  const { default: manifest } = await importFile<{ default: ToolManifest }>(`${folder}/tool.ts`);
  const { declaration } = await importIfThere<{ declaration: Declaration }>(`${folder}/declare.ts`);
  if (declaration) {
    const { run = {} } = await importIfThere<{ run: DeclaredRuns }>(`${folder}/run.ts`);
    const { inputs, options } = declaration;
    return {
      id: basename(folder),
      folder,
      entry: existsSync(`${folder}/run.ts`) ? `${folder}/run.ts` : `${folder}/declare.ts`,
      manifest,
      inputs,
      options,
      operations: operationsWith(declaration, run),
    };
  }
  const { inputs = {}, options = {} } = await importIfThere<{ inputs: Fields; options: Fields }>(`${folder}/fields.ts`);
  const { operations = {} } = await importIfThere<{ operations: Operations }>(`${folder}/logic.ts`);
  return { id: basename(folder), folder, entry: `${folder}/logic.ts`, manifest, inputs, options, operations };
}

/** All tools, by id. */
export const tools: readonly Tool[] = await Promise.all(
  globSync('src/tools/*')
    .map((folder) => `src/tools/${basename(folder)}`) // with slashes on every system
    .toSorted()
    .map(load),
);

export interface NamedOperation {
  readonly tool: Tool;
  readonly name: string;
  readonly operation: AskedOperation;
}

/** The operations of all tools: tests are named `$tool.id: $name`. */
export const allOperations: readonly NamedOperation[] = tools.flatMap((tool) =>
  Object.entries(tool.operations).map(([name, operation]) => ({ tool, name, operation })),
);
