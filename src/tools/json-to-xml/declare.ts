import { declareConversion } from '#subjects/data-formats/declare-conversion.ts';
import { json } from '#subjects/data-formats/json.ts';
import { xml } from '#subjects/data-formats/xml.ts';

export const declaration = declareConversion(json, xml, {
  sample: '{"a": {"@x": "1.234", "item": [1, 2]}}',
  advancedOptions: ['listItemElement', 'xmlDeclaration'],
});
