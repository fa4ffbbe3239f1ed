import { expect, test } from 'vitest';
import { play } from './play.ts';

/** The seed of RFC 6238, appendix B, for SHA-256; its codes have eight digits. */
const seed = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQGEZA';
const run = async (uri: string, ...words: readonly string[]) => play(['otp-generator', '--secret-env', 'S', ...words], { env: { S: uri } });

test('a key URI provides its algorithm and digits, also outside the page', async () => {
  const uri = `otpauth://totp/ACME:alice?secret=${seed}&algorithm=SHA256&digits=8`;
  expect(await run(uri, '--time', '59', '--pick', 'current')).toMatchObject({ stdout: '46119246\n', exitCode: 0 });
  expect(await run(uri, '--time', '59', '--digits', '6', '--pick', 'current')).toMatchObject({ stdout: '119246\n' });
});

test('a key URI provides its period, counter and type', async () => {
  // RFC 4226, appendix D: the code of counter 3.
  const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
  expect(await run(`otpauth://hotp/a?secret=${secret}&counter=3`, '--pick', 'current')).toMatchObject({ stdout: '969429\n' });
  expect(await run(`otpauth://totp/a?secret=${secret}&period=60`, '--time', '180', '--pick', 'current')).toMatchObject({
    stdout: '969429\n',
  });
});

test('a key URI provides its issuer and account', async () => {
  const { stdout } = await run(`otpauth://totp/ACME:alice?secret=${seed}&issuer=ACME`, 'write-uri', '--pick', 'keyUri');
  expect(stdout).toMatch(/^otpauth:\/\/totp\/ACME:alice\?.*issuer=ACME/);
});
