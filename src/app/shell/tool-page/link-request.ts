import { tinyStore } from '#tool-ui/page/tiny-store.ts';

const requests = tinyStore(0);

/** Requests the link of the current tool, like its button `Copy link`. */
export const requestLink = (): void => requests.set(requests.read() + 1);

export const onLinkRequest = requests.subscribe;
