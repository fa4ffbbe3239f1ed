import { fraction } from '../numbers/fraction.ts';
import { formatSignificant } from '../numbers/significant-digits.ts';
import { type PiFraction, piFraction, piTimes } from '../numbers/pi-fraction.ts';
import { everydayUnits, otherUnits, mechanicalUnits, twofold, type UnitData } from './unit-data.ts';
import { type Base, dimensionless, dimensionOf } from './dimension.ts';
import { Evaluator } from './evaluate.ts';
import { readQuantity } from './read-quantity.ts';
import type { UnitFinder } from './unit-at.ts';
import type { Amount, Unit } from './unit.ts';

/** Whether `gal`, `pint`, and `ton` are US or imperial units. */
export type Gallons = 'us' | 'imperial';

/** Decimal prefixes (SI brochure, 9th edition, table 7), with their long names. */
const decimalPrefixes: readonly (readonly [symbol: string, name: string, power: number])[] = [
  ['Q', 'quetta', 30],
  ['R', 'ronna', 27],
  ['Y', 'yotta', 24],
  ['Z', 'zetta', 21],
  ['E', 'exa', 18],
  ['P', 'peta', 15],
  ['T', 'tera', 12],
  ['G', 'giga', 9],
  ['M', 'mega', 6],
  ['k', 'kilo', 3],
  ['h', 'hecto', 2],
  ['da', 'deca', 1],
  ['d', 'deci', -1],
  ['c', 'centi', -2],
  ['m', 'milli', -3],
  ['µ', 'micro', -6],
  ['u', 'micro', -6],
  ['n', 'nano', -9],
  ['p', 'pico', -12],
  ['f', 'femto', -15],
  ['a', 'atto', -18],
  ['z', 'zepto', -21],
  ['y', 'yocto', -24],
  ['r', 'ronto', -27],
  ['q', 'quecto', -30],
];

/** IEC 80000-13, table 1. */
const binaryPrefixes: readonly (readonly [symbol: string, name: string, power: number])[] = [
  ['Ki', 'kibi', 1],
  ['Mi', 'mebi', 2],
  ['Gi', 'gibi', 3],
  ['Ti', 'tebi', 4],
  ['Pi', 'pebi', 5],
  ['Ei', 'exbi', 6],
  ['Zi', 'zebi', 7],
  ['Yi', 'yobi', 8],
];

interface Prefix {
  readonly symbol: string;
  readonly name: string;
  readonly factor: PiFraction;
  readonly isBinary: boolean;
}

const tenTo = (power: number): PiFraction => piFraction(power < 0 ? fraction(1n, 10n ** BigInt(-power)) : fraction(10n ** BigInt(power)));

const prefixes: readonly Prefix[] = [
  ...decimalPrefixes.map(([symbol, name, power]) => ({ symbol, name, factor: tenTo(power), isBinary: false })),
  ...binaryPrefixes.map(([symbol, name, power]) => ({
    symbol,
    name,
    factor: piFraction(fraction(1024n ** BigInt(power))),
    isBinary: true,
  })),
];

interface Entry {
  readonly symbol: string;
  readonly definition: string;
  readonly names: readonly string[];
  readonly hasPrefixes: boolean;
  readonly hasBinaryPrefixes: boolean;
}

const entryOf = ([written, definition, names = '']: UnitData): Entry => ({
  symbol: written.replaceAll('*', ''),
  definition,
  names: names === '' ? [] : names.split(' ').map((name) => name.replaceAll('_', ' ')),
  hasPrefixes: written.endsWith('*'),
  hasBinaryPrefixes: written.endsWith('**'),
});

const entries = [...mechanicalUnits, ...otherUnits, ...everydayUnits].map(entryOf);
const bySymbol = new Map(entries.map((entry) => [entry.symbol, entry]));
const byName = new Map(entries.flatMap((entry) => entry.names.map((name) => [name.toLowerCase(), entry] as const)));
const prefixedNames = new Map(
  entries
    .filter(({ hasPrefixes }) => hasPrefixes)
    .flatMap((entry) =>
      entry.names.flatMap((name) => prefixes.map((prefix) => [prefix.name + name.toLowerCase(), { prefix, entry }] as const)),
    )
    .filter(([, { prefix, entry }]) => !prefix.isBinary || entry.hasBinaryPrefixes),
);

const baseUnits: Readonly<Record<string, readonly [Base, number]>> = {
  m: ['length', 1],
  g: ['mass', 1000],
  s: ['time', 1],
  turn: ['angle', 1],
  K: ['temperature', 1],
  bit: ['data', 1],
  A: ['current', 1],
  cd: ['luminousIntensity', 1],
  mol: ['amount', 1],
};

/** The zero points of temperature scales, in kelvins (ITS-90; NIST SP 811, B.8). */
const zeros: Readonly<Record<string, ReturnType<typeof fraction>>> = { '°C': fraction(273_15n, 100n), '°F': fraction(459_67n * 5n, 900n) };

const units = new Map<string, Unit>();

/** Resolves a unit on first use, because most lines need only two of two hundred. */
function unitOf(entry: Entry): Unit {
  const known = units.get(entry.symbol);
  if (known) return known;
  const zero = zeros[entry.symbol];
  const isBase = baseUnits[entry.symbol] !== undefined;
  const unit = { symbol: entry.symbol, definition: isBase ? '' : entry.definition, amount: amountOf(entry), ...(zero && { zero }) };
  units.set(entry.symbol, unit);
  return unit;
}

function amountOf({ symbol, definition }: Entry): Amount {
  if (definition === 'pi') return { value: piFraction(fraction(1n), 1), dimension: dimensionless };
  const [base, parts] = baseUnits[symbol] ?? [];
  if (base) return { value: piFraction(fraction(1n, BigInt(parts ?? 1))), dimension: dimensionOf(base) };
  const { value, dimension } = new Evaluator({ differences: new Set() }).evaluate(readQuantity(definition, usFinder).node);
  return { value, dimension };
}

function prefixed({ symbol, factor }: Prefix, entry: Entry): Unit {
  const sign = symbol === 'u' ? 'µ' : symbol;
  const { amount } = unitOf(entry);
  const known = units.get(sign + entry.symbol);
  if (known) return known;
  const factorText = formatSignificant(factor.fraction, 1);
  const unit = {
    symbol: sign + entry.symbol,
    definition: sign + entry.symbol === 'kg' ? '' : `${factorText} ${entry.symbol}`,
    amount: { value: piTimes(amount.value, factor), dimension: amount.dimension },
  };
  units.set(unit.symbol, unit);
  return unit;
}

/** Finds a unit by a prefix and its symbol. */
function findPrefixed(word: string): Unit | undefined {
  for (const prefix of prefixes) {
    if (!word.startsWith(prefix.symbol)) continue;
    const entry = bySymbol.get(word.slice(prefix.symbol.length));
    if (entry && (prefix.isBinary ? entry.hasBinaryPrefixes : entry.hasPrefixes)) return prefixed(prefix, entry);
  }
  return undefined;
}

/** Finds a unit by the symbol of a prefix and a name: `kohm`, `Mbytes`. */
function findPrefixedName(word: string): Unit | undefined {
  for (const prefix of prefixes) {
    if (!word.startsWith(prefix.symbol)) continue;
    const entry = byName.get(word.slice(prefix.symbol.length).toLowerCase());
    if (entry && (prefix.isBinary ? entry.hasBinaryPrefixes : entry.hasPrefixes)) return prefixed(prefix, entry);
  }
  return undefined;
}

/**
 * Finds units in uppercase, such as `MPH`, and with an uppercase kilo prefix, such as `KPa`. `KB` is excluded, because it may mean 1024
 * bytes.
 */
function findCapitals(word: string): Unit | undefined {
  if (word.length < 2 || word === 'KB') return undefined;
  const entry = word === word.toUpperCase() ? bySymbol.get(word.toLowerCase()) : undefined;
  if (entry) return unitOf(entry);
  return word.startsWith('K') ? findPrefixed(`k${word.slice(1)}`) : undefined;
}

const tons: Readonly<Record<Gallons, string>> = { us: 'short ton', imperial: 'long ton' };

function findTwofold(word: string, gallons: Gallons): Unit | undefined {
  const lower = word.toLowerCase();
  const name =
    twofold[word] ?? (Object.hasOwn(twofold, lower) && (lower.length > 3 || word === lower.toUpperCase()) ? twofold[lower] : undefined);
  const symbol = /^tons?$/.test(lower) ? tons[gallons] : name && `${gallons === 'us' ? 'US' : 'imp'} ${name}`;
  const entry = bySymbol.get(symbol ?? '');
  return entry && unitOf(entry);
}

function find(word: string, gallons: Gallons): Unit | undefined {
  const exact = bySymbol.get(word);
  if (exact) return unitOf(exact);
  const either = Object.hasOwn(twofold, word) ? findTwofold(word, gallons) : undefined;
  const found = either ?? findPrefixed(word);
  if (found) return found;
  const lower = word.toLowerCase();
  const named = byName.get(lower);
  if (named) return unitOf(named);
  const long = prefixedNames.get(lower);
  if (long) return prefixed(long.prefix, long.entry);
  return findTwofold(word, gallons) ?? findPrefixedName(word) ?? findCapitals(word);
}

function findWords(words: string, gallons: Gallons): Unit | undefined {
  const entry = bySymbol.get(words) ?? byName.get(words.toLowerCase()) ?? bySymbol.get(words.replace(/^us /i, 'US '));
  return entry ? unitOf(entry) : Object.hasOwn(twofold, words.toLowerCase()) ? findTwofold(words, gallons) : undefined;
}

/** The first words of units of several words. */
const beginnings = new Set(
  [...bySymbol.keys(), ...byName.keys(), ...Object.keys(twofold)]
    .filter((name) => /[ -]/.test(name))
    .map((name) => name.toLowerCase().split(/[ -]/)[0] ?? ''),
);

const finderOf = (gallons: Gallons): UnitFinder => ({
  find: (word) => find(word, gallons),
  findWords: (words) => findWords(words, gallons),
  beginsWords: (word) => beginnings.has(word.toLowerCase()),
});

const usFinder = finderOf('us');
const imperialFinder = finderOf('imperial');

export const unitFinder = (gallons: Gallons): UnitFinder => (gallons === 'us' ? usFinder : imperialFinder);

/** All symbols and English names with their units, for suggesting corrections. */
export const spellings: readonly (readonly [spelling: string, symbol: string])[] = [
  ...entries.flatMap(({ symbol, names }) => [symbol, ...names].map((spelling) => [spelling, symbol] as const)),
  ...Object.entries(twofold),
];
