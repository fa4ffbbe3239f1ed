/** How long something takes, in whole units: without seconds from one hour on. */
export interface RoughDuration {
  readonly hours: number;
  readonly minutes: number;
  readonly seconds: number;
}

/** Words at a speed of words per minute, rounded up to whole seconds, and from one hour on to whole minutes. */
export function timeFor(words: number, speed: number): RoughDuration {
  const seconds = Math.ceil((60 * words) / speed);
  const minutes = Math.ceil(words / speed);
  return seconds < 3600
    ? { hours: 0, minutes: Math.floor(seconds / 60), seconds: seconds % 60 }
    : { hours: Math.floor(minutes / 60), minutes: minutes % 60, seconds: 0 };
}
