import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Configuration } from '../../../src/core/configuration.ts';
import type { Field } from '../../../src/core/fields.ts';
import { languages } from '../../../src/core/languages.ts';
import { sitePages } from '../../../src/core/site-pages.ts';
import { FACTS_FILE } from '../../../src/hosting/site-files.ts';
import type { OptionFacts, SiteFacts, ToolFacts } from '../../../src/hosting/site-facts.ts';
import { declarationOf, manifestOf, toolIds } from '../../catalog.ts';
import { builtOn } from '../../configuration.ts';
import { trackerOrigin } from '../hosts/tracker-origin.ts';
import type { Site } from '../site.ts';

const isSettable = (field: Field): field is OptionFacts => field.kind !== 'file' && field.kind !== 'list' && field.persist !== 'never';

async function factsOfTool(id: string): Promise<ToolFacts> {
  const [{ category, redirectFrom = [] }, { options }] = await Promise.all([manifestOf(id), declarationOf(id)]);
  const settable = Object.entries(options ?? {}).filter((entry): entry is [string, OptionFacts] => isSettable(entry[1]));
  return { id, category, former: redirectFrom.map((path) => path.slice(1)), options: Object.fromEntries(settable) };
}

/** The facts about the templates of this build. */
export const siteFacts = async (configuration: Configuration): Promise<SiteFacts> => ({
  version: configuration.app.version,
  trackerOrigin: trackerOrigin(configuration),
  languages,
  pages: sitePages,
  tools: await Promise.all(toolIds().map(factsOfTool)),
  builtOn,
});

/** Writes the facts, which are needed to render a site from the template. */
export async function writeSiteFacts({ directory, configuration }: Site): Promise<SiteFacts> {
  const facts = await siteFacts(configuration);
  writeFileSync(join(directory, FACTS_FILE), JSON.stringify(facts));
  return facts;
}
