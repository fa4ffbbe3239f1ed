/** A directive of a Content-Security-Policy. */
export interface Directive {
  readonly name: string;
  readonly sources: readonly string[];
}

/** The fetch directives (CSP Level 3, section 6.1). `default-src` applies to those that are missing. */
const FETCHES = [
  'connect-src',
  'font-src',
  'frame-src',
  'img-src',
  'manifest-src',
  'media-src',
  'object-src',
  'script-src',
  'style-src',
  'worker-src',
];
/** Directives without a fallback: if one is missing, everything is allowed. */
const OTHERS = ['form-action', 'base-uri'];
/** The schemes whose content stays on the page. */
const LOCAL_SCHEMES = ['data:', 'blob:'];

/** Parses a policy. If a directive occurs twice, the first one applies (section 2.2.1). */
export function parsePolicy(policy: string): readonly Directive[] {
  const directives = new Map<string, Directive>();
  for (const part of policy.split(';')) {
    const [name = '', ...sources] = part.split(/[\t\n\f\r ]+/).filter(Boolean);
    const key = name.toLowerCase();
    if (key !== '' && !directives.has(key)) directives.set(key, { name: key, sources });
  }
  return [...directives.values()];
}

const isHere = (source: string, origin: string): boolean =>
  source.startsWith("'") || LOCAL_SCHEMES.includes(source.toLowerCase()) || source === origin;

/** The foreign sources that a policy allows, without duplicates; includes `*` if a kind of request is not restricted. */
export function foreignSources(directives: readonly Directive[], origin: string): readonly string[] {
  const sourcesOf = (name: string): readonly string[] | undefined => directives.find((directive) => directive.name === name)?.sources;
  const otherwise = sourcesOf('default-src') ?? ['*'];
  const allowed = [
    ...FETCHES.flatMap((name) => sourcesOf(name) ?? otherwise),
    ...OTHERS.flatMap((name) => sourcesOf(name) ?? ['*']),
    ...['report-uri', 'script-src-elem', 'style-src-elem'].flatMap((name) => sourcesOf(name) ?? []),
  ];
  return [...new Set(allowed.filter((source) => !isHere(source, origin)))];
}
