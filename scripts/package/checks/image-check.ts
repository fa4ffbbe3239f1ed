import type { Unpacked } from './image.ts';

/** The result of a check. */
export interface Checked {
  /** Problems that were found. */
  readonly faults: readonly string[];
  /** A measurement, or the reason why it was not possible. */
  readonly note?: string;
}

/** A requirement for an image. */
export interface ImageCheck {
  readonly name: string;
  /** `folder` is for files that the check writes. */
  readonly check: (image: Unpacked, folder: string) => Promise<Checked>;
}

/** The response of an address, or `undefined` while no server responds there. */
export async function textAt(address: string): Promise<string | undefined> {
  try {
    const response = await fetch(address);
    return response.ok ? await response.text() : `status ${response.status}`;
  } catch {
    return undefined; // the server has not started yet
  }
}

export const expectThat = (isSo: boolean, otherwise: string): readonly string[] => (isSo ? [] : [otherwise]);
