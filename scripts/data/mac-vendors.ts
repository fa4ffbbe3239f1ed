import { encodeVendorTable } from './ieee/encode-vendors.ts';
import { readRegistry } from './ieee/read-registry.ts';

/** The owner of each block of MAC addresses. */
export default (): Uint8Array => encodeVendorTable(readRegistry());
