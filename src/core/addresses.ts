import { defaultLanguage, isPathLanguage, type Language, languages } from './languages.ts';

/** The pages that are no tool's; '' is the home page. */
export const sitePages = ['', 'about'] as const;

/** The page of unknown addresses, as it is drawn: a build makes 404.html of it. */
export const notFoundPage = 'not/found';

/** The first words of paths that are no tool's: pages, the gallery of components, files of a build, languages. */
export const takenPaths: readonly string[] = [...sitePages.filter(Boolean), 'c-lib', 'assets', ...notFoundPage.split('/', 1), ...languages];

/** The path of a page in a language, below the base path: `/de/hash-text`; `page` is '' for the home page. */
export const pathOf = (page: string, language: Language): string =>
  `/${[language === defaultLanguage ? '' : language, page].filter(Boolean).join('/')}`;

/** Language and page of a path below the base path; the page has no slash at its ends. */
export function splitPath(pathname: string): { readonly language: Language; readonly page: string } {
  const [first, ...rest] = pathname.split('/').filter(Boolean);
  return isPathLanguage(first)
    ? { language: first, page: rest.join('/') }
    : { language: defaultLanguage, page: [first, ...rest].filter(Boolean).join('/') };
}
