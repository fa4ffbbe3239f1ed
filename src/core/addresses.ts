import { defaultLanguage, isPathLanguage, type Language } from './languages.ts';

/** The page for unknown addresses. The build turns it into 404.html. */
export const notFoundPage = 'not/found';

/** The path of a page in a language, below the base path, such as `/de/hash-text`. `page` is '' for the home page. */
export const pathOf = (page: string, language: Language): string =>
  `/${[language === defaultLanguage ? '' : language, page].filter(Boolean).join('/')}`;

/** The language and page of a path below the base path. The page has no leading or trailing slash. */
export function splitPath(pathname: string): { readonly language: Language; readonly page: string } {
  const [first, ...rest] = pathname.split('/').filter(Boolean);
  return isPathLanguage(first)
    ? { language: first, page: rest.join('/') }
    : { language: defaultLanguage, page: [first, ...rest].filter(Boolean).join('/') };
}
