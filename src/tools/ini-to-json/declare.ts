import { declareConversion } from '#subjects/data-formats/declare-conversion.ts';
import { ini } from '#subjects/data-formats/ini.ts';
import { json } from '#subjects/data-formats/json.ts';

export const declaration = declareConversion(ini, json, {
  sample: '; Web server\nname = "web"\n\n[server]\nport = 8080\nhosts[] = a.example\nhosts[] = b.example\n\n[server.tls]\nenabled = true',
  moreOptions: ['repeatedKeys', 'inlineComments'],
  // What leads back writes nothing of an empty object, keys above the sections beside them, texts that look like numbers as they are, and no quotes
  // around several lines.
  lawsHoldWhere: { ini: /^\s*[^\s;#]/m, nestedSections: /false/, detectTypes: /false/, inlineComments: /false/ },
});
