/** The reason for a missing picture. Only `resolution` has a fallback. */
export type CameraFault = 'unsupported' | 'insecure' | 'refused' | 'noCamera' | 'inUse' | 'resolution';

/** The name of a thrown value. Safari up to 26 and older Chromium throw an OverconstrainedError that is not an Error. */
export const nameOfError = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'name' in error && typeof error.name === 'string' ? error.name : '';

/**
 * Maps the name of a `getUserMedia` error to its meaning: W3C Media Capture and Streams, section 10.2, and the names in WebViews of old
 * Chromium.
 */
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
      return 'inUse'; // NotReadableError, and AbortError for any other hardware problem
  }
}
