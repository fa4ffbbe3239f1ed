import { tinyStore } from '#tool-ui/page/tiny-store.ts';

/** Whether the visitor is downloading everything. Background fetching pauses, because it would download files twice. */
export const isMakingAllAvailable = tinyStore(false);
