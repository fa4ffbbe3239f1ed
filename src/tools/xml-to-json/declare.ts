import { declareConversion } from '#subjects/data-formats/declare-conversion.ts';
import { json } from '#subjects/data-formats/json.ts';
import { xml } from '#subjects/data-formats/xml.ts';

export const declaration = declareConversion(xml, json, {
  sample: '<a x="1.234" y="It\'s"/>',
  leavesOut: ['sortKeys'],
  advancedOptions: ['alwaysLists', 'trimText', 'keepComments'],
  // Only this mapping preserves the order of adjacent texts and elements.
  lawsHoldWhere: { mapping: /ordered/ },
});
