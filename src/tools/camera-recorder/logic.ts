import type { Operations } from '#core/operation.ts';

// The camera is the page's: there is no operation on what a visitor brings.
export const operations: Operations = {};
