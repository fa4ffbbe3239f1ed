import { encodeVendorTable } from './ieee/encode-vendors.ts';
import { readRegistry } from './ieee/read-registry.ts';

/** Which block of MAC addresses is whose. */
export default (): Uint8Array => encodeVendorTable(readRegistry());
