/**
 * The origin of a site, such as `https://example.org`. The base path is removed from the address if it is included. Empty if the site has
 * no address.
 */
export function originOf(siteUrl: string, baseUrl: string): string {
  const url = siteUrl.replace(/\/$/, '');
  const base = baseUrl.replace(/\/$/, '');
  const host = /^https?:\/\/[^/]*/.exec(url)?.[0] ?? ''; // skipped, because the host may equal the base path: http://tools
  return base !== '' && url.slice(host.length).endsWith(base) ? url.slice(0, -base.length) : url;
}
