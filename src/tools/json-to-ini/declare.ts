import { declareConversion } from '#domains/data-formats/declare-conversion.ts';
import { ini } from '#domains/data-formats/ini.ts';
import { json } from '#domains/data-formats/json.ts';

export const declaration = declareConversion(json, ini, {
  sample: '{"name": "web", "server": {"port": 8080, "hosts": ["a.example", "b.example"]}, "log": {"prefix": " > "}}',
  // By default, the reverse conversion takes only the last of repeated keys.
  propertiesHoldWhere: { arrays: /brackets|json/ },
});
