import { whole } from '#core/fields.ts';
import { defineOperation, type WorkerContext } from '#core/operation.ts';
import { ok } from '#core/result.ts';
import { inputs } from './fields.ts';
import { lookUp } from './look-up.ts';
import { decodeVendorAddresses, decodeVendorTable } from './vendor-table.ts';

/** A function of bytes that do not change, called once for the same ones. */
function once<Value>(decode: (bytes: Uint8Array) => Value): (bytes: Uint8Array) => Value {
  const decoded = new WeakMap<Uint8Array, Value>();
  return (bytes) => {
    const value = decoded.get(bytes) ?? decode(bytes);
    decoded.set(bytes, value);
    return value;
  };
}

const vendorTable = once(decodeVendorTable);
const vendorAddresses = once(decodeVendorAddresses);

export const operations = {
  lookUp: defineOperation({
    inputs,
    options: {},
    produces: 'text',
    thread: 'worker',
    async run({ addresses }, _options, { loadData }: WorkerContext) {
      return lookUp(addresses, vendorTable(await loadData('mac-vendors')));
    },
  }),
  /** The address of a vendor, one of the lines of the registry after the other, by its record; empty where there is none. */
  locateVendor: defineOperation({
    inputs: { record: whole({ min: 0, max: 65_535, initial: 0 }) },
    options: {},
    produces: 'text',
    thread: 'worker',
    async run({ record }, _options, { loadData }: WorkerContext) {
      const lines = vendorAddresses(await loadData('mac-vendor-addresses'))[record] ?? '';
      return ok(lines.replaceAll('\t', ', '));
    },
  }),
};
