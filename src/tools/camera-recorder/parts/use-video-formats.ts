import { useHydrated } from '#ui/use-hydrated.ts';
import { type SupportedFormat, supportedFormats } from '../video-formats.ts';

let known: readonly SupportedFormat[] | undefined;

const ask = (): readonly SupportedFormat[] =>
  typeof MediaRecorder === 'undefined' ? [] : supportedFormats((mediaType) => MediaRecorder.isTypeSupported(mediaType));

/** What this browser can record; `undefined` in the prerendered page. */
export const useVideoFormats = (): readonly SupportedFormat[] | undefined => (useHydrated() ? (known ??= ask()) : undefined);
