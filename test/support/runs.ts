import { inject } from 'vitest';

/** How often a law is tried whose cases take long, or whose faults are rare: so often, or as `npm run laws -- --runs` asks for all. */
export const runs = (usual: number): number => inject('lawRuns') ?? usual;
