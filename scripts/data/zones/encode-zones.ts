import { rawTimeZones } from '@vvo/tzdb';
import windows from 'cldr-core/supplemental/windowsZones.json' with { type: 'json' };
import type { PlaceData } from '../../../src/tools/timezone-planner/place-data.ts';

/** Of all territories: the zone that a name of Windows stands for where no country is said. */
const ANYWHERE = '001';

/** The zones of @vvo/tzdb in its order, which is that of their offsets, and the names of the CLDR. */
export function placeData(): PlaceData {
  return {
    zones: rawTimeZones.map(({ name, countryCode, mainCities, group }) => [name, countryCode, mainCities, group]),
    windows: Object.fromEntries(
      windows.supplemental.windowsZones.mapTimezones.flatMap(({ mapZone }) =>
        mapZone._territory === ANYWHERE ? [[mapZone._other, mapZone._type]] : [],
      ),
    ),
  };
}

export const encodeZones = (): Uint8Array => new TextEncoder().encode(JSON.stringify(placeData()));
