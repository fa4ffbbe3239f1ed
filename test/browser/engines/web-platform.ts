import compatibility, { type Identifier, type SimpleSupportStatement, type SupportStatement } from '@mdn/browser-compat-data' with {
  type: 'json',
};

/** The oldest versions that the site is made for. */
export const FLOOR = { chrome: 121, edge: 121, firefox: 125, safari: 17.4 } as const;
export type Family = keyof typeof FLOOR;

/** `Array.fromAsync` is `['Array', 'fromAsync']`: a global, what belongs to it or to its prototype. */
export type ApiName = readonly string[];

interface Api {
  readonly name: ApiName;
  readonly support: (family: Family) => SupportStatement | undefined;
}

function* apisIn(identifier: Identifier | undefined, path: ApiName): Generator<Api> {
  for (const [key, inner] of Object.entries(identifier ?? {})) {
    if (key === '__compat') continue;
    const named = inner as Identifier; // all but the one key above
    const name = [...path, key.replace(/_static$/, '')];
    const support = named.__compat?.support;
    if (support) yield { name, support: (family) => support[family] };
    if (name.length < 3) yield* apisIn(named, name);
  }
}

/** Every name of JavaScript and of the web's interfaces, by MDN. What Window and WorkerGlobalScope have are globals. */
const apis: readonly Api[] = [...apisIn(compatibility.javascript.builtins, []), ...apisIn(compatibility.api, [])].map(
  ({ name, support }) => ({
    support,
    name: /^(Window|.*WorkerGlobalScope)$/.test(name[0] ?? '') && name.length > 1 ? name.slice(1) : name,
  }),
);

/** Whether a version of a browser has it, as it is written here and without being asked to. */
function isIn(statement: SupportStatement | undefined, version: number): boolean {
  const statements = (statement === undefined ? [] : [statement].flat()) as readonly SimpleSupportStatement[];
  return statements
    .filter(({ flags, prefix, alternative_name }) => !flags && !prefix && !alternative_name)
    .some(({ version_added, version_removed }) => numberOf(version_added) <= version && !(numberOf(version_removed) <= version));
}

/** `≤37` is 37 at most; a version that is not out yet is no number. */
const numberOf = (version: string | boolean | undefined): number =>
  typeof version === 'string' ? Number(version.replace('≤', '')) : Number.NaN;

const families = Object.keys(FLOOR) as readonly Family[];

// That a policy may ask for trusted types stays in force when nobody can make one any more: no browser is like that.
const isEnforced = ([name = '']: ApiName): boolean => /^trusted/i.test(name);

/** Everything that not every browser of the floor has. */
export const aboveFloor = (): readonly ApiName[] =>
  apis
    .filter(({ name, support }) => !isEnforced(name) && families.some((family) => !isIn(support(family), FLOOR[family])))
    .map(({ name }) => name);

/** What came to a browser with the version that is its floor: the version before lacks it. */
export const newAtFloor = (family: Family): readonly ApiName[] =>
  apis.filter(({ support }) => isIn(support(family), FLOOR[family]) && !isIn(support(family), FLOOR[family] - 0.1)).map(({ name }) => name);
