import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatElapsed } from '#pure/time/format-elapsed.ts';
import { elapsed, start, stop } from '#pure/time/stopwatch.ts';
import { lapsOf, lapsToCsv } from './laps.ts';
import { atZero, type Chronometer, lap } from './chronometer.ts';
import { parseChronometer, stringifyChronometer } from './stored-chronometer.ts';

/** The readings of both clocks, the given time after a page was opened at noon. */
const at = (ms: number) => ({ steadyMs: ms, wallMs: Date.UTC(2026, 0, 1, 12) + ms });

/** The states and times of a chronometer after each press of a button, with the delay since the previous press. */
const pressed = (buttons: readonly (readonly [typeof lap, number])[]) => {
  let now = 0;
  const states: Chronometer[] = [atZero];
  const readings: number[] = [];
  for (const [press, wait] of buttons) {
    now += wait;
    readings.push(elapsed(states.at(-1)!, at(now)));
    states.push(press(states.at(-1)!, at(now)));
    readings.push(elapsed(states.at(-1)!, at(now)));
  }
  return { states, readings, now };
};

describe('chronometer', () => {
  test('adds running time to the stopped time', () => {
    const stopped = stop(start(atZero, at(0)), at(1000));
    expect(formatElapsed(elapsed(start(stopped, at(50_000)), at(50_500)))).toBe('00:01.500');
  });

  test('does not count the time between stop and start, including in laps', () => {
    let chronometer = lap(start(atZero, at(0)), at(1000));
    chronometer = start(stop(chronometer, at(1200)), at(9000));
    expect(lapsOf(lap(chronometer, at(9300))).map(({ lapMs, totalMs }) => [lapMs, totalMs])).toEqual([
      [1000, 1000],
      [500, 1500],
    ]);
  });

  test('changes nothing if it is started twice or given a lap while stopped', () => {
    const running = start(atZero, at(0));
    expect(start(running, at(700))).toBe(running);
    expect(lap(atZero, at(0))).toBe(atZero);
  });

  test('truncates laps to milliseconds, so that displayed laps add up to the displayed total', () => {
    const chronometer = lap(lap(start(atZero, at(0)), at(0.9)), at(1.8));
    expect(lapsOf(chronometer).map(({ lapMs, totalMs }) => [lapMs, totalMs])).toEqual([
      [0, 0],
      [1, 1],
    ]);
  });

  // BlackyHawky/Clock#412: from the eleventh lap on, the first laps changed their times.
  test('keeps the first laps when there are more than ten', () => {
    let chronometer = start(atZero, at(0));
    for (let second = 1; second <= 120; second += 1) chronometer = lap(chronometer, at(1000 * second));
    const laps = lapsOf(chronometer);
    expect(laps.map(({ number, lapMs }) => [number, lapMs])).toEqual(laps.map((_lap, index) => [index + 1, 1000]));
    expect(laps).toHaveLength(120);
    expect(lapsToCsv(laps).split('\n').slice(0, 3)).toEqual(['lap,lap time,total time', '1,00:01.000,00:01.000', '2,00:01.000,00:02.000']);
  });

  // michaeljstevens/react-native-stopwatch-timer#4 and Cuperino/QPrompt-Teleprompter#132: runs five seconds, pauses for ten, and continues.
  test('resumes from the stopped time', () => {
    const stopped = stop(start(atZero, at(0)), at(5000));
    expect(elapsed(stopped, at(15_000))).toBe(5000);
    expect(formatElapsed(elapsed(start(stopped, at(15_000)), at(15_000)))).toBe('00:05.000');
  });

  // trehn/termdown#31 and mozilla-b2g/gaia#12092: a lap pressed during a pause, and one after it.
  test('ignores a lap during a pause, and excludes the pause from the next one', () => {
    const paused = stop(lap(start(atZero, at(0)), at(2000)), at(3000));
    expect(lap(paused, at(60_000))).toBe(paused);
    expect(lapsOf(lap(start(paused, at(100_000)), at(101_000)))).toMatchObject([{ lapMs: 2000 }, { lapMs: 2000, totalMs: 4000 }]);
  });

  // zagortenay333/cronomix#60: stopped, then the screen is locked, and another page starts it again.
  test('is unchanged after being stored while stopped', () => {
    const stopped = stop(start(atZero, at(0)), at(4_316_000));
    const again = parseChronometer(stringifyChronometer(stopped), at(90_000_000));
    expect(formatElapsed(elapsed(start(again, at(90_000_000)), at(90_000_500)))).toBe('01:11:56.500');
  });

  // leibovic/stopwatch#1 and llaske/sugarizer#624: a reset during a run showed the current time and kept the laps.
  test('has neither time nor laps after a reset', () => {
    expect(formatElapsed(elapsed(atZero, at(1_767_268_800_000)))).toBe('00:00.000');
    expect(lapsToCsv(lapsOf(atZero))).toBe('');
  });

  // A change to daylight saving time, and a wall clock set back by an hour: only the steady clock counts.
  test('ignores changes of the wall clock', () => {
    const running = start(atZero, at(0));
    expect(elapsed(running, { steadyMs: 1000, wallMs: at(1000).wallMs - 3_600_000 })).toBe(1000);
    const restored = parseChronometer(stringifyChronometer(running), { steadyMs: 5, wallMs: at(0).wallMs - 3_600_000 });
    expect(elapsed(restored, { steadyMs: 5, wallMs: at(0).wallMs - 3_600_000 })).toBe(0);
  });

  // mozilla-b2g/gaia#12092: hours can exceed two digits, and there are no days.
  test.each([
    [59_999, '00:59.999'],
    [3_599_999, '59:59.999'],
    [3_600_000, '01:00:00.000'],
    [86_400_000, '24:00:00.000'],
    [7 * 86_400_000, '168:00:00.000'],
  ])('shows %d ms as %s', (ms, shown) => {
    expect(formatElapsed(ms)).toBe(shown);
  });

  const button = fc.constantFrom(start, stop, lap);
  const presses = fc.array(fc.tuple(button, fc.double({ min: 0, max: 1e9, noNaN: true })), { maxLength: 40 });
  test('never goes backward', () => {
    fc.assert(
      fc.property(presses, (buttons) => {
        const { readings } = pressed(buttons);
        expect(readings).toEqual(readings.toSorted((one, other) => one - other));
      }),
    );
  });

  test('has laps that add up to the total of the last one', () => {
    fc.assert(
      fc.property(presses, (buttons) => {
        const laps = lapsOf(pressed(buttons).states.at(-1)!);
        expect(laps.reduce((sum, { lapMs }) => sum + lapMs, 0)).toBe(laps.at(-1)?.totalMs ?? 0);
        expect(laps.every(({ lapMs }) => lapMs >= 0)).toBe(true);
      }),
    );
  });

  test('is unchanged after being stored and read', () => {
    fc.assert(
      fc.property(presses, (buttons) => {
        const { states, now } = pressed(buttons);
        const chronometer = states.at(-1)!;
        const read = parseChronometer(stringifyChronometer(chronometer), { steadyMs: 17, wallMs: at(now + 5000).wallMs });
        expect(read.laps).toEqual(chronometer.laps);
        expect(read.runningSince === null).toBe(chronometer.runningSince === null);
        expect(elapsed(read, { steadyMs: 17, wallMs: 0 })).toBeCloseTo(elapsed(chronometer, at(now + 5000)), 0);
      }),
    );
  });
});

describe('parseChronometer', () => {
  test('keeps running through a reload', () => {
    const stored = stringifyChronometer(start(stop(start(atZero, at(0)), at(2000)), at(3000)));
    const read = parseChronometer(stored, { steadyMs: 40, wallMs: at(63_000).wallMs });
    expect(elapsed(read, { steadyMs: 540, wallMs: 0 })).toBe(62_500);
  });

  test('treats a wall clock that was set back as no elapsed time, and continues', () => {
    const stored = stringifyChronometer(start(stop(start(atZero, at(0)), at(2000)), at(3000)));
    const read = parseChronometer(stored, { steadyMs: 40, wallMs: at(-9_000_000).wallMs });
    expect(elapsed(read, { steadyMs: 40, wallMs: 0 })).toBe(2000);
    expect(elapsed(read, { steadyMs: 1040, wallMs: 0 })).toBe(3000);
  });

  test.each([
    '',
    'null',
    '[]',
    '7',
    '{}',
    '{"elapsedMs":-1,"runningSinceMs":null,"laps":[]}',
    '{"elapsedMs":1e400,"runningSinceMs":null,"laps":[]}',
    '{"elapsedMs":"5","runningSinceMs":null,"laps":[]}',
    '{"elapsedMs":5,"runningSinceMs":"now","laps":[]}',
    '{"elapsedMs":5,"runningSinceMs":null,"laps":{"length":2}}',
    '{"elapsedMs":5,"runningSinceMs":null,"laps":[1,null]}',
    '{"elapsedMs":5,"runningSinceMs":null,"laps":[1.5]}',
    '{"elapsedMs":5,"runningSinceMs":null,"laps":[4,3]}',
    '{"elapsedMs":5,"runningSinceMs":null,"laps":[6]}',
  ])('starts at zero for %s', (source) => {
    expect(parseChronometer(source, at(0))).toEqual(atZero);
  });

  test('returns displayable times for any text', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.json(),
          fc
            .record({ elapsedMs: fc.double(), runningSinceMs: fc.double(), laps: fc.array(fc.nat()) })
            .map((value) => JSON.stringify(value)),
        ),
        (source) => {
          const read = parseChronometer(source, at(0));
          expect(formatElapsed(elapsed(read, at(0)))).toMatch(/^(\d{2,}:)?\d\d:\d\d\.\d{3}$/);
        },
      ),
    );
  });
});

const taken = (...totals: number[]) => lapsOf({ laps: totals });

describe('laps', () => {
  test('marks the fastest and the slowest of at least three', () => {
    expect(taken(100, 150).map(({ mark }) => mark)).toEqual([undefined, undefined]);
    expect(taken(100, 150, 400, 450).map(({ mark }) => mark)).toEqual([undefined, 'fastest', 'slowest', undefined]);
    expect(taken(100, 200, 300).map(({ mark }) => mark)).toEqual([undefined, undefined, undefined]);
  });

  test('are written as CSV, oldest first', () => {
    expect(lapsToCsv(taken(1500, 3_600_000))).toBe('lap,lap time,total time\n1,00:01.500,00:01.500\n2,59:58.500,01:00:00.000');
    expect(lapsToCsv([])).toBe('');
  });
});
