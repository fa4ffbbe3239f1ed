import { declareConversion } from '#domains/data-formats/declare-conversion.ts';
import { json } from '#domains/data-formats/json.ts';
import { yaml } from '#domains/data-formats/yaml.ts';

export const declaration = declareConversion(yaml, json, {
  sample: 'name: web\nports: [80, 443]\nbase: &b {cpu: 1}\nbig: {<<: *b, memory: 2Gi}',
  // A YAML number with an exponent always has a decimal point.
  propertiesHoldWhere: { yaml: /^(?![^]*\de)/i },
});
