import { declareConversion } from '#domains/data-formats/declare-conversion.ts';
import { json } from '#domains/data-formats/json.ts';
import { xml } from '#domains/data-formats/xml.ts';

export const declaration = declareConversion(xml, json, {
  sample: '<a x="1.234" y="It\'s"/>',
  leavesOut: ['sortKeys'],
  advancedOptions: ['alwaysLists', 'trimText', 'keepComments'],
  // Only this mapping preserves the order of adjacent texts and elements.
  propertiesHoldWhere: { mapping: /ordered/ },
});
