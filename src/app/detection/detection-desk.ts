import type { Sample } from '#core/detection.ts';
import type { DataContext } from '#core/context.ts';
import { type AskedTool, askFinding } from '#engine/ask-finding.ts';
import { Detection, type DetectionAids, type ToolDetector } from '#pure/detection/detection.ts';
import type { Found } from '#pure/detection/order-findings.ts';

/** A row of the list: what was found, by a name that it keeps. */
export interface DetectedRow extends Omit<Found, 'ask' | 'inside'> {
  readonly key: string;
  /** Whether its answer is still to be asked for, and whether it goes without one. */
  readonly asks?: 'wanted' | 'needed';
}

type AskedTools = Readonly<Record<string, () => Promise<AskedTool>>>;

/** How long the layers of what was brought are opened. */
const LAYERS_MS = 30;
/** How long detectors may be at work before one looks whether something else is wanted. */
const TURN_MS = 8;

/** What a worker has besides its detectors. */
export interface DeskSurroundings extends Pick<DetectionAids, 'inflate' | 'onFault'> {
  readonly tools: AskedTools;
  readonly context: DataContext;
  /** Milliseconds, for measuring. */
  readonly clock: () => number;
  /** Lets in what was said meanwhile. */
  readonly pause: () => Promise<void>;
}

const keyOf = ({ toolId, reading }: Found): string => `${toolId} ${reading}`;

const rowOf = ({ ask, inside: _inside, ...found }: Found): DetectedRow => ({
  ...found,
  key: keyOf(found),
  ...(ask && { asks: ask.isNeeded ? 'needed' : 'wanted' }),
});

/** Looks at one thing at a time: a new one ends the work on that before. */
export class DetectionDesk {
  readonly #detectors: readonly ToolDetector[];
  readonly #around: DeskSurroundings;
  #request = 0;
  #layersBegun = 0;
  #detection: Detection | undefined;

  constructor(detectors: readonly ToolDetector[], around: DeskSurroundings) {
    this.#detectors = detectors;
    this.#around = around;
  }

  /** The rows for a sample; `undefined` once something else is wanted. */
  async detect(request: number, sample: Sample): Promise<readonly DetectedRow[] | undefined> {
    this.#request = request;
    const { clock, pause, inflate, onFault } = this.#around;
    this.#layersBegun = clock();
    let turn = this.#layersBegun;
    const isStale = async (): Promise<boolean> => {
      if (clock() - turn > TURN_MS) {
        await pause();
        turn = clock();
      }
      return request !== this.#request;
    };
    const detection = new Detection(this.#detectors, { inflate, onFault, isStale, isLate: () => clock() - this.#layersBegun > LAYERS_MS });
    await detection.look(sample);
    if (request !== this.#request) return undefined;
    this.#detection = detection;
    return detection.rows().map(rowOf);
  }

  /** The rows with the answer of one that asks; `undefined` once something else is wanted. */
  async ask(request: number, key: string): Promise<readonly DetectedRow[] | undefined> {
    const detection = this.#detection;
    const found = detection?.rows().find((row) => keyOf(row) === key);
    if (!detection || !found?.ask || request !== this.#request) return undefined;
    const tool = await this.#around.tools[found.toolId]?.();
    if (!tool) throw new Error(`Nothing answers for “${found.toolId}”.`);
    const written = await askFinding(tool, found.ask, this.#around.context);
    // To read a picture takes longer than all layers may take: those in its code have a time of their own.
    this.#layersBegun = this.#around.clock();
    await detection.complete(found, written);
    return request === this.#request ? detection.rows().map(rowOf) : undefined;
  }

  /** Nothing of what was brought stays. */
  forget(): void {
    this.#request = 0;
    this.#detection = undefined;
  }
}
