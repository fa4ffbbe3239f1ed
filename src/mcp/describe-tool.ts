import type { OperationDeclaration } from '#core/declaration.ts';
import type { PresentationTexts } from '#core/present.ts';
import { initialValues } from '#core/fields.ts';
import { ok, type Result } from '#core/result.ts';
import type { CatalogueTool } from '#engine/catalogue.ts';
import { adapterFields, adapterOperations, fulfilled, reads } from '#engine/adapter-operations.ts';
import { primaryInput } from '#engine/primary-input.ts';
import { textsOf } from '#engine/texts-of.ts';
import { printedNames } from '#engine/shown-outputs.ts';
import type { Cli } from '#cli/cli.ts';
import { fieldsRead } from '#cli/options-of.ts';
import { type Ending, end } from '#cli/said.ts';
import { fieldSchema, objectSchema, type Schema } from './field-schema.ts';

/** The schemas of the inputs and of the options that an operation reads or, without an operation, that any operation reads. */
export function fieldSchemas(
  tool: CatalogueTool,
  texts: PresentationTexts,
  operation?: OperationDeclaration,
): { readonly inputs: Schema; readonly options: Schema } {
  const { inputs } = tool.declaration;
  const read = fieldsRead(tool).filter(([name]) => !operation || reads(operation, name));
  const schemaOf = (isInput: boolean): Schema =>
    objectSchema(
      Object.fromEntries(
        read.filter(([name]) => name in inputs === isInput).map(([name, field]) => [name, fieldSchema(name, field, texts)]),
      ),
    );
  return { inputs: schemaOf(true), options: schemaOf(false) };
}

function describeOperation(
  tool: CatalogueTool,
  texts: PresentationTexts,
  [name, operation]: readonly [string, OperationDeclaration],
): object {
  const { declaration } = tool;
  const { gives, inverse, perLine } = operation;
  const values = fulfilled(declaration, operation, {});
  const input = primaryInput(declaration, operation, values.ok ? values.value : initialValues(adapterFields(declaration)));
  return {
    operation: name,
    ...(input !== undefined && { input }),
    ...fieldSchemas(tool, texts, operation),
    outputs: printedNames(declaration.outputs, gives).map((output) => ({
      name: output,
      kind: declaration.outputs[output]?.kind,
      label:
        texts.t(`outputs.${output}.label`) === `outputs.${output}.label`
          ? texts.t(`outputs.${output}`)
          : texts.t(`outputs.${output}.label`),
    })),
    ...(inverse !== undefined && { undoneBy: inverse }),
    ...(perLine === true && { lines: true }),
  };
}

/** Describes a tool and its operations, or only one of them. */
export async function describeTool(
  { library, language }: Cli,
  tool: CatalogueTool,
  only: string | undefined,
): Promise<Result<Readonly<Record<string, unknown>>, Ending>> {
  const operations = Object.entries(adapterOperations(tool.declaration));
  const described = operations.filter(([name]) => only === undefined || name === only);
  const names = operations.map(([name]) => name);
  if (only !== undefined && described.length === 0) return end('usage.notOneOf', { option: 'operation', choices: names.join(', ') });
  const [texts, listings] = await Promise.all([textsOf(library, tool.id, language), library.listings(language)]);
  const { name, description } = listings[tool.id] ?? {};
  return ok({
    tool: tool.id,
    name,
    description,
    category: tool.category,
    operations: described.map((operation) => describeOperation(tool, texts, operation)),
  });
}
