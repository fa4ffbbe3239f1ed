import { rawTimeZones } from '@vvo/tzdb';
import windows from 'cldr-core/supplemental/windowsZones.json' with { type: 'json' };
import type { PlaceData } from '../../../src/tools/timezone-planner/place-data.ts';

/** The CLDR's code for all territories. Its entry has the default zone of a Windows name. */
const ANYWHERE = '001';

/** The zones of @vvo/tzdb in its order (by offset), and the zones of Windows names from the CLDR. */
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
