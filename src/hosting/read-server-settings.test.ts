import { describe, expect, test } from 'vitest';
import { readServerSettings } from './read-server-settings.ts';

describe('server settings', () => {
  test.each([
    [{}, {}, { port: 8080, host: '', logRequests: false }],
    [{ port: '1' }, { PORT: '99', HOST: '::1', LOG_REQUESTS: 'true' }, { port: 1, host: '::1', logRequests: true }],
    [{}, { PORT: '', HOST: '' }, { port: 8080, host: '', logRequests: false }],
  ])('are read from %j and %j', (flags, environment, settings) =>
    expect(readServerSettings(flags, environment)).toEqual({ ok: true, settings }),
  );

  test.each([
    [{ PORT: '0' }, 'PORT must be a whole number from 1 to 65535, but it is "0".'],
    [{ PORT: '65536' }, 'PORT must be a whole number from 1 to 65535, but it is "65536".'],
    [{ PORT: '8080 ' }, 'PORT must be a whole number from 1 to 65535, but it is "8080 ".'],
    [{ HOST: 'localhost' }, 'HOST must be an IP address or empty, but it is "localhost".'],
    [{ LOG_REQUESTS: 'yes' }, 'LOG_REQUESTS must be a boolean, but it is "yes".'],
  ])('reject an environment variable: %j', (environment, fault) =>
    expect(readServerSettings({}, environment)).toEqual({ ok: false, faults: [fault] }),
  );

  test.each([
    [{ port: '' }, '--port must be a whole number from 1 to 65535, but it is "".'],
    [{ host: '::g' }, '--host must be an IP address or empty, but it is "::g".'],
    [{ 'log-requests': '1' }, '--log-requests must be a boolean, but it is "1".'],
  ])('reject an option: %j', (flags, fault) =>
    expect(readServerSettings(flags, { PORT: '1', HOST: '', LOG_REQUESTS: 'true' })).toEqual({ ok: false, faults: [fault] }),
  );

  test('report all errors, in the order of the table', () => {
    const environment = { LOG_REQUESTS: '', HOST: 'a', PORT: 'b' };
    const found = readServerSettings({ 'log-requests': 'c' }, environment, 'CONFIG_FILE …');
    const first = found.ok ? [] : found.faults.map((fault) => fault.split(' ')[0]);
    expect(first).toEqual(['PORT', 'HOST', 'CONFIG_FILE', '--log-requests']);
  });
});
