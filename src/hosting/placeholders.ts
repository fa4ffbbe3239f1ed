/** The placeholders in a template for the settings of a site. The host names never resolve (RFC 2606, section 2). */
export const placeholders = {
  baseUrl: '/__base__/',
  origin: 'https://origin.invalid',
  repository: 'https://repository.invalid',
  social: 'https://social.invalid',
  support: 'https://support.invalid',
  siteName: '__site-name__',
} as const;
