import { ok } from '#core/result.ts';

export interface KnownNumeronym {
  readonly numeronym: string;
  readonly word: string;
}

/** Sorted alphabetically. */
export const knownNumeronyms: readonly KnownNumeronym[] = [
  { numeronym: 'a11y', word: 'accessibility' },
  { numeronym: 'a16z', word: 'Andreessen Horowitz' },
  { numeronym: 'c14n', word: 'canonicalization' },
  { numeronym: 'd11n', word: 'documentation' },
  { numeronym: 'g11n', word: 'globalization' },
  { numeronym: 'i14y', word: 'interoperability' },
  { numeronym: 'i18n', word: 'internationalization' },
  { numeronym: 'k8s', word: 'Kubernetes' },
  { numeronym: 'l10n', word: 'localization' },
  { numeronym: 'm12n', word: 'modularization' },
  { numeronym: 'm17n', word: 'multilingualization' },
  { numeronym: 'n11n', word: 'normalization' },
  { numeronym: 'o11y', word: 'observability' },
  { numeronym: 'p13n', word: 'personalization' },
  { numeronym: 'r13y', word: 'reproducibility' },
  { numeronym: 's11n', word: 'serialization' },
  { numeronym: 'v12n', word: 'virtualization' },
];

export const listKnown = () => ok({ known: knownNumeronyms });
