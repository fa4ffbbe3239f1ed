import { tinyStore } from '#workbench/page/tiny-store.ts';

/** Whether the visitor has asked for everything at once: what comes by itself meanwhile would only come twice. */
export const isMakingAllAvailable = tinyStore(false);
