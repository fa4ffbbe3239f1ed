import { declareTool, namesOf } from '#core/declaration.ts';
import { flag, text } from '#core/fields.ts';
import { row, table, textOutput } from '#core/outputs.ts';

const options = {
  removeDuplicates: flag(false, { aliases: ['removesDuplicates'] }),
  removeAllTags: flag(false, { aliases: ['removesAllTags'] }),
  lowercaseLocalPart: flag(true, { aliases: ['lowercasesLocalPart'] }),
};
const outputs = {
  normalized: textOutput({ isMany: true, file: 'emails.txt' }),
  count: row(),
  uniqueCount: row(),
  invalidCount: row(),
  changes: table(['address', 'normalized', 'provider'], { file: 'email-changes.csv' }),
};

export const declaration = declareTool({
  inputs: {
    emails: text({
      example: 'user@example.com',
      sample: [
        'Jane.Doe+news@gmail.com',
        'janedoe@googlemail.com',
        'John Smith <John.Smith@Example.COM>',
        'maria+shop@outlook.com',
        'li@例え.jp',
      ].join('\n'),
    }),
  },
  options,
  outputs,
  operations: {
    normalize: {
      takes: ['emails', ...namesOf(options)],
      gives: namesOf(outputs),
      thread: 'worker',
      perLine: true,
      isIdempotent: true,
    },
  },
});
