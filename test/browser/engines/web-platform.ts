import compatibility, { type Identifier, type SimpleSupportStatement, type SupportStatement } from '@mdn/browser-compat-data' with {
  type: 'json',
};

/** The oldest supported versions of browsers. */
export const FLOOR = { chrome: 121, edge: 121, firefox: 125, safari: 17.4 } as const;
export type Family = keyof typeof FLOOR;

/** The path of an API: `Array.fromAsync` is `['Array', 'fromAsync']`. A global, a member of it, or a member of its prototype. */
export type ApiName = readonly string[];

interface Api {
  readonly name: ApiName;
  readonly support: (family: Family) => SupportStatement | undefined;
}

function* apisIn(identifier: Identifier | undefined, path: ApiName): Generator<Api> {
  for (const [key, inner] of Object.entries(identifier ?? {})) {
    if (key === '__compat') continue;
    const named = inner as Identifier; // all keys except the one above
    const name = [...path, key.replace(/_static$/, '')];
    const support = named.__compat?.support;
    if (support) yield { name, support: (family) => support[family] };
    if (name.length < 3) yield* apisIn(named, name);
  }
}

/** Every name of JavaScript and of web APIs in MDN's data. Members of Window and WorkerGlobalScope are globals. */
const apis: readonly Api[] = [...apisIn(compatibility.javascript.builtins, []), ...apisIn(compatibility.api, [])].map(
  ({ name, support }) => ({
    support,
    name: /^(Window|.*WorkerGlobalScope)$/.test(name[0] ?? '') && name.length > 1 ? name.slice(1) : name,
  }),
);

/** Whether a version of a browser supports an API without prefix, alternative name, or flag. */
function isIn(statement: SupportStatement | undefined, version: number): boolean {
  const statements = (statement === undefined ? [] : [statement].flat()) as readonly SimpleSupportStatement[];
  return statements
    .filter(({ flags, prefix, alternative_name }) => !flags && !prefix && !alternative_name)
    .some(({ version_added, version_removed }) => numberOf(version_added) <= version && !(numberOf(version_removed) <= version));
}

/** A version as a number. `≤37` is 37; a version that is not released yet is NaN. */
const numberOf = (version: string | boolean | undefined): number =>
  typeof version === 'string' ? Number(version.replace('≤', '')) : Number.NaN;

const families = Object.keys(FLOOR) as readonly Family[];

// If the APIs for trusted types were missing, a policy that requires them would still be enforced. No real browser behaves like that.
const isEnforced = ([name = '']: ApiName): boolean => /^trusted/i.test(name);

/** All APIs that at least one of the oldest supported versions does not have. */
export const aboveFloor = (): readonly ApiName[] =>
  apis
    .filter(({ name, support }) => !isEnforced(name) && families.some((family) => !isIn(support(family), FLOOR[family])))
    .map(({ name }) => name);

/** APIs that a browser added in its oldest supported version. The version before does not have them. */
export const newAtFloor = (family: Family): readonly ApiName[] =>
  apis.filter(({ support }) => isIn(support(family), FLOOR[family]) && !isIn(support(family), FLOOR[family] - 0.1)).map(({ name }) => name);
