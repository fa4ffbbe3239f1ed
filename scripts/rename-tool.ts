// Gives a tool another path. The old one redirects to it.
//   npm run rename-tool <old path> <new path>
import { existsSync, globSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { toolPath } from './catalog.ts';
import { refusals } from './new-tool/create-tool.ts';
import { addFormerPath } from './new-tool/add-former-path.ts';

/** Lists that name tools by their id. */
const LISTS = [
  'scripts/build/budgets/budgets.json',
  'scripts/build/budgets/lazy-budgets.json',
  'scripts/build/budgets/package-budgets.json',
  '.ci/in-progress.json',
  '.ci/acceptance-exceptions.json',
];

function stop(message: string): never {
  console.error(message);
  process.exit(1);
}

const [from, to] = process.argv.slice(2).map((path) => path.replace(/^\//, ''));
if (!from || !to) stop('npm run rename-tool <old path> <new path>');
const folder = toolPath(from);
if (!existsSync(folder)) stop(`There is no tool ${folder}.`);
const reasons = await refusals({ id: to, icon: 'tool' });
if (reasons.length > 0) stop(reasons.join('\n'));

const manifest = toolPath(to, 'tool.ts');
renameSync(folder, toolPath(to));
writeFileSync(manifest, addFormerPath(readFileSync(manifest, 'utf8'), `/${from}`));
for (const list of LISTS) {
  const text = readFileSync(list, 'utf8');
  // Matches `"hash-text"` itself, and `"hash-text-run.js"`, one of its chunks.
  writeFileSync(list, text.replaceAll(new RegExp(`"${from}(?="|-(?:run|view)\\.)`, 'g'), `"${to}`));
}
for (const file of globSync(['src/**/*.{ts,tsx}', 'scripts/bench/**/*.ts'])) {
  const text = readFileSync(file, 'utf8');
  // Matches `inverseTool: 'hash-text'` in a manifest, `toolId="hash-text"` in a link, and `tool: 'hash-text'` in a benchmark.
  const renamed = text.replaceAll(new RegExp(`(?<=inverseTool: |toolId=|tool: )(['"])${from}\\1`, 'g'), `$1${to}$1`);
  if (renamed !== text) writeFileSync(file, renamed);
}
console.log(`${folder} is now ${toolPath(to)}, and /${from} leads to /${to}.`);
console.log('Now write the former path into the files for hosts: npm run host-files');
console.log('Visitors keep their favorites; the options that they had chosen for the tool are forgotten.');
console.log('Left to you: name and keywords in messages/, if the tool is called otherwise now, and texts elsewhere that name it.');
