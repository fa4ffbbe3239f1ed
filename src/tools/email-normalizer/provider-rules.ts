export type Provider = 'Gmail' | 'Outlook' | 'iCloud' | 'Yahoo' | 'Proton' | 'Fastmail' | 'Yandex';

export interface ProviderRules {
  readonly provider: Provider;
  readonly domains: RegExp;
  /** The characters of a local part that do not count. */
  readonly ignored?: RegExp;
  /** Where what does not belong to the mailbox begins. */
  readonly tag: 'firstPlus' | 'lastHyphen';
  /** The domain that stands for all of them. */
  readonly domain?: string;
}

/** In more than a hundred countries: `hotmail.fr`, `hotmail.co.uk`, `yahoo.com.br`. */
const ANY_TOP_LEVEL = String.raw`(?:[a-z\d-]+|com?\.[a-z]{2})`;

/** What the makers say of their addresses in their help. Dots count at Outlook, whatever is said elsewhere. */
const RULES: readonly ProviderRules[] = [
  { provider: 'Gmail', domains: /^(?:gmail|googlemail)\.com$/, ignored: /\./g, tag: 'firstPlus', domain: 'gmail.com' },
  {
    provider: 'Outlook',
    domains: new RegExp(String.raw`^(?:(?:outlook|hotmail|live)\.${ANY_TOP_LEVEL}|(?:msn|passport)\.com)$`),
    tag: 'firstPlus',
  },
  { provider: 'iCloud', domains: /^(?:icloud|me|mac)\.com$/, tag: 'firstPlus' },
  {
    provider: 'Yahoo',
    domains: new RegExp(String.raw`^(?:yahoo\.${ANY_TOP_LEVEL}|(?:ymail|rocketmail|myyahoo)\.com)$`),
    tag: 'lastHyphen',
  },
  {
    provider: 'Proton',
    domains: /^(?:proton\.me|protonmail\.com|protonmail\.ch|pm\.me)$/,
    ignored: /[._-]/g,
    tag: 'firstPlus',
    domain: 'proton.me',
  },
  { provider: 'Fastmail', domains: /^fastmail\.(?:com|fm)$/, tag: 'firstPlus' },
  { provider: 'Yandex', domains: /^(?:yandex\.(?:ru|com|by|kz|ua)|ya\.ru)$/, tag: 'firstPlus', domain: 'yandex.ru' },
];

/** The rules of whoever runs a domain, if it is one of the large ones. */
export const rulesOf = (domain: string): ProviderRules | undefined => RULES.find(({ domains }) => domains.test(domain));
