// Creates all files of a new language, with each text in English between ⟦ and ⟧. The site supports the language immediately and passes
// every check.
//   npm run new-language <code> -- [--name=…] [--direction=ltr|rtl]
import { execFileSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { createLanguage, refusals } from './new-language/create-language.ts';
import { knownFacts } from './new-language/facts-file.ts';

const USAGE = `npm run new-language <code> -- [--name=<name>] [--direction=<ltr or rtl>]
  <code>        its ISO 639 code and the first part of its paths: two or three lower-case letters, such as ar
  --name        the language's own name     (default: the name in Unicode's CLDR)
  --direction   ltr (left to right) or rtl (right to left)     (default: the direction of the name's script)`;

const GUIDE = (code: string): string => `
The site has the language: it is in the menu, and its pages are under /${code}. Next:

  src/i18n/glossary/${code}.md             how to address people, and one word for each term. Fill it in first.
  src/core/languages/${code}.ts            its name, direction, separators, and letters that a search treats as equal.
  src/i18n/shell/${code}.json              the frame of the pages.
  src/{tools,domains}/*/messages/${code}.json
                                    the texts of each tool.
  src/i18n/about/${code}.md                the About page.
  scripts/messages/same-texts/${code}.ts   words that are the same as in English, each with the reason.

Translate:   npm run check-messages lists the texts between ⟦ and ⟧.
See it:      npm run dev
Check it:    npm run check
More:        docs/adding-a-language.md`;

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
if (name === undefined) stop(`Unicode does not know “${code}”. Pass --name and --direction.\n${USAGE}`);
if (direction !== 'ltr' && direction !== 'rtl') stop(`The direction must be ltr or rtl.\n${USAGE}`);

const files = createLanguage({ code, name, direction });
// Former paths redirect in every language. This process still has the old list of languages, so another one writes the files.
execFileSync('node', ['scripts/host-files.ts'], { stdio: 'inherit' });
console.log(`wrote ${files.length} files for ${name}, and the language's paths into src/core/languages.ts, vercel.json and netlify.toml`);
console.log(GUIDE(code));
