import type { DataContext } from '#core/context.ts';
import { aboutField, fail, ok, type Result } from '#core/result.ts';
import { loadTemporal, type TemporalApi } from '#pure/time/temporal.ts';
import { timeZoneOr } from '#pure/time/time-zones.ts';
import { excerpt } from '#pure/text/excerpt.ts';
import type { PlaceClock } from './compare-places.ts';
import { type FindPlace, placeFinder } from './find-place.ts';
import { decodePlaceData, type PlaceData } from './place-data.ts';
import { type Meeting, type MeetingError, readMeeting } from './read-meeting.ts';
import { type PlacesError, readPlaces } from './read-places.ts';
import { readWorkingHours } from './working-hours.ts';
import { clocksOf, type ZoneClock } from './zone-clock.ts';

/** A meeting with the clocks of all its places. */
export interface PlannedMeeting extends Meeting {
  readonly temporal: TemporalApi;
  readonly places: readonly PlaceClock[];
  readonly meetingClock: ZoneClock;
}

export type PlanError =
  | Exclude<PlacesError | MeetingError, 'unknownPlace' | 'ambiguousPlace' | 'notWorkingHours'>
  | 'unknownPlace'
  | 'unknownPlaceInLine'
  | 'ambiguousPlace'
  | 'ambiguousPlaceInLine'
  | 'notWorkingHours'
  | 'notWorkingHoursInLine';

const finders = new WeakMap<PlaceData, Map<string, FindPlace>>();

/** Returns a cached finder for a language, because creating one takes longer than a frame. */
function finderOf(data: PlaceData, language: string): FindPlace {
  const ofData = finders.get(data) ?? new Map<string, FindPlace>();
  finders.set(data, ofData);
  const finder = ofData.get(language) ?? placeFinder(data, language);
  ofData.set(language, finder);
  return finder;
}

const ofLine = {
  unknownPlace: 'unknownPlaceInLine',
  ambiguousPlace: 'ambiguousPlaceInLine',
  notWorkingHours: 'notWorkingHoursInLine',
  tooManyPlaces: 'tooManyPlaces',
} as const;

export type Clock = Pick<DataContext, 'now' | 'language' | 'timeZone' | 'loadData'>;

interface Options {
  readonly places: string;
  readonly meeting: string;
  readonly workingHours: string;
}

/** Joins zones with "or". Uses British English because some English locales add a comma before "or". */
const orList = (zones: string, language: string): string =>
  new Intl.ListFormat(language === 'en' ? 'en-GB' : language, { type: 'disjunction' }).format(zones.split(' '));

/** Replaces the possible zones of an ambiguous place with a translated list. */
function inWords<Value, Code extends string>(result: Result<Value, Code>, language: string): Result<Value, Code> {
  if (result.ok || typeof result.error.values?.['zones'] !== 'string') return result;
  const { code, ...details } = result.error;
  return fail(code, { ...details, values: { ...details.values, zones: orList(result.error.values['zones'], language) } });
}

/**
 * Reads the places and the meeting, either of which may be empty. The default place is the user's time zone. Returns `null` if both are
 * empty.
 */
export async function planMeeting(
  options: Options,
  { now, language, timeZone, loadData }: Clock,
): Promise<Result<PlannedMeeting | null, PlanError>> {
  const [temporal, data] = await Promise.all([loadTemporal(), loadData('time-zones')]);
  const findPlace = finderOf(decodePlaceData(data), language);
  const hours = readWorkingHours(options.workingHours);
  if (!hours.ok) return fail('notWorkingHours', { field: 'workingHours', values: { text: excerpt(options.workingHours.trim()) } });
  const places = inWords(readPlaces(options.places, hours.value, findPlace), language);
  if (!places.ok) {
    const { code, ...details } = places.error;
    return fail(ofLine[code], details);
  }
  const here = timeZoneOr('', timeZone);
  const shown = places.value.length > 0 ? places.value : [{ zone: here, label: here, hours: hours.value }];
  const context = { temporal, findPlace, firstZone: shown[0]?.zone ?? here, nowMs: now().getTime(), language };
  const meeting = aboutField('meeting', inWords(readMeeting(options.meeting, context), language));
  if (!meeting.ok) return meeting;
  if (places.value.length === 0 && options.meeting.trim() === '') return ok(null);
  const clockOf = clocksOf(temporal);
  return ok({
    ...meeting.value,
    temporal,
    places: shown.map((place) => ({ ...place, clock: clockOf(place.zone) })),
    meetingClock: clockOf(meeting.value.zone),
  });
}
