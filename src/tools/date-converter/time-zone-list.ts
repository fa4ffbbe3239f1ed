import { isTimeZone } from '#pure/time/time-zones.ts';

/** Parses zone names separated by commas, each once. Ignores unknown zones. */
export const parseTimeZones = (text: string): readonly string[] => [...new Set(text.split(','))].filter(isTimeZone);
