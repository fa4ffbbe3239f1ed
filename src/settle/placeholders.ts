/** What stands in a template where a site will have its own. The hosts are of a name that never leads anywhere (RFC 2606, section 2). */
export const placeholders = {
  baseUrl: '/__base__/',
  origin: 'https://origin.invalid',
  repository: 'https://repository.invalid',
  social: 'https://social.invalid',
  support: 'https://support.invalid',
  siteName: '__site-name__',
} as const;
