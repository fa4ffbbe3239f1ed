import { declareConversion } from '#domains/data-formats/declare-conversion.ts';
import { json } from '#domains/data-formats/json.ts';
import { yaml } from '#domains/data-formats/yaml.ts';

export const declaration = declareConversion(json, yaml, {
  sample: '{"name": "web", "ports": [80, 443], "country": "no" /* Norway */}',
  // The reverse conversion cannot keep comments.
  propertiesHoldWhere: { keepComments: /false/ },
});
