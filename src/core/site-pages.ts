import { notFoundPage } from './addresses.ts';
import { languages } from './languages.ts';

/** The pages that are no tool's; '' is the home page. */
export const sitePages = ['', 'about', 'settings', 'steps'] as const;

/** The first words of paths that are no tool's: pages, the gallery of components, files of a build, languages. */
export const takenPaths: readonly string[] = [...sitePages.filter(Boolean), 'c-lib', 'assets', ...notFoundPage.split('/', 1), ...languages];
