import { boolean, type Format, wholeNumber } from './setting-formats.ts';

const IPV4 = /^(?:(?:25[0-5]|2[0-4]\d|1?\d?\d)(?:\.(?!$)|$)){4}$/;
/** Whether a text is an IPv6 address (RFC 4291), optionally with a zone for a link-local address (RFC 4007). */
const isIpv6 = (source: string): boolean =>
  /^[\da-f.]*:[\da-f:.]*(?:%[\w.-]+)?$/i.test(source) && URL.canParse(`http://[${source.replace(/%.*/, '')}]`);

const host: Format<string> = {
  description: 'an IP address or empty',
  parse: (source) => (source === '' || IPV4.test(source) || isIpv6(source) ? source : undefined),
};

/** The settings of the server, as opposed to those of the site. They are not in the settings file. The default port must never change. */
export const serverSettings = {
  port: { variable: 'PORT', flag: 'port', format: wholeNumber(1, 65_535), initial: 8080 },
  host: { variable: 'HOST', flag: 'host', format: host, initial: '' },
  logRequests: { variable: 'LOG_REQUESTS', flag: 'log-requests', format: boolean, initial: false },
} as const;

export type ServerSettings = { readonly [Key in keyof typeof serverSettings]: ReturnTypeOf<(typeof serverSettings)[Key]['format']> };

type ReturnTypeOf<F> = F extends Format<infer Value> ? Value : never;
