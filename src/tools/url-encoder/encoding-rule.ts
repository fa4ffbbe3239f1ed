/** The rules for which characters are percent-encoded. */
export const encodingRules = ['component', 'strict', 'wholeUrl', 'form', 'header'] as const;

export type EncodingRule = (typeof encodingRules)[number];

interface Rule {
  /** Characters that are not encoded, besides ASCII letters and digits. */
  readonly kept: string;
  /** Precedes the result. */
  readonly prefix: string;
  readonly space: '%20' | '+';
  /** Whether to keep a `%` that begins an escape. */
  readonly keepsEscapes: boolean;
}

const plain: Rule = { kept: '', prefix: '', space: '%20', keepsEscapes: false };

export const rules: Readonly<Record<EncodingRule, Rule>> = {
  /** ECMA-262, section 19.2.6.5. */
  component: { ...plain, kept: "-_.!~*'()" },
  /** RFC 3986, section 2.3. */
  strict: { ...plain, kept: '-_.~' },
  /** ECMA-262, section 19.2.6.4, plus the brackets of RFC 3986, section 2.2. */
  wholeUrl: { ...plain, kept: "-_.!~*'();/?:@&=+$,#[]", keepsEscapes: true },
  /** URL Standard, section 1.3 (the application/x-www-form-urlencoded percent-encode set) and section 5.2. */
  form: { ...plain, kept: '*-._', space: '+' },
  /** RFC 8187, section 3.2.1. */
  header: { ...plain, kept: '!#$&+-.^_|~`', prefix: "UTF-8''" },
};
