import type { Confidence, Detector, Finding, Inside, Layer, Sample, WrittenFinding } from '#core/detection.ts';
import { least, lower, raise } from './confidence.ts';
import { engineLayers, type Inflate } from './engine-layers.ts';
import { type Found, orderFindings } from './order-findings.ts';
import { sampleOfBytes, sampleOfText } from './sample.ts';

/** A detector with the id of its tool. */
export interface ToolDetector extends Detector {
  readonly toolId: string;
}

/** Impure functions for a detection. */
export interface DetectionAids {
  readonly inflate: Inflate;
  /** Whether the detection is outdated, because the visitor has moved on. Called between detectors. */
  readonly isStale: () => boolean | Promise<boolean>;
  /** Whether the time for unwrapping layers is over. */
  readonly isLate: () => boolean;
  /** Reports a detector that has thrown. Its finding is left out. */
  readonly onFault: (toolId: string, error: unknown) => void;
}

const DEEPEST = 4;
const MOST_SAMPLES = 12;
const MOST_UNPACKED = 262_144;

/** A sample with its position in a chain of layers. */
interface Place {
  readonly sample: Sample;
  readonly chain: readonly Layer[];
  /** The lowest confidence of the surrounding layers, which limits the findings inside. */
  readonly bound: Confidence;
  /** The group for all findings of the chain; missing at the top level. */
  readonly group?: Found[];
  /** The texts seen so far in this chain. */
  readonly seen: readonly (string | undefined)[];
}

/** Runs all detectors on a sample and on its layers. Rows can be read at any time, and change as operations complete them. */
export class Detection {
  readonly #detectors: readonly ToolDetector[];
  readonly #aids: DetectionAids;
  readonly #groups: Found[][] = [];
  readonly #places = new Map<Found, Place>();
  #samples = 0;
  #unpacked = 0;

  constructor(detectors: readonly ToolDetector[], aids: DetectionAids) {
    this.#detectors = detectors;
    this.#aids = aids;
  }

  /** The findings in display order, including those that still wait for a required answer. */
  rows(): readonly Found[] {
    return orderFindings(this.#groups);
  }

  async look(sample: Sample): Promise<void> {
    await this.#explore({ sample, chain: [], bound: 'certain', seen: [] });
  }

  /** Completes a finding with the result of its operation. Without a result, removes it if its answer is required. */
  async complete(found: Found, written: WrittenFinding | undefined): Promise<void> {
    const group = this.#groups.find((members) => members.includes(found));
    const place = this.#places.get(found);
    if (!group || !place) return;
    const { ask, ...rest } = found;
    const completed = written ? [{ ...rest, ...written }] : ask?.isNeeded ? [] : [rest];
    group.splice(group.indexOf(found), 1, ...completed);
    const inside = written?.inside;
    if (inside) await this.#enter(inside, found.confidence, { ...place, group });
  }

  async #explore(place: Place): Promise<void> {
    this.#samples++;
    const { sample, chain } = place;
    const isFirst = chain.length === 0;
    for (const detector of this.#detectors) {
      // oxlint-disable-next-line no-await-in-loop -- newer input must be noticed between two detectors
      if (await this.#aids.isStale()) return;
      const finding = this.#detect(detector, sample);
      // oxlint-disable-next-line no-await-in-loop -- the limits depend on the order
      if (finding) await this.#take(detector, finding, place);
      // oxlint-disable-next-line no-await-in-loop -- as above
      else if (isFirst) await this.#find(detector, place);
    }
    // oxlint-disable-next-line no-await-in-loop -- as above
    for (const inside of await engineLayers(sample, this.#aids.inflate, MOST_UNPACKED - this.#unpacked))
      await this.#enter(inside, 'certain', { ...place, group: place.group ?? this.#newGroup() });
  }

  #newGroup(): Found[] {
    const group: Found[] = [];
    this.#groups.push(group);
    return group;
  }

  #detect({ toolId, reads, maxLength, extensions = [], detect }: ToolDetector, sample: Sample): Finding | undefined {
    const isReadable = reads === 'bytes' ? sample.bytes !== undefined : sample.text !== undefined && sample.bare.length <= maxLength;
    if (!isReadable) return undefined;
    try {
      const finding = detect(sample);
      const isNamed = extensions.some((extension) => sample.fileName?.toLowerCase().endsWith(`.${extension}`));
      return finding && isNamed ? { ...finding, confidence: raise(finding.confidence) } : finding;
    } catch (error) {
      this.#aids.onFault(toolId, error);
      return undefined;
    }
  }

  async #take({ toolId, id }: ToolDetector, finding: Finding, place: Place): Promise<void> {
    const group = place.group ?? this.#newGroup();
    const confidence = least(place.bound, finding.confidence);
    const file = finding.hands.file === undefined ? undefined : place.sample.file;
    const found: Found = { ...finding, confidence, toolId, detectorId: id, chain: place.chain, ...(file && { file }) };
    group.push(found);
    this.#places.set(found, place);
    if (finding.inside) await this.#enter(finding.inside, confidence, { ...place, group });
  }

  /** Looks for unmistakable content within a longer text of another kind. */
  async #find(detector: ToolDetector, place: Place): Promise<void> {
    const { text } = place.sample;
    const piece = text === undefined ? undefined : detector.find?.(text);
    if (!piece || piece.text.length > detector.maxLength) return;
    const finding = this.#detect(detector, sampleOfText(piece.text, place.sample));
    const confidence = finding && lower(finding.confidence);
    if (!confidence) return;
    const chain: readonly Layer[] = [...place.chain, 'inText'];
    await this.#take(detector, { ...finding, confidence }, { ...place, chain, bound: 'strong' });
  }

  async #enter(inside: Inside, confidence: Confidence, { sample: outer, chain, bound, group, seen }: Place): Promise<void> {
    const { layer, text, bytes } = inside;
    const size = bytes?.length ?? text?.length ?? 0;
    const isTooMuch = this.#samples >= MOST_SAMPLES || chain.length >= DEEPEST || this.#unpacked + size > MOST_UNPACKED;
    if (isTooMuch || this.#aids.isLate()) return;
    this.#unpacked += size;
    const known = [...seen, outer.text?.trim()];
    const sample = bytes ? sampleOfBytes({ head: bytes, size, file: new File([bytes], '') }, outer) : sampleOfText(text ?? '', outer);
    const isNew = sample.text === undefined || !known.includes(sample.text.trim());
    const next = { sample, chain: [...chain, layer], bound: least(bound, confidence), seen: known };
    if (isNew) await this.#explore(group ? { ...next, group } : next);
  }
}
