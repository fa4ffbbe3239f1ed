/** The cache of what is kept beside the core. Other sites on the same host may do alike under another path, which begins and ends with a slash. */
export const offlineCacheName = (basePath: string): string => `offline-files-${basePath}`;

/** Where the service worker, which may be ended at any moment, notes the languages that it keeps. */
export const languagesCacheName = (basePath: string): string => `offline-languages-${basePath}`;
