/** The properties of the page that an event contains. */
export interface PageFacts {
  readonly url: string;
  readonly referrer: string;
  readonly width: number;
}

export interface AnalyticsSettings {
  readonly domain: string;
  readonly apiHost: string;
  readonly trackLocalhost: boolean;
}

/** The address that events are posted to. */
export const eventAddress = ({ apiHost }: Pick<AnalyticsSettings, 'apiHost'>): string => `${apiHost.replace(/\/$/, '')}/api/event`;

/**
 * The body of an event for Plausible's events API: name, page, domain, referrer, device width, and properties as JSON. `h: 0` means that
 * the fragment does not identify the page; fragments contain what visitors share.
 */
export const eventBody = (
  name: string,
  { url, referrer, width }: PageFacts,
  domain: string,
  properties?: Readonly<Record<string, string>>,
): string =>
  JSON.stringify({
    n: name,
    u: url.replace(/#.*$/s, ''),
    d: domain,
    r: referrer || null,
    w: width,
    h: 0,
    ...(properties && { p: JSON.stringify(properties) }),
  });

const LOCAL_HOST = /^(localhost|127(\.\d+){0,3}|\[::1?\])$/;

/** The reason not to send events from this page, or `undefined`. */
export function skipReason(
  { protocol, hostname }: Pick<Location, 'protocol' | 'hostname'>,
  { trackLocalhost }: Pick<AnalyticsSettings, 'trackLocalhost'>,
  ignoreFlag: string | undefined,
): string | undefined {
  if (!trackLocalhost && (protocol === 'file:' || LOCAL_HOST.test(hostname))) return 'the page is on this machine';
  return ignoreFlag === 'true' ? 'plausible_ignore is set' : undefined;
}
