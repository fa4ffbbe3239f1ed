import { defaultLanguage, isPathLanguage, type Language } from './languages.ts';

/** The page of unknown addresses, as it is drawn: a build makes 404.html of it. */
export const notFoundPage = 'not/found';

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
