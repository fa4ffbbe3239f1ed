import { declareConversion } from '#domains/data-formats/declare-conversion.ts';
import { toml } from '#domains/data-formats/toml.ts';
import { yaml } from '#domains/data-formats/yaml.ts';

export const declaration = declareConversion(toml, yaml, {
  sample: '# Service\nname = "web"\n\n[limits] # per pod\ncpu = 0.5',
  // The reverse conversion cannot keep comments.
  propertiesHoldWhere: { keepComments: /false/ },
});
