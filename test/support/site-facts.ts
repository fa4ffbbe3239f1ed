import { choice, flag, text, integer } from '#core/fields.ts';
import type { SiteFacts } from '#hosting/site-facts.ts';
import type { SiteSettings } from '#hosting/site-settings.ts';

/** A small site for tests of rendering. */
export const someFacts: SiteFacts = {
  version: '1.0.0',
  trackerOrigin: '',
  languages: ['en', 'de', 'fr'],
  pages: ['', 'about'],
  builtOn: '2026-11-22',
  tools: [
    {
      id: 'hash-text',
      category: 'crypto',
      former: ['hash'],
      options: { encoding: choice(['hexLower', 'base64'], 'hexLower', { aliases: ['outputEncoding'] }) },
    },
    {
      id: 'token-generator',
      category: 'crypto',
      former: [],
      options: { length: integer({ min: 1, max: 512, initial: 64 }), uppercase: flag(true), symbols: text({ maxLength: 10 }) },
    },
    { id: 'chronometer', category: 'measurement', former: ['timer'], options: {} },
  ],
};

/** Settings that are equal to the defaults. */
export const plainSettings: SiteSettings = {
  baseUrl: '/',
  origin: '',
  links: { repository: '', social: '', support: '' },
  siteName: 'IT Tools',
  showBanner: false,
  hidden: [],
  toolDefaults: {},
  language: undefined,
  theme: 'auto',
  homeText: {},
};
