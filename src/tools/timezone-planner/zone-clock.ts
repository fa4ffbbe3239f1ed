import type { Temporal } from 'temporal-polyfill';
import type { TemporalApi } from '#pure/time/temporal.ts';

/** A stretch of time in which the clocks of a zone keep their distance from UTC. */
export interface Stretch {
  /** Epoch milliseconds: of the first moment, and of the first one after it. */
  readonly from: number;
  readonly to: number;
  readonly offsetMs: number;
}

const clockAt = (temporal: TemporalApi, zone: string, epochMs: number): Temporal.ZonedDateTime =>
  temporal.Instant.fromEpochMilliseconds(Math.floor(epochMs)).toZonedDateTimeISO(zone);

const MS_NS = 1e6;
/** Years of a meeting that somebody moves through; to look for one among more takes longer than to ask. */
const MOST_KEPT = 200;

/**
 * The clocks of a zone. It asks `Temporal` once for each stretch between two changes: to ask it for each of thousands of moments takes longer
 * than a frame. Beyond what `Temporal` holds it throws its `RangeError`.
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
    // Without it a change at the very moment would be the one before.
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

  /** The stretches that a span of time goes through. */
  stretchesIn(fromMs: number, toMs: number): readonly Stretch[] {
    const found: Stretch[] = [];
    for (let at = fromMs; at < toMs; ) {
      const stretch = this.stretchAt(at);
      found.push({ ...stretch, from: at, to: Math.min(stretch.to, toMs) });
      at = stretch.to;
    }
    return found;
  }

  /** What the clocks show, in milliseconds as if they stood in UTC. */
  localMs = (epochMs: number): number => epochMs + this.stretchAt(epochMs).offsetMs;

  /** The moment at which a day begins; days are counted from 1970. */
  startOfDay(day: number): number {
    return this.#temporal.PlainDate.from('1970-01-01').add({ days: day }).toZonedDateTime(this.zone).epochMilliseconds;
  }
}

const clocks = new WeakMap<TemporalApi, Map<string, ZoneClock>>();

/** One clock for each zone, which keeps what it has asked for the next key that is typed. */
export function clocksOf(temporal: TemporalApi): (zone: string) => ZoneClock {
  const known = clocks.get(temporal) ?? new Map<string, ZoneClock>();
  clocks.set(temporal, known);
  return (zone) => {
    const clock = known.get(zone) ?? new ZoneClock(temporal, zone);
    known.set(zone, clock);
    return clock;
  };
}
