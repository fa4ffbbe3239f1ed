/** What is known of the page when an event is sent. */
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
 * The body of an event as Plausible's events API reads it: name, page, domain, referrer, width of the device, whether the
 * page is told by its fragment (0: it is not, and fragments hold what visitors share), and properties as JSON.
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

/** Why nothing may be sent from here, or `undefined`. */
export function skipReason(
  { protocol, hostname }: Pick<Location, 'protocol' | 'hostname'>,
  { trackLocalhost }: Pick<AnalyticsSettings, 'trackLocalhost'>,
  ignoreFlag: string | undefined,
): string | undefined {
  if (!trackLocalhost && (protocol === 'file:' || LOCAL_HOST.test(hostname))) return 'the page is on this machine';
  return ignoreFlag === 'true' ? 'plausible_ignore is set' : undefined;
}
