import { choice, defineInputs, defineOptions, secret, text } from '#core/fields.ts';

/** A header holds the password that it was made of: neither leaves the page. */
export const inputs = defineInputs({
  username: text({ sample: 'Aladdin' }),
  password: secret({ isLinkable: false, sample: 'open sesame' }),
  headerToDecode: secret({ isLinkable: false }),
});

export const options = defineOptions({
  header: choice(['Authorization', 'Proxy-Authorization'], 'Authorization'),
  encoding: choice(['UTF-8', 'ISO-8859-1'], 'UTF-8'),
});
