import { ok, type Result } from '#core/result.ts';
import { type CatalogueTool, toolsNamed } from '#engine/catalogue.ts';
import type { Cli } from './cli.ts';
import { type Ending, end } from './said.ts';

/** Finds the only tool that matches a name. */
export async function toolNamed({ library }: Pick<Cli, 'library'>, name: string): Promise<Result<CatalogueTool, Ending>> {
  const [tool, ...others] = toolsNamed(await library.catalogue(), name);
  if (!tool) return end('usage.unknownTool', { name });
  if (others.length > 0) return end('usage.severalTools', { name, names: [tool, ...others].map(({ id }) => id).join(', ') });
  return ok(tool);
}
