import { readNamedLine } from '#core/named-line.ts';
import { fail, ok, type Result } from '#core/result.ts';
import type { FindPlace, FoundPlace, PlaceError } from './find-place.ts';
import { AT_END, readWorkingHours, type WorkingHours } from './working-hours.ts';

/** A line of the places. */
export interface Place extends FoundPlace {
  /** The name of who is there, or the place as it was typed. */
  readonly label: string;
  /** Its own, or those of all. */
  readonly hours: WorkingHours;
}

export type PlacesError = PlaceError | 'notWorkingHours' | 'tooManyPlaces';

const MOST_PLACES = 30;

/** One place per line, each with a name before it and working hours behind it, or not. Errors have the number of the `line` and the `text`. */
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
