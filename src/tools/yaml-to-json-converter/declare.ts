import { declareConversion } from '#subjects/data-formats/declare-conversion.ts';
import { json } from '#subjects/data-formats/json.ts';
import { yaml } from '#subjects/data-formats/yaml.ts';

export const declaration = declareConversion(yaml, json, {
  sample: 'name: web\nports: [80, 443]\nbase: &b {cpu: 1}\nbig: {<<: *b, memory: 2Gi}',
  // YAML has a point in every number that has an exponent.
  lawsHoldWhere: { yaml: /^(?![^]*\de)/i },
});
