/** The cache of the files outside the core. The path, which starts and ends with a slash, separates sites on the same host. */
export const offlineCacheName = (basePath: string): string => `offline-files-${basePath}`;

/** The cache where the service worker stores its languages, because browsers may stop it at any time. */
export const languagesCacheName = (basePath: string): string => `offline-languages-${basePath}`;
