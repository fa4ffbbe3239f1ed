import { readNamedLine } from '#core/named-line.ts';
import { fail, ok, type Result } from '#core/result.ts';
import type { FindPlace, FoundPlace, PlaceError } from './find-place.ts';
import { AT_END, readWorkingHours, type WorkingHours } from './working-hours.ts';

/** A parsed line of the list of places. */
export interface Place extends FoundPlace {
  /** The name of the person, or the place as entered. */
  readonly label: string;
  /** The place's own hours, or the default hours. */
  readonly hours: WorkingHours;
}

export type PlacesError = PlaceError | 'notWorkingHours' | 'tooManyPlaces';

const MOST_PLACES = 30;

/**
 * Parses one place per line, each with an optional preceding name and optional working hours at the end. Errors have the number of the
 * `line` and the `text`.
 */
export function readPlaces(text: string, hours: WorkingHours, findPlace: FindPlace): Result<readonly Place[], PlacesError> {
  const places: Place[] = [];
  for (const [index, line] of text.split('\n').entries()) {
    const typed = line.trim();
    if (typed === '') continue;
    if (places.length === MOST_PLACES) return fail('tooManyPlaces', { field: 'places', values: { max: MOST_PLACES } });
    const place = readPlace(typed, hours, findPlace);
    if (!place.ok) return fail(place.error.code, { field: 'places', values: { ...place.error.values, line: index + 1 } });
    places.push(place.value);
  }
  return ok(places);
}

function readPlace(line: string, hours: WorkingHours, findPlace: FindPlace): Result<Place, PlacesError> {
  const { name, rest } = readNamedLine(line);
  const { place = rest, hours: typed } = AT_END.exec(rest)?.groups ?? {};
  const own = typed === undefined ? ok(hours) : readWorkingHours(typed);
  if (!own.ok) return fail(own.error.code, { values: { text: typed ?? '' } });
  const found = findPlace(place);
  return found.ok ? ok({ ...found.value, label: name ?? place, hours: own.value }) : found;
}
