import { defineInputs, defineOptions, text } from '#core/fields.ts';

export const inputs = defineInputs({
  text: text({
    sample:
      'https://eur03.safelinks.protection.outlook.com/?url=https%3A%2F%2Fexample.com%2F&data=04%7C01%7Cjane%40contoso.example%7C6944b67827e54648125508d884babf16%7Cb768b3c4dc4b445c94c0388882f966fb%7C0%7C0%7C637405284900251734%7CUnknown%7C%7C1000&sdata=x&reserved=0',
  }),
});

export const options = defineOptions({});
