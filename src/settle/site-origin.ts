/** Where a site stands, such as `https://example.org`: some write the base path into its address, some do not. Empty where nobody said. */
export function originOf(siteUrl: string, baseUrl: string): string {
  const url = siteUrl.replace(/\/$/, '');
  const base = baseUrl.replace(/\/$/, '');
  const host = /^https?:\/\/[^/]*/.exec(url)?.[0] ?? ''; // which may be called as the base path is: http://tools
  return base !== '' && url.slice(host.length).endsWith(base) ? url.slice(0, -base.length) : url;
}
