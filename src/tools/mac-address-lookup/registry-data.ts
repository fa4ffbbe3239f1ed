/** The release of oui-data that scripts/data reads, and the day on which it was published. The build stops when another one is installed. */
export const registryData = { version: '2.1.9', date: '2026-08-26' } as const;
