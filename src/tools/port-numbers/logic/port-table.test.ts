import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { transports } from '#pure/network/ports/transports.ts';
import { encodePorts } from '../../../../scripts/data/iana/encode-ports.ts';
import { readPorts } from '../../../../scripts/data/iana/read-ports.ts';
import { decodePorts } from './port-table.ts';

test('the registry survives encoding', () => {
  const ports = readPorts();
  expect(decodePorts(encodePorts(ports))).toEqual(ports);
});

const text = fc.string({ unit: 'grapheme' }).map((each) => each.replaceAll('\n', ' '));

const entries = fc
  .array(
    fc.record({
      first: fc.nat(65_535),
      last: fc.nat(100),
      service: text,
      description: text,
      transports: fc.subarray([...transports]),
    }),
  )
  .map((all) => all.map((each) => ({ ...each, last: each.first + each.last })).toSorted((one, other) => one.first - other.first));

test('any entries survive encoding', () => {
  fc.assert(
    fc.property(entries, (ports) => {
      expect(decodePorts(encodePorts(ports))).toEqual(ports);
    }),
  );
});
