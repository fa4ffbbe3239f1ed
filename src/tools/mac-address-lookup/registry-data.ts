/** The release of oui-data that scripts/data reads, and its publication date. The build stops if another release is installed. */
export const registryData = { version: '2.1.9', date: '2026-08-26' } as const;
