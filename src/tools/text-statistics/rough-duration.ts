/** A duration in whole units. Has no seconds from one hour. */
export interface RoughDuration {
  readonly hours: number;
  readonly minutes: number;
  readonly seconds: number;
}

/** Calculates the time for a number of words at a speed in words per minute. Rounds up to seconds, or to minutes from one hour. */
export function timeFor(words: number, speed: number): RoughDuration {
  const seconds = Math.ceil((60 * words) / speed);
  const minutes = Math.ceil(words / speed);
  return seconds < 3600
    ? { hours: 0, minutes: Math.floor(seconds / 60), seconds: seconds % 60 }
    : { hours: Math.floor(minutes / 60), minutes: minutes % 60, seconds: 0 };
}
