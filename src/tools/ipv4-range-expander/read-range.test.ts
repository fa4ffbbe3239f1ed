import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fail, ok } from '#core/result.ts';
import { formatIpv4, LAST_IPV4 } from '#domains/ip/ipv4.ts';
import { readRange, swapEnds } from './read-range.ts';

const addresses = fc.integer({ min: 0, max: LAST_IPV4 });

describe('readRange', () => {
  test.each([
    ['10.0.0.1', '10.0.0.17', '10.0.0.1', '10.0.0.17'],
    [' 10.0.0.1\t', '\n10.0.0.1 ', '10.0.0.1', '10.0.0.1'],
    ['0.0.0.0', '255.255.255.255', '0.0.0.0', '255.255.255.255'],
    ['10.20.30.64-10.20.30.127', '', '10.20.30.64', '10.20.30.127'], // the fork's unit test of parseAsCIDR
    [' 10.20.30.64  -  10.20.30.127 ', ' ', '10.20.30.64', '10.20.30.127'],
    ['10.20.30.64–10.20.30.127', '', '10.20.30.64', '10.20.30.127'],
    ['10.20.30.64 – 10.20.30.127', '', '10.20.30.64', '10.20.30.127'],
    ['10.20.30.64/26', '', '10.20.30.64', '10.20.30.127'],
    ['10.20.30.99 / 26', '', '10.20.30.64', '10.20.30.127'],
    ['10.20.30.99/0', '', '0.0.0.0', '255.255.255.255'],
    ['10.20.30.99/32', '', '10.20.30.99', '10.20.30.99'],
  ])('reads %j and %j', (start, end, first, last) => {
    const range = readRange({ start, end });
    expect(range.ok && range.value && [range.value.first, range.value.last].map(formatIpv4)).toEqual([first, last]);
  });

  test.each([
    ['', ''],
    [' ', '\n'],
    ['10.0.0.1', ''],
    ['', '10.0.0.1'],
  ])('returns nothing for %j and %j without an error', (start, end) => {
    expect(readRange({ start, end })).toEqual(ok(null));
  });

  test.each([
    ['x', '', fail('notAnIpv4Address', { field: 'start' })],
    ['10..0.1', '10.0', fail('notAnIpv4Address', { field: 'start' })],
    ['10.0.0.1', '10.0.0.1 5', fail('notAnIpv4Address', { field: 'end' })],
    ['', '10.0.0.x', fail('notAnIpv4Address', { field: 'end' })],
    ['10.0.1', '10.0', fail('wrongNumberCount', { field: 'start', values: { found: 3 } })],
    ['10.0.0.1', '10.0.0.1.2', fail('wrongNumberCount', { field: 'end', values: { found: 5 } })],
    ['10.0.0.1', '10.0.01.256', fail('leadingZero', { field: 'end', values: { number: '01' } })],
    ['10.0.0.256', '10.0.0.1', fail('above255', { field: 'start', values: { number: '256' } })],
    ['10.0.0.2', '10.0.0.1', fail('endBeforeStart', { field: 'end' })],
    ['192.0.0.0', '10.0.0.0', fail('endBeforeStart', { field: 'end' })],
    ['10.0.0.2-10.0.0.1', '', fail('endBeforeStart', { field: 'start' })],
    ['10.0.0-10.0.0.1', '', fail('wrongNumberCount', { field: 'start', values: { found: 3 } })],
    ['10.0.0.1-10.0.0.01', '', fail('leadingZero', { field: 'start', values: { number: '01' } })],
    ['10.0.0.1-', '', fail('notAnIpv4Address', { field: 'start' })],
    ['-10.0.0.1', '', fail('notAnIpv4Address', { field: 'start' })],
    ['10.0.0.1--10.0.0.2', '', fail('notAnIpv4Address', { field: 'start' })],
    ['10.0.0.1-10.0.0.2', '10.0.0.3', fail('notAnIpv4Address', { field: 'start' })],
    ['10.0.0.0/8', '10.0.0.3', fail('notAnIpv4Address', { field: 'start' })],
    ['10.0.0/8', '', fail('wrongNumberCount', { field: 'start', values: { found: 3 } })],
    ['10.0.0.0/33', '', fail('notAnIpv4Address', { field: 'start' })],
    ['10.0.0.0/08', '', fail('notAnIpv4Address', { field: 'start' })],
    ['10.0.0.0/', '', fail('notAnIpv4Address', { field: 'start' })],
    ['10.0.0.0/255.0.0.0', '', fail('notAnIpv4Address', { field: 'start' })],
  ])('refuses %j and %j', (start, end, refusal) => {
    expect(readRange({ start, end })).toEqual(refusal);
  });

  test('treats two fields and one text alike, and returns the ends or reports reversed ones', () => {
    fc.assert(
      fc.property(addresses, addresses, (first, last) => {
        const [start, end] = [formatIpv4(first), formatIpv4(last)];
        const [apart, together] = [readRange({ start, end }), readRange({ start: `${start} - ${end}`, end: '' })];
        expect(apart).toEqual(last < first ? fail('endBeforeStart', { field: 'end' }) : ok({ first, last }));
        expect(together).toEqual(last < first ? fail('endBeforeStart', { field: 'start' }) : ok({ first, last }));
      }),
    );
  });
});

describe('swapEnds', () => {
  test.each([
    [
      { start: ' 10.0.0.2', end: '10.0.0.1' },
      { start: '10.0.0.1', end: ' 10.0.0.2' },
    ],
    [
      { start: '10.0.0.2 – 10.0.0.1', end: '' },
      { start: '10.0.0.1', end: '10.0.0.2' },
    ],
  ])('turns %j into a valid range', (reversed, swapped) => {
    expect(swapEnds(reversed)).toEqual(swapped);
    expect(readRange(swapped)).toMatchObject({ ok: true });
  });
});
