import { encodeZones } from './zones/encode-zones.ts';

/** Time zones with their countries and cities, and the names that Windows uses. */
export default (): Uint8Array => encodeZones();
