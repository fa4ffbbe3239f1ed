import type { Temporal } from 'temporal-polyfill';
import type { TemporalApi } from '#pure/time/temporal.ts';

/** A period in which a zone has a constant UTC offset. */
export interface Stretch {
  /** The first moment of the period and the first one after it, in epoch milliseconds. */
  readonly from: number;
  readonly to: number;
  readonly offsetMs: number;
}

const clockAt = (temporal: TemporalApi, zone: string, epochMs: number): Temporal.ZonedDateTime =>
  temporal.Instant.fromEpochMilliseconds(Math.floor(epochMs)).toZonedDateTimeISO(zone);

const MS_NS = 1e6;
/** Enough for the years that a user browses through. Searching more periods takes longer than calling `Temporal`. */
const MOST_KEPT = 200;

/**
 * The clock of a zone. Calls `Temporal` once for each period between two changes, because thousands of calls take longer than a frame.
 * Throws a `RangeError` outside the range of `Temporal`.
 */
export class ZoneClock {
  readonly zone: string;
  readonly #temporal: TemporalApi;
  readonly #stretches: Stretch[] = [];

  constructor(temporal: TemporalApi, zone: string) {
    this.#temporal = temporal;
    this.zone = zone;
  }

  stretchAt(epochMs: number): Stretch {
    const known = this.#stretches.find(({ from, to }) => from <= epochMs && epochMs < to);
    if (known) return known;
    const clock = clockAt(this.#temporal, this.zone, epochMs);
    const next = clock.getTimeZoneTransition('next');
    // The extra nanosecond includes a change at exactly this moment.
    const previous = clock.add({ nanoseconds: 1 }).getTimeZoneTransition('previous');
    const stretch = {
      from: previous?.epochMilliseconds ?? Number.NEGATIVE_INFINITY,
      to: next?.epochMilliseconds ?? Number.POSITIVE_INFINITY,
      offsetMs: clock.offsetNanoseconds / MS_NS,
    };
    if (this.#stretches.length === MOST_KEPT) this.#stretches.length = 0;
    this.#stretches.push(stretch);
    return stretch;
  }

  /** The periods within a time span. */
  stretchesIn(fromMs: number, toMs: number): readonly Stretch[] {
    const found: Stretch[] = [];
    for (let at = fromMs; at < toMs; ) {
      const stretch = this.stretchAt(at);
      found.push({ ...stretch, from: at, to: Math.min(stretch.to, toMs) });
      at = stretch.to;
    }
    return found;
  }

  /** The local time, in milliseconds as if the clock were in UTC. */
  localMs = (epochMs: number): number => epochMs + this.stretchAt(epochMs).offsetMs;

  /** The moment at which a day begins. Days are counted from 1970. */
  startOfDay(day: number): number {
    return this.#temporal.PlainDate.from('1970-01-01').add({ days: day }).toZonedDateTime(this.zone).epochMilliseconds;
  }
}

const clocks = new WeakMap<TemporalApi, Map<string, ZoneClock>>();

/** Caches one clock per zone, so that its periods can be reused for the next keystroke. */
export function clocksOf(temporal: TemporalApi): (zone: string) => ZoneClock {
  const known = clocks.get(temporal) ?? new Map<string, ZoneClock>();
  clocks.set(temporal, known);
  return (zone) => {
    const clock = known.get(zone) ?? new ZoneClock(temporal, zone);
    known.set(zone, clock);
    return clock;
  };
}
