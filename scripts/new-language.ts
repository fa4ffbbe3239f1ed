// Creates all files of a new language, with the English texts between ⟦ and ⟧. The site has the language right away and passes every check.
//   npm run new-language <code> -- [--name=…] [--direction=ltr|rtl]
import { execFileSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { createLanguage, refusals } from './new-language/create-language.ts';
import { knownFacts } from './new-language/facts-file.ts';

const USAGE = `npm run new-language <code> -- [--name=<name>] [--direction=<ltr or rtl>]
  <code>        of ISO 639, and the first part of the language's paths: two or three small letters, such as ar
  --name        what the language calls itself     (if left out, as Unicode's CLDR has it)
  --direction   ltr: from left to right, rtl: from right to left     (if left out, that of the name's script)`;

const GUIDE = (code: string): string => `
The site has the language: it is in the menu, its pages stand under /${code}. Next:

  src/core/languages/${code}.ts            its name, direction and commas, and letters that searches compare as others.
  src/i18n/glossary/${code}.md             how to address people, quotation marks, and a word for each term: fill it in first.
  src/i18n/shell/${code}.json              the frame of the pages.
  src/{tools,subjects}/*/messages/${code}.json
                                    name, descriptions, keywords and page of each tool.
  src/i18n/about/${code}.md                the About page.
  scripts/messages/same-texts/${code}.ts   words that are the same as in English, each with the reason.

Replace what stands in ⟦ ⟧:  npm run check-messages lists what is left.
See it:                      npm run dev
Check it:                    npm test`;

function stop(message: string): never {
  console.error(message);
  process.exit(1);
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { name: { type: 'string' }, direction: { type: 'string' } },
});
const [code] = positionals;
if (code === undefined || positionals.length > 1) stop(USAGE);
const reasons = await refusals(code);
if (reasons.length > 0) stop(reasons.join('\n'));
const { name, direction } = { ...knownFacts(code), ...values };
if (name === undefined) stop(`Nothing is known of “${code}”: say --name and --direction.\n${USAGE}`);
if (direction !== 'ltr' && direction !== 'rtl') stop(`The direction is ltr or rtl.\n${USAGE}`);

const files = createLanguage({ code, name, direction });
// Former paths lead on in each language; the list of languages has changed since this program read it.
execFileSync('node', ['scripts/host-files.ts'], { stdio: 'inherit' });
console.log(`wrote ${files.length} files for ${name}, and the language's paths into src/core/languages.ts, vercel.json and netlify.toml`);
console.log(GUIDE(code));
