/** Files of the offline copy that rendering can change, so their revisions depend on the rendered content. */
export const renderedFiles = ['__spa-fallback.html', 'manifest.webmanifest'] as const;

export const isSettled = (file: string): boolean => renderedFiles.some((name) => name === file);

/** The placeholder for the revision of a file in a template's service worker. */
export const revisionPlaceholder = (file: string): string => `__revision:${file}__`;
