/** The ids of the selected camera and microphone, which only this browser knows. */
export interface Sources {
  /** Any camera if empty. */
  readonly videoId: string;
  /** Empty for the first microphone, `none` for no sound. */
  readonly audioId: string;
}

export const firstSources: Sources = { videoId: '', audioId: '' };

export const stringifySources = ({ videoId, audioId }: Sources): string => JSON.stringify({ videoId, audioId });

/** Parses the output of `stringifySources`. Anything else selects no devices. */
export function parseSources(source: string): Sources {
  try {
    const stored: unknown = JSON.parse(source);
    if (typeof stored !== 'object' || stored === null) return firstSources;
    const { videoId, audioId } = stored as Partial<Record<keyof Sources, unknown>>; // each is checked below
    return { videoId: idOf(videoId), audioId: idOf(audioId) };
  } catch {
    return firstSources; // not written by `stringifySources`
  }
}

const idOf = (value: unknown): string => (typeof value === 'string' ? value : '');
