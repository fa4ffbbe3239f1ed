import { declareConversion } from '#domains/data-formats/declare-conversion.ts';
import { json } from '#domains/data-formats/json.ts';
import { toml } from '#domains/data-formats/toml.ts';

export const declaration = declareConversion(toml, json, {
  sample: 'title = "TOML"\n\n[owner]\ndob = 1979-05-27T07:32:00-08:00',
});
