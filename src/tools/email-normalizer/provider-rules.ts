export type Provider = 'Gmail' | 'Outlook' | 'iCloud' | 'Yahoo' | 'Proton' | 'Fastmail' | 'Yandex';

export interface ProviderRules {
  readonly provider: Provider;
  readonly domains: RegExp;
  /** The characters of a local part that the provider ignores. */
  readonly ignored?: RegExp;
  /** The separator before the part that does not belong to the mailbox. */
  readonly tag: 'firstPlus' | 'lastHyphen';
  /** The canonical domain of the provider. */
  readonly domain?: string;
}

/** Top-level domains of more than a hundred countries: `hotmail.fr`, `hotmail.co.uk`, `yahoo.com.br`. */
const ANY_TOP_LEVEL = String.raw`(?:[a-z\d-]+|com?\.[a-z]{2})`;

/** The rules in the providers' help pages. Outlook does not ignore dots, contrary to other sources. */
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

/** The rules of the provider of a domain, if it is a large one. */
export const rulesOf = (domain: string): ProviderRules | undefined => RULES.find(({ domains }) => domains.test(domain));
