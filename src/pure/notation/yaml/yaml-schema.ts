import type { DocumentOptions, ParseOptions, ScalarTag, SchemaOptions, Tags } from 'yaml';

export type YamlVersion = '1.1' | '1.2';

export const BINARY_TAG = 'tag:yaml.org,2002:binary';
const INT_TAG = 'tag:yaml.org,2002:int';
export const OMAP_TAG = 'tag:yaml.org,2002:omap';

/** The library decodes with what the browser has, which differs between browsers: the text is decoded by ourselves. */
const binaryText: ScalarTag = { tag: BINARY_TAG, default: false, resolve: (text) => text };

/** `!!float 7` is a float, which the library refuses. Behind the integers, so that a bare `7` is one of them. */
const wholeFloat: ScalarTag = { tag: 'tag:yaml.org,2002:float', default: true, test: /^[-+]?[0-9]+$/, resolve: Number };

/** YAML 1.1 lets `0b_` and the like pass for integers without a digit; they are texts. */
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

/** How documents are read: the core schema of YAML 1.2 or the types of YAML 1.1, both with merge keys and exact integers. */
export const yamlOptions = (version: YamlVersion): ParseOptions & DocumentOptions & SchemaOptions => ({
  version,
  merge: true,
  intAsBigInt: true,
  customTags: ownTags,
  // The library compares every key with every other; the tree's builder keeps an index.
  uniqueKeys: false,
  prettyErrors: false,
  logLevel: 'silent',
});
