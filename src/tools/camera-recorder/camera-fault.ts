/** Why there is no picture; `resolution` alone can be helped. */
export type CameraFault = 'unsupported' | 'insecure' | 'refused' | 'noCamera' | 'inUse' | 'resolution';

/** What the name of a DOMException of `getUserMedia` means: W3C Media Capture and Streams, section 10.2. */
export function faultOfError(name: string): CameraFault {
  switch (name) {
    case 'NotAllowedError':
    case 'SecurityError':
      return 'refused';
    case 'NotFoundError':
      return 'noCamera';
    case 'OverconstrainedError':
      return 'resolution';
    case 'TypeError':
      return 'unsupported';
    default:
      return 'inUse'; // NotReadableError, and AbortError for any other trouble of the hardware
  }
}
