import { drawUuids } from './draw-uuids.ts';
import { inspectUuid } from './inspect-uuid.ts';

/** The work that is done on the main thread; the functions that hash a name are not loaded with it. */
export const main = { generate: drawUuids, inspect: inspectUuid };
