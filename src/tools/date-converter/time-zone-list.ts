import { isTimeZone } from '#formats/time-zones.ts';

/** Names parted by commas, each once; what is no zone is left out. */
export const parseTimeZones = (text: string): readonly string[] => [...new Set(text.split(','))].filter(isTimeZone);
