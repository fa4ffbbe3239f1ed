import { declareConversion } from '#subjects/data-formats/declare-conversion.ts';
import { json } from '#subjects/data-formats/json.ts';
import { toml } from '#subjects/data-formats/toml.ts';

export const declaration = declareConversion(json, toml, {
  sample: '{"title": "Site", "owner": {"name": "Tom", "born": "1979-05-27"}, "ratio": 1.0}',
});
