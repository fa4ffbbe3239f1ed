import { subscribeStored } from '#tool-ui/stored/storage.ts';
import { splitAddress } from '../../shell/addresses/split-address.ts';
import { CHOSEN_LANGUAGES_KEY, keptLanguages, OPENED_LANGUAGES_KEY } from './kept-languages.ts';
import { onVisit } from './on-visit.ts';

/** Sends the languages to keep to the service worker, which deletes the files of all others. */
export async function tellKeptLanguages(): Promise<void> {
  const { active } = await navigator.serviceWorker.ready;
  const languages = keptLanguages(splitAddress(location.pathname).language);
  active?.postMessage({ type: 'KEEP_LANGUAGES', languages }, []); // sent to our own worker
}

const send = (): void => void tellKeptLanguages();

/** Sends the languages now, on each page, and after each change, here or in another tab. */
export function followKeptLanguages(): void {
  send();
  onVisit(send);
  for (const key of [CHOSEN_LANGUAGES_KEY, OPENED_LANGUAGES_KEY] as const) subscribeStored(key, send);
}
