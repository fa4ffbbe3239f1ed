import { inject } from 'vitest';

/** The number of cases of a property whose cases are slow, or whose bugs are rare, unless `npm run properties -- --runs` sets it for all. */
export const runs = (usual: number): number => inject('propertyRuns') ?? usual;
