// Gives the other languages of a tool the keys of its English texts. Missing texts are in English, between ⟦ and ⟧.
//   node scripts/fill-messages.ts <tool>
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { defaultLanguage, languages } from '../src/core/languages.ts';
import { toolIds, toolPath } from './catalog.ts';
import type { MessageFile } from './messages/compare.ts';
import { fillMessages } from './messages/fill.ts';

const [id = ''] = process.argv.slice(2);
if (!toolIds().includes(id)) {
  console.error('npm run fill-messages <tool>');
  process.exit(1);
}
const fileOf = (language: string): string => toolPath(id, `messages/${language}.json`);
const read = (language: string): MessageFile => JSON.parse(readFileSync(fileOf(language), 'utf8')) as MessageFile; // checked by check-messages
const others = languages.filter((language) => language !== defaultLanguage);
for (const language of others)
  writeFileSync(fileOf(language), JSON.stringify(fillMessages(read(defaultLanguage), read(language), language)));
execFileSync('npx', ['biome', 'format', '--write', ...others.map(fileOf)], { stdio: 'inherit' });
