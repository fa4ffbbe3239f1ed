import type { Sample } from '#core/detection.ts';
import type { DataContext } from '#core/context.ts';
import { type AskedTool, askFinding } from '#engine/ask-finding.ts';
import { Detection, type DetectionAids, type ToolDetector } from '#pure/detection/detection.ts';
import type { Found } from '#pure/detection/order-findings.ts';

/** A row of the list: a finding with a stable key. */
export interface DetectedRow extends Omit<Found, 'ask' | 'inside'> {
  readonly key: string;
  /** Whether an answer is still pending, and whether the row is removed without one. */
  readonly asks?: 'wanted' | 'needed';
}

type AskedTools = Readonly<Record<string, () => Promise<AskedTool>>>;

/** Time limit in ms for unpacking the layers of the content. */
const LAYERS_MS = 30;
/** Time in ms that detectors may run before the service checks for a newer request. */
const TURN_MS = 8;

/** The environment of the detectors in a worker. */
export interface ServiceSurroundings extends Pick<DetectionAids, 'inflate' | 'onFault'> {
  readonly tools: AskedTools;
  readonly context: DataContext;
  /** Milliseconds from any origin. */
  readonly clock: () => number;
  /** Lets pending messages be handled. */
  readonly pause: () => Promise<void>;
}

const keyOf = ({ toolId, reading }: Found): string => `${toolId} ${reading}`;

const rowOf = ({ ask, inside: _inside, ...found }: Found): DetectedRow => ({
  ...found,
  key: keyOf(found),
  ...(ask && { asks: ask.isNeeded ? 'needed' : 'wanted' }),
});

/** Detects one sample at a time. A new request cancels the previous one. */
export class DetectionService {
  readonly #detectors: readonly ToolDetector[];
  readonly #around: ServiceSurroundings;
  #request = 0;
  #layersBegun = 0;
  #detection: Detection | undefined;

  constructor(detectors: readonly ToolDetector[], around: ServiceSurroundings) {
    this.#detectors = detectors;
    this.#around = around;
  }

  /** Returns the rows for a sample; `undefined` if a newer request has replaced this one. */
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

  /** Returns the rows with the answer of the row `key`; `undefined` if a newer request has replaced this one. */
  async ask(request: number, key: string): Promise<readonly DetectedRow[] | undefined> {
    const detection = this.#detection;
    const found = detection?.rows().find((row) => keyOf(row) === key);
    if (!detection || !found?.ask || request !== this.#request) return undefined;
    const tool = await this.#around.tools[found.toolId]?.();
    if (!tool) throw new Error(`The tool “${found.toolId}” has no operations.`);
    const written = await askFinding(tool, found.ask, this.#around.context);
    // Reading a picture takes longer than the limit for layers, so the layers of its code get their own time.
    this.#layersBegun = this.#around.clock();
    await detection.complete(found, written);
    return request === this.#request ? detection.rows().map(rowOf) : undefined;
  }

  /** Removes all content. */
  forget(): void {
    this.#request = 0;
    this.#detection = undefined;
  }
}
