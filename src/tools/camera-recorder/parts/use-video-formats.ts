import { useHydrated } from '#ui/feedback/use-hydrated.ts';
import { chosenFormat, type SupportedFormat, supportedFormats, type VideoFormat } from '../video-formats.ts';

let known: readonly SupportedFormat[] | undefined;

const detectFormats = (): readonly SupportedFormat[] =>
  typeof MediaRecorder === 'undefined' ? [] : supportedFormats((mediaType) => MediaRecorder.isTypeSupported(mediaType));

/** The formats that this browser can record, and the one in use; both `undefined` in the prerendered page. */
export function useVideoFormats(wanted: VideoFormat | undefined) {
  const formats = useHydrated() ? (known ??= detectFormats()) : undefined;
  return { formats, format: formats && wanted && chosenFormat(formats, wanted) };
}
