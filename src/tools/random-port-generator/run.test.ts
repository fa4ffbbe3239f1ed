import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { initialValues } from '#core/fields.ts';
import { fail, ok } from '#core/result.ts';
import { LAST_PORT } from '#pure/network/ports/port-bounds.ts';
import { repeatableBytes } from '#test/support/repeatable-bytes.ts';
import { declaration } from './declare.ts';
import { portRanges } from './port-ranges.ts';
import { generatePorts } from './run.ts';

const context = { randomBytes: repeatableBytes() };
const defaults = initialValues(declaration.options);

const generate = (options: Partial<typeof defaults>) => generatePorts({ ...defaults, ...options }, context);

function generatedPorts(options: Partial<typeof defaults>): readonly number[] {
  const result = generate(options);
  if (!result.ok) throw new Error(result.error.code);
  return result.value.split('\n').map(Number);
}

describe('generatePorts', () => {
  test('returns the only port of a range', () => {
    expect(generate({ min: 50_123, max: 50_123 })).toEqual(ok('50123'));
  });

  test.each([
    ['comma', '50101, 50102, 50103'],
    ['space', '50101 50102 50103'],
    ['newLine', '50101\n50102\n50103'],
  ] as const)('joins by %s', (separator, ports) => {
    expect(generate({ min: 50_101, max: 50_103, quantity: 3, sort: true, separator })).toEqual(ok(ports));
  });

  // IANA, Service Name and Transport Protocol Port Number Registry: MySQL, X11, NFS; Fetch Standard, “bad port”: SIP, IRC, Amanda.
  test.each([
    [3306, { avoidWellKnown: false }],
    [5173, { avoidWellKnown: false }],
    [6667, { avoidBlocked: false }],
    [10_080, { avoidBlocked: false }],
    [22, { avoidBlocked: false }],
    [6000, { avoidWellKnown: false, avoidBlocked: false }],
    [2049, { avoidWellKnown: false, avoidBlocked: false }],
    [5060, { avoidWellKnown: false, avoidBlocked: false }],
  ])('generates %i only with %j', (port, options) => {
    expect(generate({ min: port, max: port })).toEqual(fail('noPortAvailable', { field: 'min' }));
    expect(generate({ min: port, max: port, ...options })).toEqual(ok(String(port)));
  });

  test.each([80, 443, 1023, 1024, 3001, 65_535])('generates %i, which is neither well-known nor blocked', (port) => {
    expect(generate({ min: port, max: port })).toEqual(ok(String(port)));
  });

  // Counted in the lists of the specification: 88 services, of which 5 are also among the 82 blocked ports.
  test.each([
    [{ avoidWellKnown: false, avoidBlocked: false }, 0],
    [{ avoidBlocked: false }, 88],
    [{ avoidWellKnown: false }, 82],
    [{}, 88 + 82 - 5],
  ])('excludes with %j the listed ports: %i', (options, listed) => {
    const result = generate({ ...options, min: 1, max: LAST_PORT, quantity: LAST_PORT + 1 });
    expect(result).toEqual(fail('tooFewPorts', { field: 'quantity', values: { count: LAST_PORT - listed } }));
  });

  test.each([
    [{ min: 1200, max: 1100 }, fail('minAboveMax', { field: 'min' })],
    [{ min: 3306, max: 3306, quantity: 2 }, fail('noPortAvailable', { field: 'min' })],
    [{ min: 3305, max: 3306, quantity: 2 }, fail('tooFewPorts', { field: 'quantity', values: { count: 1 } })],
    [{ min: 50_101, max: 50_103, quantity: 4 }, fail('tooFewPorts', { field: 'quantity', values: { count: 3 } })],
  ])('refuses %j', (options, refusal) => {
    expect(generate(options)).toEqual(refusal);
  });

  test('generates the requested number of different ports in the range', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 60_000 }),
        fc.integer({ min: 0, max: 5000 }),
        fc.integer({ min: 1, max: 1000 }),
        (min, more, quantity) => {
          const result = generate({ min, max: min + more, quantity });
          fc.pre(result.ok);
          const ports = generatedPorts({ min, max: min + more, quantity });
          expect(new Set(ports).size).toBe(quantity);
          expect(ports.every((port) => port >= min && port <= min + more)).toBe(true);
        },
      ),
    );
  });

  test('generates each port about equally often at each position', () => {
    const counts = new Map<string, number>();
    for (let round = 0; round < 6000; round += 1) {
      for (const [place, port] of generatedPorts({ min: 50_101, max: 50_104, quantity: 2 }).entries())
        counts.set(`${port} at ${place}`, (counts.get(`${port} at ${place}`) ?? 0) + 1);
    }
    // The expected count is 1,500 of 6,000 draws, with a standard deviation of 34, so a deviation of more than 250 is practically
    // impossible.
    expect(counts.size).toBe(8);
    for (const count of counts.values()) expect(Math.abs(count - 1500)).toBeLessThan(250);
  });
});

/** The error for requesting more ports than the range contains. */
const tooFew = ({ min, max }: { readonly min: number; readonly max: number }) =>
  fail('tooFewPorts', { field: 'quantity', values: { count: max - min + 1 } });

describe('the range', () => {
  const all = { avoidWellKnown: false, avoidBlocked: false, quantity: LAST_PORT } as const;

  test.each(['user', 'registered', 'dynamic'] as const)('has the limits of %s, named or typed', (range) => {
    expect(generate({ ...all, range })).toEqual(tooFew(portRanges[range]));
    expect(generate({ ...all, range, ...portRanges[range] })).toEqual(tooFew(portRanges[range]));
    expect(generate({ ...all, range: 'custom', ...portRanges[range] })).toEqual(tooFew(portRanges[range]));
  });

  test.each(['user', 'registered', 'dynamic', 'custom'] as const)('prefers typed limits to those of %s', (range) => {
    expect(generate({ ...all, range, min: 50_000, max: 50_009 })).toEqual(tooFew({ min: 50_000, max: 50_009 }));
  });
});
