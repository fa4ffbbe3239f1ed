/** Why there is no picture; `resolution` alone can be helped. */
export type CameraFault = 'unsupported' | 'insecure' | 'refused' | 'noCamera' | 'inUse' | 'resolution';

/** Safari up to 26 and older Chromium throw an OverconstrainedError that is no Error. */
export const nameOfError = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'name' in error && typeof error.name === 'string' ? error.name : '';

/** What the name of an error of `getUserMedia` means: W3C Media Capture and Streams, section 10.2, and the names that WebViews of old Chromium have. */
export function faultOfError(name: string): CameraFault {
  switch (name) {
    case 'NotAllowedError':
    case 'PermissionDeniedError':
    case 'PermissionDismissedError':
    case 'SecurityError':
      return 'refused';
    case 'NotFoundError':
    case 'DevicesNotFoundError':
      return 'noCamera';
    case 'OverconstrainedError':
    case 'ConstraintNotSatisfiedError':
      return 'resolution';
    case 'TypeError':
      return 'unsupported';
    default:
      return 'inUse'; // NotReadableError, and AbortError for any other trouble of the hardware
  }
}
