/** Which camera and which microphone were chosen: their ids, which only this browser knows. */
export interface Sources {
  /** Any camera if empty. */
  readonly videoId: string;
  /** Empty for the first microphone, `none` for no sound. */
  readonly audioId: string;
}

export const firstSources: Sources = { videoId: '', audioId: '' };

export const stringifySources = ({ videoId, audioId }: Sources): string => JSON.stringify({ videoId, audioId });

/** What `stringifySources` wrote; anything else chooses nothing. */
export function parseSources(source: string): Sources {
  try {
    const stored: unknown = JSON.parse(source);
    if (typeof stored !== 'object' || stored === null) return firstSources;
    const { videoId, audioId } = stored as Partial<Record<keyof Sources, unknown>>; // each is looked at below
    return { videoId: idOf(videoId), audioId: idOf(audioId) };
  } catch {
    return firstSources; // not ours
  }
}

const idOf = (value: unknown): string => (typeof value === 'string' ? value : '');
