/** Container and codec, in the order in which they are offered. */
export const videoFormats = ['webm-vp9', 'webm-vp8', 'mp4-h264', 'mp4-vp9'] as const;

export type VideoFormat = (typeof videoFormats)[number];

/** How browsers call them. A browser that knows one of several names knows the format. */
const mediaTypes: Readonly<Record<VideoFormat, readonly string[]>> = {
  'webm-vp9': ['video/webm;codecs=vp9'],
  'webm-vp8': ['video/webm;codecs=vp8'],
  'mp4-h264': ['video/mp4;codecs=avc1', 'video/mp4;codecs=avc1.42E01E'],
  'mp4-vp9': ['video/mp4;codecs=vp9', 'video/mp4;codecs=vp09.00.10.08'],
};

export interface SupportedFormat {
  readonly format: VideoFormat;
  /** Of a stream without sound: where a codec for sound is named, Firefox waits for sound and records nothing. */
  readonly mediaType: string;
  /** Of a stream with sound: where no codec for it is named, Firefox refuses to record WebM. */
  readonly mediaTypeWithSound: string;
}

/** The format that is wanted, or else the first one. */
export const chosenFormat = (supported: readonly SupportedFormat[], wanted: VideoFormat): SupportedFormat | undefined =>
  supported.find(({ format }) => format === wanted) ?? supported[0];

/** The formats that a browser can record, in their order. */
export const supportedFormats = (isSupported: (mediaType: string) => boolean): readonly SupportedFormat[] =>
  videoFormats.flatMap((format) => {
    const mediaType = mediaTypes[format].find(isSupported);
    if (mediaType === undefined) return [];
    const withOpus = `${mediaType},opus`;
    // The sound of MP4 is left to the browser: which codec it has depends on the system.
    const mediaTypeWithSound = mediaType.startsWith('video/webm') && isSupported(withOpus) ? withOpus : mediaType;
    return [{ format, mediaType, mediaTypeWithSound }];
  });
