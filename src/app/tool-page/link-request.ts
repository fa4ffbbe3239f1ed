import { tinyStore } from '#workbench/page/tiny-store.ts';

const requests = tinyStore(0);

/** Asks the tool that is shown for its link, as its button `Copy link` does. */
export const requestLink = (): void => requests.set(requests.read() + 1);

export const onLinkRequest = requests.subscribe;
