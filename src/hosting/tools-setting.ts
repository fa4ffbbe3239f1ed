import { meant, settingFaults } from './settings-faults.ts';
import type { Faults } from './faults.ts';
import type { Said } from './said-settings.ts';
import type { SiteFacts, ToolFacts } from './site-facts.ts';

/** Finds a tool by its id or a former id. */
export const toolCalled = (name: string, { tools }: SiteFacts): ToolFacts | undefined =>
  tools.find(({ id }) => id === name) ?? tools.find(({ former }) => former.includes(name));

/** The tools in a list of ids and categories. */
export function namedTools(
  key: 'tools.only' | 'tools.hide',
  given: Said | undefined,
  facts: SiteFacts,
  faults: Faults,
): ReadonlySet<string> {
  const named = new Set<string>();
  const names = Array.isArray(given?.value) ? (given.value as readonly unknown[]) : []; // ensured by its format
  const known = [...facts.tools.map(({ id }) => id), ...new Set(facts.tools.map(({ category }) => category))];
  for (const [index, name] of names.entries()) {
    const inCategory = facts.tools.filter(({ category }) => category === name);
    const tool = typeof name === 'string' ? toolCalled(name, facts) : undefined;
    for (const { id } of tool ? [tool] : inCategory) named.add(id);
    if (tool || inCategory.length > 0) continue;
    const guess = typeof name === 'string' ? meant(name, known) : '';
    faults.add(key, settingFaults.wrong(`${key}[${index}]`, given?.source ?? '', 'the id of a tool or category', name) + guess);
  }
  return named;
}

/** The tools that a site does not have: those hidden explicitly and, if `only` is not empty, all others that are not in it. */
export const hiddenTools = (only: ReadonlySet<string>, hide: ReadonlySet<string>, { tools }: SiteFacts): readonly string[] =>
  tools.flatMap(({ id }) => (hide.has(id) || (only.size > 0 && !only.has(id)) ? id : []));
