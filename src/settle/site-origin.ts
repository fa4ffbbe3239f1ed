/** Where a site stands, such as `https://example.org`: some write the base path into its address, some do not. Empty where nobody said. */
export function originOf(siteUrl: string, baseUrl: string): string {
  const url = siteUrl.replace(/\/$/, '');
  const base = baseUrl.replace(/\/$/, '');
  return base !== '' && url.endsWith(base) ? url.slice(0, -base.length) : url;
}
