/** The output of each layout option of a converter to JSON for `{"b": [1], "a": {}}`. */
export const jsonLayouts = [
  [{ indent: '2' }, '{\n  "b": [\n    1\n  ],\n  "a": {}\n}'],
  [{ indent: '4' }, '{\n    "b": [\n        1\n    ],\n    "a": {}\n}'],
  [{ indent: 'tab' }, '{\n\t"b": [\n\t\t1\n\t],\n\t"a": {}\n}'],
  [{ indent: 'none', sortKeys: true }, '{"a":{},"b":[1]}'],
] as const;
