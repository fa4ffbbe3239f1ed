import { declareConversion } from '#domains/data-formats/declare-conversion.ts';
import { ini } from '#domains/data-formats/ini.ts';
import { json } from '#domains/data-formats/json.ts';

export const declaration = declareConversion(ini, json, {
  sample: '; Web server\nname = "web"\n\n[server]\nport = 8080\nhosts[] = a.example\nhosts[] = b.example\n\n[server.tls]\nenabled = true',
  advancedOptions: ['repeatedKeys', 'inlineComments'],
  // The reverse conversion omits an empty object, writes keys above the sections on the same level and texts that look like numbers
  // unchanged, and does not quote texts of several lines.
  propertiesHoldWhere: { ini: /^\s*[^\s;#]/m, nestedSections: /false/, detectTypes: /false/, inlineComments: /false/ },
});
