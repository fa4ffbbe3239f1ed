import { encodePorts } from './iana/encode-ports.ts';
import { readPorts } from './iana/read-ports.ts';

/** The service names of ports and what they stand for, as the IANA registers them. */
export default (): Uint8Array => encodePorts(readPorts());
