// Applies revised texts to the message files. Changes nothing if one of the current texts differs from its row.
//   node scripts/reword.ts <rows.json>     rows: [{ "file", "key", "today", "better" }]
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { type Rewording, reword } from './messages/reword.ts';

const [list] = process.argv.slice(2);
if (!list) {
  console.error('node scripts/reword.ts <rows.json>');
  process.exit(1);
}
const rows = JSON.parse(readFileSync(list, 'utf8')) as readonly Rewording[];
const files = Map.groupBy(rows, ({ file }) => file);
const revised = [...files].map(([file, own]) => [file, reword(readFileSync(file, 'utf8'), own)] as const);
for (const [file, json] of revised) writeFileSync(file, json);
execFileSync('npx', ['biome', 'format', '--write', ...files.keys()], { stdio: 'inherit' });
console.log(`Reworded ${rows.length} texts in ${files.size} files.`);
