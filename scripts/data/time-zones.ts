import { encodeZones } from './zones/encode-zones.ts';

/** Zones with their countries and cities, and what Windows calls them. */
export default (): Uint8Array => encodeZones();
