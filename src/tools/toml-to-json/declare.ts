import { declareConversion } from '#subjects/data-formats/declare-conversion.ts';
import { json } from '#subjects/data-formats/json.ts';
import { toml } from '#subjects/data-formats/toml.ts';

export const declaration = declareConversion(toml, json, {
  sample: 'title = "TOML"\n\n[owner]\ndob = 1979-05-27T07:32:00-08:00',
});
