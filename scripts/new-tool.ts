// Creates the folder of a new tool that works and passes every check, and prints what to do with each file.
//   npm run new-tool <path> [--category=text] [--icon=tool]
import { parseArgs } from 'node:util';
import { categories } from '../src/core/tool.ts';
import { createTool, isCategory, refusals } from './new-tool/create-tool.ts';

const USAGE = `npm run new-tool <path> -- [--category=<category>] [--icon=<Tabler icon>]
  <path>       the address of the tool and the name of its folder: lower-case words with hyphens, such as roman-numeral-converter
  --category   ${categories.join(', ')}   (text if left out)
  --icon       a name from https://tabler.io/icons   (tool if left out)`;

const GUIDE = (folder: string): string => `
Made ${folder}. It repeats a text; make it do what you came for, in this order:

  declare.ts       data only: what a visitor brings (inputs), how he wants it (options), what he gets (outputs), and what is done
                   (operations). Form, remembered options, share links, the check of hostile links and the page come from here.
                   The first input is the one that other tools send to. What takes longer than a frame for 1 MB: thread: 'worker'.
  run.ts           the work of the operations, pure: no page, no clock, no randomness but the context's. Nothing brought is
                   ok(null), a refusal is a value: fail('code').
  run.test.ts      examples with their source, refusals, and a law that holds for any input.
  messages/        en.json has every text; a key that the code needs and en.json lacks does not compile. The other languages
                   need name, short and long description and keywords: replace what stands in ⟦ ⟧. npm run check-messages lists what is left.
  tool.ts          category, icon, date of the first release, former paths.
  answer.ts        if a value is not yet what is shown: the declared outputs, written from it with words.
  view.tsx         if the page is to look otherwise than the one that follows from the declaration: fields and outputs, laid out.

See it:    npm run dev      (restart it: the list of tools is read when it starts)
Check it:  npm test
More:      README.md, “Add a tool”; docs/decisions/`;

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
if (!isCategory(category)) stop(`There is no category “${category}”.\n${USAGE}`);
const id = path.replace(/^\//, '');
const reasons = await refusals({ id, icon });
if (reasons.length > 0) stop(reasons.join('\n'));

const files = createTool({ id, category, icon, today: new Date().toISOString().slice(0, 10) });
for (const file of files) console.log(`wrote ${file}`);
console.log(GUIDE(`src/tools/${id}`));
