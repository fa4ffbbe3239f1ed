import { boolean, type Format, wholeNumber } from './setting-formats.ts';

const IPV4 = /^(?:(?:25[0-5]|2[0-4]\d|1?\d?\d)(?:\.(?!$)|$)){4}$/;
/** In the notation of RFC 4291, with the zone that RFC 4007 lets a machine's own address have. */
const isIpv6 = (source: string): boolean =>
  /^[\da-f.]*:[\da-f:.]*(?:%[\w.-]+)?$/i.test(source) && URL.canParse(`http://[${source.replace(/%.*/, '')}]`);

const host: Format<string> = {
  says: 'an IP address or empty',
  parse: (source) => (source === '' || IPV4.test(source) || isIpv6(source) ? source : undefined),
};

/** What is no matter of the site, but of the server: in no file. The port stays for good. */
export const serverSettings = {
  port: { variable: 'PORT', flag: 'port', format: wholeNumber(1, 65_535), initial: 8080 },
  host: { variable: 'HOST', flag: 'host', format: host, initial: '' },
  logRequests: { variable: 'LOG_REQUESTS', flag: 'log-requests', format: boolean, initial: false },
} as const;

export type ServerSettings = { readonly [Key in keyof typeof serverSettings]: ReturnTypeOf<(typeof serverSettings)[Key]['format']> };

type ReturnTypeOf<F> = F extends Format<infer Value> ? Value : never;
