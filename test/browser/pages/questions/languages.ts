import { isPathLanguage, languages } from '../../../../src/core/languages.ts';
import { asHtml, htmlOf, listingOf, shellTextsOf } from '#test/support/catalog.ts';
import { softly } from './visit.ts';

export const headOf = (html: string): { readonly lang?: string; readonly title?: string; readonly heading?: string } =>
  /<html lang="(?<lang>[^"]*)".*?<title>(?<title>[^<]*)<\/title>.*?<h1[^>]*>(?<heading>[^<]*)/su.exec(html)?.groups ?? {};

/** Checks whether the built pages of a tool are written in their languages. */
export function askAboutLanguages(tool: string): void {
  for (const language of languages.filter(isPathLanguage)) {
    const name = asHtml(listingOf(tool, language).name);
    const title = shellTextsOf(language).site.pageTitle.replace('{{name}}', name);
    softly(headOf(htmlOf(`${language}/${tool}`)), language).toEqual({ lang: language, title, heading: name });
  }
}
