import { fail, ok, type Result } from '#core/result.ts';
import { foldText } from '#pure/text/fold-text.ts';
import { excerpt } from '#pure/text/excerpt.ts';
import { isTimeZone } from '#pure/time/time-zones.ts';
import { cityAliases, countryOf, longNames, WINDOWS_LABEL } from './place-aliases.ts';
import type { PlaceData } from './place-data.ts';
import { ambiguousLetters, type ZoneLetters, zoneLetters } from './zone-letters.ts';

/** The time zone of a place. */
export interface FoundPlace {
  /** A name of the IANA database that this browser supports, or an offset such as `+05:30`. */
  readonly zone: string;
  /** The entered abbreviation if it applies to only half of the year. */
  readonly letters?: { readonly written: string } & ZoneLetters;
}

export type PlaceError = 'unknownPlace' | 'ambiguousPlace';

/** Finds the time zone of a place as people write it. The error `ambiguousPlace` has the possible `zones`, separated by spaces. */
export type FindPlace = (text: string) => Result<FoundPlace, PlaceError>;

const OFFSET = /^(?:UTC|GMT)?\s*(?<sign>[+\-−])(?<hours>\d{1,2})(?::?(?<minutes>[0-5]\d))?$/i;
const MOST_HOURS = 14;
const MOST_ZONES = 5;

/** Normalizes a name: lowercase, without accents, and with one space for any other characters between letters and digits. */
export const foldName = (name: string): string =>
  foldText(name)
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const lastPart = (zone: string): string => foldName(zone.slice(zone.lastIndexOf('/') + 1));

type Index = Map<string, Set<string>>;

function note(index: Index, key: string, zone: string): void {
  const zones = index.get(key) ?? new Set();
  index.set(key, zones.add(zone));
}

interface Indexes {
  /** Zones by lowercase full name. */
  readonly names: ReadonlyMap<string, string>;
  readonly windows: ReadonlyMap<string, string>;
  /** Zones by the city in their name, by other cities, and by countries. */
  readonly ownCities: Index;
  readonly cities: Index;
  readonly countries: Index;
}

function countryNames(code: string, languages: readonly string[]): readonly string[] {
  return languages.map((language) => foldName(new Intl.DisplayNames(language, { type: 'region' }).of(code) ?? code));
}

function makeIndexes({ zones, windows }: PlaceData, language: string): Indexes {
  const ownCities: Index = new Map();
  const cities: Index = new Map();
  const countries: Index = new Map();
  const listed = Intl.supportedValuesOf('timeZone');
  // Checking a name is slow, and most names are in the list.
  const isListed = new Set(listed);
  const isKnown = (name: string): boolean => isListed.has(name) || isTimeZone(name);
  const names = new Map(listed.map((name) => [name.toLowerCase(), name]));
  for (const [zone, country, mainCities, former] of zones) {
    // A browser that does not support a current name supports an older one.
    const all = [zone, ...former].filter(isKnown);
    const [known] = all;
    if (known === undefined) continue;
    for (const name of all) names.set(name.toLowerCase(), name.includes('/') ? name : known);
    // All names of a zone with the same city refer to that zone. The first name is the current one.
    const own = new Map(
      all
        .filter((name) => name.includes('/'))
        .toReversed()
        .map((name) => [lastPart(name), name]),
    );
    for (const [city, name] of own) note(ownCities, city, name);
    for (const city of mainCities) note(cities, foldName(city), known);
    for (const name of countryNames(country, ['en', language])) note(countries, name, known);
  }
  return { names, ownCities, cities, countries, windows: new Map(Object.entries(windows).map(([name, zone]) => [foldName(name), zone])) };
}

function readOffset(text: string): string | undefined {
  const { sign, hours = '', minutes = '00' } = OFFSET.exec(text)?.groups ?? {};
  const total = Number(hours) * 60 + Number(minutes);
  if (sign === undefined || total > MOST_HOURS * 60) return undefined;
  return `${sign === '+' ? '+' : '-'}${hours.padStart(2, '0')}:${minutes}`;
}

const ambiguous = (text: string, zones: readonly string[]) =>
  fail('ambiguousPlace', { values: { text: excerpt(text), zones: zones.slice(0, MOST_ZONES).join(' ') } });

/**
 * Finds a zone by its abbreviation, which has precedence over a legacy zone name with the same spelling: `EST` is New York, not UTC-5 all
 * year.
 */
function findLetters(text: string): Result<FoundPlace, 'ambiguousPlace'> | undefined {
  const written = text.toUpperCase();
  const zones = ambiguousLetters.get(written);
  if (zones) return ambiguous(text, zones);
  const letters = zoneLetters.get(written);
  if (letters) return ok({ zone: letters.zone, letters: { ...letters, written } });
  return /^(?:UTC|GMT|Z)$/.test(written) ? ok({ zone: 'UTC' }) : undefined;
}

/** The zone of a name if it is unique. Fails if several zones are possible. */
function findOne(text: string, zones: ReadonlySet<string> | undefined): Result<FoundPlace, 'ambiguousPlace'> | undefined {
  const [first, ...others] = zones ?? [];
  if (first === undefined) return undefined;
  return others.length === 0 ? ok({ zone: first }) : ambiguous(text, [first, ...others]);
}

/** Finds a city followed by its country or state. Considers only zones of that country. */
function findInCountry(text: string, { ownCities, cities, countries }: Indexes): Result<FoundPlace, 'ambiguousPlace'> | undefined {
  const [city = '', country, ...more] = text.split(/,\s*/);
  if (country === undefined || more.length > 0) return undefined;
  const allowed = countries.get(foldName(countryOf(country)));
  const folded = foldName(city);
  const zones = [cityAliases.get(folded), ...(ownCities.get(folded) ?? []), ...(cities.get(folded) ?? [])];
  return findOne(text, new Set(zones.filter((zone) => zone !== undefined && allowed?.has(zone) === true).map(String)));
}

/** Creates a finder for the data, with country names in English and in the given language. */
export function placeFinder(data: PlaceData, language: string): FindPlace {
  const indexes = makeIndexes(data, language);
  const find: FindPlace = (typed) => {
    const text = typed.trim();
    const letters = findLetters(text) ?? findLetters(longNames.get(foldName(text)) ?? '');
    if (letters) return letters;
    const known =
      indexes.names.get(text.toLowerCase().replaceAll(/\s+/g, '_')) ?? (/^[A-Za-z]/.test(text) && isTimeZone(text) ? text : undefined);
    const offset = readOffset(text);
    const folded = foldName(text);
    const zone = known ?? offset ?? indexes.windows.get(folded);
    if (zone !== undefined) return ok({ zone });
    const country = indexes.countries.get(countryOf(folded));
    const alias = cityAliases.get(folded);
    return (
      findOne(text, indexes.ownCities.get(folded)) ??
      findOne(text, indexes.cities.get(folded)) ??
      (alias === undefined ? undefined : ok({ zone: alias })) ??
      (country?.size === 1 ? findOne(text, country) : undefined) ??
      findInCountry(text, indexes) ??
      fail('unknownPlace', { values: { text: excerpt(text) } })
    );
  };
  return (typed) => {
    const found = find(typed);
    const label = found.ok ? undefined : WINDOWS_LABEL.exec(typed.trim())?.groups?.['name'];
    if (label === undefined) return found;
    const [first] = [label, ...label.split(/,\s*/)].map(find).filter((each) => each.ok);
    return first ?? found;
  };
}
