import { defineInputs, defineOptions, flag, text } from '#core/fields.ts';

export const inputs = defineInputs({
  emails: text({
    sample: [
      'Jane.Doe+news@gmail.com',
      'janedoe@googlemail.com',
      'John Smith <John.Smith@Example.COM>',
      'maria+shop@outlook.com',
      'li@例え.jp',
    ].join('\n'),
  }),
});

export const options = defineOptions({ removesDuplicates: flag(false), removesAllTags: flag(false), lowercasesLocalPart: flag(true) });
