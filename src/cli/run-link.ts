import { splitPath } from '#core/addresses.ts';
import { decodeGiven } from '#core/field-text.ts';
import { initialValues } from '#core/fields.ts';
import type { Result } from '#core/result.ts';
import { toolsNamed } from '#engine/catalogue.ts';
import { chooseOperation, adapterFields, adapterOperations } from '#engine/adapter-operations.ts';
import type { Cli } from './cli.ts';
import type { Printed } from './printed.ts';
import { answerCommand } from './run-tool.ts';
import { type Ending, end } from './said.ts';
import type { ReadWords } from './words.ts';

/** Runs a link to a tool or to a chain of steps. The fragment of the link contains everything. */
export async function runLink(cli: Cli, { operands, said }: ReadWords): Promise<Result<Printed, Ending>> {
  const link = operands[0]?.text ?? '';
  const url = URL.canParse(link) ? new URL(link) : undefined;
  const page = url ? splitPath(url.pathname).page.split('/').at(-1) : undefined; // regardless of the site's base path
  if (url && page === 'steps') return (await import('./run-steps-link.ts')).runStepsLink(cli, url.hash.slice(1), said);
  const [tool] = url ? toolsNamed(await cli.library.catalogue(), page ?? '') : [];
  if (!url || !tool) return end('usage.notALink', { link });
  const fields = adapterFields(tool.declaration);
  const given = decodeGiven(fields, url.hash.slice(1));
  const operations = adapterOperations(tool.declaration);
  const choosing = new Set([
    ...Object.keys(tool.declaration.inputs),
    ...Object.values(operations).flatMap(({ when = {} }) => Object.keys(when)),
  ]);
  const chosen = chooseOperation(tool.declaration, Object.fromEntries(Object.entries(given).filter(([name]) => choosing.has(name))));
  const name = chosen.ok ? chosen.value : '';
  const operation = operations[name];
  if (!operation) return end('usage.unclear', { tool: tool.id, names: Object.keys(operations).join(', ') });
  const values = { ...initialValues(fields), ...given };
  return answerCommand(cli, tool, { name, operation, values, given: {} }, said);
}
