import { declareConversion } from '#subjects/data-formats/declare-conversion.ts';
import { ini } from '#subjects/data-formats/ini.ts';
import { json } from '#subjects/data-formats/json.ts';

export const declaration = declareConversion(json, ini, {
  sample: '{"name": "web", "server": {"port": 8080, "hosts": ["a.example", "b.example"]}, "log": {"prefix": " > "}}',
  // What leads back takes the last of the keys that are repeated, unless it is asked not to.
  lawsHoldWhere: { arrays: /brackets|json/ },
});
