import { isTimeZone } from '#pure/time/time-zones.ts';

/** Names parted by commas, each once; what is no zone is left out. */
export const parseTimeZones = (text: string): readonly string[] => [...new Set(text.split(','))].filter(isTimeZone);
