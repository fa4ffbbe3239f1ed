import { sectionsOfAll } from '../../../src/cli/help.ts';
import { createTranslator } from '../../../src/i18n/translator.ts';
import { listingsIn } from '../../catalog/source-library.ts';
import { cliMessages } from '../../catalog/messages.ts';
import { packageVersion } from './package-version.ts';

/** Escapes text for groff (groff_man(7)): hyphens stay hyphens, and no line starts with a request. */
const escaped = (text: string): string =>
  text
    .replaceAll('\\', String.raw`\e`)
    .replaceAll('-', String.raw`\-`)
    .replace(/^(?=[.'])/, String.raw`\&`);

const item = (term: string, meaning: string | undefined): readonly string[] =>
  meaning === undefined ? ['.PP', `.B ${escaped(term)}`] : ['.TP', `.B ${escaped(term)}`, escaped(meaning)];

/** The manual page: the help of the program and the list of its tools. */
export function manPage(): string {
  const t = createTranslator('en', cliMessages('en'));
  const tools = Object.entries(listingsIn('en')).map(([id, { short }]) => [id, short] as const);
  const sections = sectionsOfAll(t, tools).flatMap(({ heading, lines }) => [
    `.SH ${escaped(heading.toUpperCase())}`,
    ...lines.flatMap(([term, meaning]) => item(term, meaning)),
  ]);
  const head = [`.TH IT\\-TOOLS 1 "" "it\\-tools ${packageVersion()}"`, '.SH NAME', `it\\-tools \\- ${escaped(t('help.about'))}`];
  return `${[...head, ...sections].join('\n')}\n`;
}
