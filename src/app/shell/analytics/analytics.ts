import { readStored } from '#tool-ui/stored/storage.ts';
import { configuration } from '../configuration.ts';
import { eventAddress, eventBody, skipReason } from './analytics-event.ts';

const LEAVE_AFTER_MS = 150;

function send(name: string, properties?: Readonly<Record<string, string>>, onDone?: () => void): void {
  const reason = skipReason(location, configuration.plausible, readStored('plausible_ignore'));
  if (reason !== undefined) {
    console.warn(`This visit is not counted: ${reason}.`);
    return;
  }
  const page = { url: location.href, referrer: document.referrer, width: innerWidth };
  fetch(eventAddress(configuration.plausible), {
    method: 'POST',
    headers: { 'content-type': 'text/plain' },
    body: eventBody(name, page, configuration.plausible.domain, properties),
    keepalive: true,
  }).then(onDone, onDone); // visitors continue whether or not the event was counted
}

/** Whether a click opens the link in this tab. */
const staysHere = (event: MouseEvent, link: HTMLAnchorElement): boolean =>
  event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && (link.target === '' || link.target === '_self');

function onClick(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || event.button > 1) return; // the right button opens a menu
  if (link.dataset['track']) send(link.dataset['track']);
  if (link.host === location.host || !/^https?:$/.test(link.protocol)) return;
  send('Outbound Link: Click', { url: link.href });
  if (!staysHere(event, link)) return;
  event.preventDefault();
  setTimeout(() => location.assign(link.href), LEAVE_AFTER_MS);
}

/** Counts this page view, later page views, clicks on links to other sites, and clicks on the support button. */
export function startAnalytics(): void {
  let counted: string | undefined;
  const countView = (): void => {
    if (counted === location.pathname) return; // a change of the fragment is not a page view
    counted = location.pathname;
    send('pageview');
  };
  const { pushState } = history;
  history.pushState = (...given: Parameters<typeof pushState>) => {
    pushState.apply(history, given);
    countView();
  };
  addEventListener('popstate', countView);
  document.addEventListener('click', onClick);
  document.addEventListener('auxclick', onClick);
  countView();
}
