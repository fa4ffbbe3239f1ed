import { encodePorts } from './iana/encode-ports.ts';
import { readPorts } from './iana/read-ports.ts';

/** The service names and descriptions of ports, as registered by the IANA. */
export default (): Uint8Array => encodePorts(readPorts());
