import type { DocumentOptions, ParseOptions, ScalarTag, SchemaOptions, Tags } from 'yaml';

export type YamlVersion = '1.1' | '1.2';

export const BINARY_TAG = 'tag:yaml.org,2002:binary';
const INT_TAG = 'tag:yaml.org,2002:int';
export const OMAP_TAG = 'tag:yaml.org,2002:omap';

/** Keeps binary data as text and decodes it later, because the library's decoder differs between browsers. */
const binaryText: ScalarTag = { tag: BINARY_TAG, default: false, resolve: (text) => text };

/** Accepts `!!float 7`, which the library rejects. Must follow the integers, so that a plain `7` remains an integer. */
const wholeFloat: ScalarTag = { tag: 'tag:yaml.org,2002:float', default: true, test: /^[-+]?[0-9]+$/, resolve: Number };

/** Reads texts such as `0b_` as texts. YAML 1.1 treats them as integers, although they have no digits. */
const withoutThrowing = (tag: ScalarTag): ScalarTag => ({
  ...tag,
  resolve(text, onError, options) {
    try {
      return tag.resolve(text, onError, options);
    } catch {
      return text;
    }
  },
});

const ownTags = (tags: Tags): Tags => [
  ...tags.flatMap((tag) => {
    if (typeof tag === 'string' || tag.tag === BINARY_TAG) return [];
    return [!tag.collection && tag.tag === INT_TAG ? withoutThrowing(tag) : tag];
  }),
  binaryText,
  wholeFloat,
];

/** The options for reading documents: the core schema of YAML 1.2 or the types of YAML 1.1, both with merge keys and exact integers. */
export const yamlOptions = (version: YamlVersion): ParseOptions & DocumentOptions & SchemaOptions => ({
  version,
  merge: true,
  intAsBigInt: true,
  customTags: ownTags,
  // The library checks uniqueness in quadratic time; the tree builder uses an index.
  uniqueKeys: false,
  prettyErrors: false,
  logLevel: 'silent',
});
