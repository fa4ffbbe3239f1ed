// Creates the folder of a new tool, which works immediately and passes every check, and explains its files.
//   npm run new-tool <path> [--category=text] [--icon=tool]
import { parseArgs } from 'node:util';
import { categories } from '../src/core/tool.ts';
import { createTool, isCategory, refusals } from './new-tool/create-tool.ts';

const USAGE = `npm run new-tool <path> -- [--category=<category>] [--icon=<Tabler icon>]
  <path>       the path of the page and the name of the folder: lower-case words with hyphens, such as roman-numeral-converter
  --category   ${categories.join(', ')}   (default: text)
  --icon       a name from https://tabler.io/icons   (default: tool)`;

const GUIDE = (folder: string): string => `
Created ${folder}. The tool repeats a text. Change it in this order:

  declare.ts       the inputs, options, outputs, and operations, as data. The page, its form, saved options, and links follow from it.
                   The first input receives results from other tools. Work that takes longer than a frame for 1 MB: thread: 'worker'.
  run.ts           the work, as pure functions: no page, no clock, no randomness except from the context.
                   An empty input gives ok(null), and an expected error is a value: fail('code').
  messages/en.json every text. A missing text does not compile. The other languages start in English between ⟦ and ⟧;
                   npm run check-messages lists what is left to translate.
  run.test.ts      examples with their source, refused inputs, and a property that holds for any input.
  tool.ts          the category, icon, and date of the first release.

See it:    npm run dev      (restart it to see a new tool)
Check it:  npm run check
More:      docs/adding-a-tool.md`;

function stop(message: string): never {
  console.error(message);
  process.exit(1);
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { category: { type: 'string', default: 'text' }, icon: { type: 'string', default: 'tool' } },
});
const [path] = positionals;
if (path === undefined || positionals.length > 1) stop(USAGE);
const { category, icon } = values;
if (!isCategory(category)) stop(`Unknown category: ${category}\n${USAGE}`);
const id = path.replace(/^\//, '');
const reasons = await refusals({ id, icon });
if (reasons.length > 0) stop(reasons.join('\n'));

const files = createTool({ id, category, icon, today: new Date().toISOString().slice(0, 10) });
for (const file of files) console.log(`wrote ${file}`);
console.log(GUIDE(`src/tools/${id}`));
