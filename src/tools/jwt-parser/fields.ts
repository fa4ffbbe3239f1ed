import { choice, defineInputs, defineOptions, secret } from '#core/fields.ts';

/** A token opens doors as a password does: both inputs stay on the page. */
export const inputs = defineInputs({
  token: secret({
    accepts: 'jwt',
    sample:
      'eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJzdWIiOiIxMjM0NTY3ODkwIiwibmFtZSI6IkpvaG4gRG9lIiwiaWF0IjoxNTE2MjM5MDIyfQ.SflKxwRJSMeKKF2QT4fwpMeJf36POk6yJV_adQssw5c',
  }),
  key: secret({ isLinkable: false }),
});

export const options = defineOptions({ secretEncoding: choice(['text', 'base64', 'hex'], 'text') });
