import { declareConversion } from '#domains/data-formats/declare-conversion.ts';
import { json } from '#domains/data-formats/json.ts';
import { xml } from '#domains/data-formats/xml.ts';

export const declaration = declareConversion(json, xml, {
  sample: '{"a": {"@x": "1.234", "item": [1, 2]}}',
  advancedOptions: ['listItemElement', 'xmlDeclaration'],
});
