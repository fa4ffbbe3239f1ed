import { encodeVendorAddresses } from './ieee/encode-vendors.ts';
import { readRegistry } from './ieee/read-registry.ts';

/** Where the vendors of MAC addresses are. */
export default (): Uint8Array => encodeVendorAddresses(readRegistry());
