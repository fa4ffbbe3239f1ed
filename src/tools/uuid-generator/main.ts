import { drawUuids } from './draw-uuids.ts';
import { inspectUuid } from './inspect-uuid.ts';

/** The operations that run on the main thread, without the name hashing code. */
export const main = { generate: drawUuids, inspect: inspectUuid };
