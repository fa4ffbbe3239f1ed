import { declareConversion } from '#domains/data-formats/declare-conversion.ts';
import { json } from '#domains/data-formats/json.ts';
import { toml } from '#domains/data-formats/toml.ts';

export const declaration = declareConversion(json, toml, {
  sample: '{"title": "Site", "owner": {"name": "Tom", "born": "1979-05-27"}, "ratio": 1.0}',
});
