import type { Unpacked } from './image.ts';

/** What came out of a check. */
export interface Checked {
  /** What is wrong. */
  readonly faults: readonly string[];
  /** What was measured, or why it was not. */
  readonly note?: string;
}

/** Something that must hold of an image. */
export interface ImageCheck {
  readonly name: string;
  /** `folder` is for what it has to write. */
  readonly check: (image: Unpacked, folder: string) => Promise<Checked>;
}

/** The text at an address; nothing while nobody answers. */
export async function textAt(address: string): Promise<string | undefined> {
  try {
    const response = await fetch(address);
    return response.ok ? await response.text() : `status ${response.status}`;
  } catch {
    return undefined; // not yet
  }
}

export const expectThat = (isSo: boolean, otherwise: string): readonly string[] => (isSo ? [] : [otherwise]);
