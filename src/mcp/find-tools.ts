import { categories } from '#core/tool.ts';
import { ok, type Result } from '#core/result.ts';
import { toolsAbout } from '#engine/catalogue.ts';
import type { Cli } from '#cli/cli.ts';
import { type Ending, end } from '#cli/said.ts';
import type { CallAnswer } from './call.ts';
import { readArguments } from './read-arguments.ts';

/** The default limit of listed tools. */
const USUAL = 20;

/** Finds the tools that contain all words of the query, as the `list` command does. */
export async function findTools({ library, language }: Cli, given: unknown): Promise<Result<CallAnswer, Ending>> {
  const read = readArguments(given, { query: 'string', category: 'string', limit: 'number' });
  if (!read.ok) return read;
  const { query = '', category, limit = USUAL } = read.value;
  const max = (await library.catalogue()).length;
  if (!Number.isInteger(limit) || limit < 1 || limit > max) return end('usage.notWhole', { option: 'limit', min: 1, max });
  if (category !== undefined && !categories.some((each) => each === category)) {
    return end('usage.notOneOf', { option: 'category', choices: categories.join(', ') });
  }
  const [catalogue, listings] = await Promise.all([library.catalogue(), library.listings(language)]);
  const found = toolsAbout(catalogue, listings, query.split(/\s+/).filter(Boolean)).filter(
    (tool) => category === undefined || tool.category === category,
  );
  if (found.length === 0) return end('refused.noTool', { words: query });
  const tools = found.slice(0, limit).map((tool) => {
    const { name = tool.id, short = '' } = listings[tool.id] ?? {};
    return { tool: tool.id, name, short, category: tool.category };
  });
  const text = tools.map(({ tool, short }) => `${tool}\t${short}\n`).join('');
  return ok({ texts: [text], structured: { ok: true, tools, found: found.length }, isRefused: false });
}
