/** Container and codec, in display order. */
export const videoFormats = ['webm-vp9', 'webm-vp8', 'mp4-h264', 'mp4-vp9'] as const;

export type VideoFormat = (typeof videoFormats)[number];

/** The media types that browsers use for each format. A browser that supports one of several supports the format. */
const mediaTypes: Readonly<Record<VideoFormat, readonly string[]>> = {
  'webm-vp9': ['video/webm;codecs=vp9'],
  'webm-vp8': ['video/webm;codecs=vp8'],
  'mp4-h264': ['video/mp4;codecs=avc1', 'video/mp4;codecs=avc1.42E01E'],
  'mp4-vp9': ['video/mp4;codecs=vp9', 'video/mp4;codecs=vp09.00.10.08'],
};

export interface SupportedFormat {
  readonly format: VideoFormat;
  /** The media type for a stream without sound. If an audio codec is named, Firefox waits for sound and records nothing. */
  readonly mediaType: string;
  /** The media type for a stream with sound. If no audio codec is named, Firefox refuses to record WebM. */
  readonly mediaTypeWithSound: string;
}

/** The preferred format if it is supported, otherwise the first one. */
export const chosenFormat = (supported: readonly SupportedFormat[], wanted: VideoFormat): SupportedFormat | undefined =>
  supported.find(({ format }) => format === wanted) ?? supported[0];

/** The formats that a browser can record, in display order. */
export const supportedFormats = (isSupported: (mediaType: string) => boolean): readonly SupportedFormat[] =>
  videoFormats.flatMap((format) => {
    const mediaType = mediaTypes[format].find(isSupported);
    if (mediaType === undefined) return [];
    const withOpus = `${mediaType},opus`;
    // The browser selects the audio codec of MP4, because it depends on the system.
    const mediaTypeWithSound = mediaType.startsWith('video/webm') && isSupported(withOpus) ? withOpus : mediaType;
    return [{ format, mediaType, mediaTypeWithSound }];
  });
