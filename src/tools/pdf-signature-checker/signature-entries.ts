import { type PdfDictionary, type PdfValue, resolvePdfValue } from './pdf-object.ts';
import { parsePdfDate } from './pdf-date.ts';
import { decodePdfText } from './pdf-text.ts';
import type { AllowedChanges, RemarkKind } from './signature-report.ts';

const remarkKeys: readonly (readonly [RemarkKind, string])[] = [
  ['reason', 'Reason'],
  ['location', 'Location'],
  ['contact', 'ContactInfo'],
  ['name', 'Name'],
];

/** Reads the entries of a signature dictionary (ISO 32000-1, table 252). */
export class SignatureEntries {
  readonly #file: Uint8Array;
  readonly #dictionary: PdfDictionary;

  constructor(file: Uint8Array, dictionary: PdfDictionary) {
    this.#file = file;
    this.#dictionary = dictionary;
  }

  readonly value = (key: string): PdfValue | undefined => resolvePdfValue(this.#file, this.#dictionary.get(key));

  name(key: string): string {
    const value = this.value(key);
    return value?.kind === 'name' ? value.name : '';
  }

  bytes(key: string): Uint8Array | undefined {
    const value = this.value(key);
    return value?.kind === 'string' ? value.bytes : undefined;
  }

  /** The signing time, as Unix time in seconds. */
  get time(): number | undefined {
    const bytes = this.bytes('M');
    return bytes && parsePdfDate(decodePdfText(bytes));
  }

  get remarks(): readonly { readonly kind: RemarkKind; readonly text: string }[] {
    return remarkKeys.flatMap(([kind, key]) => {
      const bytes = this.bytes(key);
      return bytes ? [{ kind, text: decodePdfText(bytes) }] : [];
    });
  }

  /** The changes that a certification allows (section 12.8.2.2). The default is form filling. */
  get allowedChanges(): AllowedChanges | undefined {
    const references = this.value('Reference');
    if (references?.kind !== 'array') return undefined;
    for (const item of references.items) {
      const reference = this.#dictionaryOf(item);
      const method = resolvePdfValue(this.#file, reference?.get('TransformMethod'));
      if (method?.kind !== 'name' || method.name !== 'DocMDP') continue;
      const permission = resolvePdfValue(this.#file, this.#dictionaryOf(reference?.get('TransformParams'))?.get('P'));
      const level = permission?.kind === 'number' ? permission.value : 2;
      return level === 1 ? 'none' : level === 3 ? 'formFillingAndComments' : 'formFilling';
    }
    return undefined;
  }

  #dictionaryOf(value: PdfValue | undefined): PdfDictionary | undefined {
    const resolved = resolvePdfValue(this.#file, value);
    return resolved?.kind === 'dictionary' ? resolved.entries : undefined;
  }
}
