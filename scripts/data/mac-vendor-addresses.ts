import { encodeVendorAddresses } from './ieee/encode-vendors.ts';
import { readRegistry } from './ieee/read-registry.ts';

/** The postal addresses of the owners of MAC address blocks. */
export default (): Uint8Array => encodeVendorAddresses(readRegistry());
