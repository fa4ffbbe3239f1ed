import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { LanguageFacts } from '../../src/core/languages/language-facts.ts';
import { takenPaths } from '../../src/core/site-pages.ts';
import { defaultLanguage, isLanguage } from '../../src/core/languages.ts';
import { formerPaths, toolPath } from '../catalog.ts';
import type { MessageFile } from '../messages/compare.ts';
import { adapterFolders, messageFolders } from '../messages/message-folders.ts';
import { factsFile, withLanguage } from './facts-file.ts';
import { markMarkdown } from './mark-markdown.ts';
import { markMessages } from './mark-messages.ts';

export interface NewLanguage extends Pick<LanguageFacts, 'name' | 'direction'> {
  /** An ISO 639 code, which is also the first part of the paths of its pages. */
  readonly code: string;
}

/** The reasons why the language cannot be created. Empty if it can. */
export async function refusals(code: string): Promise<readonly string[]> {
  const former = (await formerPaths()).find(({ alias }) => alias === code);
  return [
    ...(/^[a-z]{2,3}$/.test(code) ? [] : [`“${code}” is no code of a language: use two or three small letters, such as ar.`]),
    ...(isLanguage(code) ? [`The site has “${code}” already. Nothing was written.`] : []),
    ...(!isLanguage(code) && takenPaths.includes(code) ? [`/${code} is a page of the site.`] : []),
    ...(existsSync(toolPath(code)) ? [`/${code} is the page of a tool.`] : []),
    ...(former ? [`/${code} is a former path of ${former.tool}; people have bookmarked it.`] : []),
  ];
}

function messagesOf(code: string): ReadonlyMap<string, string> {
  const folders = [...adapterFolders, ...messageFolders('.')];
  return new Map(
    folders.map((folder) => {
      // `"shared": "data-formats"` in the English file names other messages that the tool uses. It is not a message.
      const { shared: _shared, ...english } = JSON.parse(readFileSync(join(folder, `${defaultLanguage}.json`), 'utf8')) as MessageFile; // checked by check-messages
      return [join(folder, `${code}.json`), `${JSON.stringify(markMessages(english, code), undefined, 2)}\n`];
    }),
  );
}

const termsIn = (file: string): ReadonlySet<string> => new Set(readFileSync(file, 'utf8').match(/^\| (?!English|---).*?(?= \|)/gm));

/** The terms that all glossaries have in common, to be translated. */
function glossaryOf({ name }: NewLanguage): string {
  const terms = globSync('src/i18n/glossary/*.md')
    .map(termsIn)
    .reduce((all, some) => all.intersection(some));
  return [
    `# ${name}`,
    '',
    `| English | ${name} |`,
    '| --- | --- |',
    ...[...terms].map((term) => `${term} | ⟦${term.slice(2)}⟧ |`),
    '',
  ].join('\n');
}

/** The module that selects the language of cronstrue, which describes schedules. English if cronstrue does not support the language. */
function cronWordsOf(code: string): string {
  const hasWords = existsSync(`node_modules/cronstrue/locales/${code}.js`);
  const load = hasWords ? `import 'cronstrue/locales/${code}';\n\n` : '';
  return `${load}export const cronLocale = '${hasWords ? code : defaultLanguage}';\n`;
}

const filesOf = (language: NewLanguage): ReadonlyMap<string, string> =>
  new Map([
    [`src/core/languages/${language.code}.ts`, factsFile(language.code, language)],
    [`src/i18n/about/${language.code}.md`, markMarkdown(readFileSync(`src/i18n/about/${defaultLanguage}.md`, 'utf8'))],
    [`src/i18n/glossary/${language.code}.md`, glossaryOf(language)],
    [`src/tools/crontab-generator/logic/cron-words/${language.code}.ts`, cronWordsOf(language.code)],
    [
      `scripts/messages/same-texts/${language.code}.ts`,
      "import type { SameTexts } from './same-texts.ts';\n\nexport default [] satisfies readonly SameTexts[];\n",
    ],
    ...messagesOf(language.code),
  ]);

/**
 * Writes all files of a language, with each text in English between ⟦ and ⟧, and adds it to the list of languages. Call `refusals` first.
 */
export function createLanguage(language: NewLanguage): readonly string[] {
  const files = filesOf(language);
  for (const [file, text] of files) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text, { flag: 'wx' });
  }
  const list = 'src/core/languages.ts';
  writeFileSync(list, withLanguage(readFileSync(list, 'utf8'), language.code));
  return [...files.keys()];
}
