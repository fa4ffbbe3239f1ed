import { notFoundPage } from './addresses.ts';
import { languages } from './languages.ts';

/** The pages that do not belong to a tool. '' is the home page. */
export const sitePages = ['', 'about', 'settings', 'steps'] as const;

/** First path segments that tools cannot use: pages, the component gallery, build folders, and languages. */
export const takenPaths: readonly string[] = [...sitePages.filter(Boolean), 'c-lib', 'assets', ...notFoundPage.split('/', 1), ...languages];
