/** The files of the offline copy that settling can change: their revisions follow from what they have become. */
export const settledFiles = ['__spa-fallback.html', 'manifest.webmanifest'] as const;

export const isSettled = (file: string): boolean => settledFiles.some((name) => name === file);

/** What stands in the service worker of a template where a site has the revision of a file. */
export const revisionPlaceholder = (file: string): string => `__revision:${file}__`;
