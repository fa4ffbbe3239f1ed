/** One part of a Content-Security-Policy: what it rules, and what it allows. */
export interface Directive {
  readonly name: string;
  readonly sources: readonly string[];
}

/** What a page may load and send (CSP Level 3, section 6.1); of those that are left out `default-src` says it. */
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
/** What is said of nothing else: each is allowed everywhere where it is not named. */
const OTHERS = ['form-action', 'base-uri'];
/** What stays on the page. */
const LOCAL_SCHEMES = ['data:', 'blob:'];

/** The parts of a policy as it is written; of two for the same the first holds (section 2.2.1). */
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

/**
 * The places beside its own origin that a policy lets a page load from or send to, as it writes them, each once; `*` where it rules
 * something that a page may do not at all.
 */
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
