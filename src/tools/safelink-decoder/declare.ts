import { declareTool, namesOf } from '#core/declaration.ts';
import { text } from '#core/fields.ts';
import { row, textOutput } from '#core/outputs.ts';

/** The details of a single link. */
const details = {
  targetHost: row({ isOptional: true }),
  unicodeTargetHost: row({ isOptional: true }),
  safeLinksHost: row({ isOptional: true }),
  recipient: row({ isOptional: true }),
  tenantId: row({ isOptional: true }),
  time: row({ isOptional: true }),
};

export const detailNames = namesOf(details);

export const declaration = declareTool({
  inputs: {
    text: text({
      rows: 12,
      sample:
        'https://eur03.safelinks.protection.outlook.com/?url=https%3A%2F%2Fexample.com%2F&data=04%7C01%7Cjane%40contoso.example%7C6944b67827e54648125508d884babf16%7Cb768b3c4dc4b445c94c0388882f966fb%7C0%7C0%7C637405284900251734%7CUnknown%7C%7C1000&sdata=x&reserved=0',
    }),
  },
  options: {},
  outputs: { decoded: textOutput({ type: 'url', file: 'decoded.txt', rows: 5 }), count: row(), ...details },
  operations: { decode: { takes: ['text'], gives: ['decoded', 'count', ...detailNames], thread: 'worker', perLine: true } },
});
