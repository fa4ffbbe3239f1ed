import { declareConversion } from '#subjects/data-formats/declare-conversion.ts';
import { json } from '#subjects/data-formats/json.ts';
import { yaml } from '#subjects/data-formats/yaml.ts';

export const declaration = declareConversion(json, yaml, {
  sample: '{"name": "web", "ports": [80, 443], "country": "no" /* Norway */}',
  // The reverse conversion cannot keep comments.
  lawsHoldWhere: { keepComments: /false/ },
});
