import { describe, expect, test } from 'vitest';
import { readConfiguration } from './configuration.ts';

describe('readConfiguration', () => {
  test('has the defaults of the specification', () => {
    expect(readConfiguration({})).toEqual({
      app: { version: '0.0.0', lastCommitSha: '', baseUrl: '/', env: 'development', siteUrl: '' },
      plausible: { isTrackerEnabled: false, domain: '', apiHost: 'https://plausible.io', trackLocalhost: false },
      links: { repository: '', social: '', support: '' },
      site: { name: 'IT Tools', showBanner: false },
    });
  });

  test('prefers the environment to the configuration object, and that to the defaults', () => {
    const { app } = readConfiguration({ VITE_APP_ENV: 'preview' }, { app: { env: 'test', version: '2.0.0' } });
    expect(app).toMatchObject({ env: 'preview', version: '2.0.0', baseUrl: '/' });
  });

  test.each(['true', 'TRUE', 'True'])('reads %j as true', (given) => {
    expect(readConfiguration({ VITE_SHOW_BANNER: given }).site.showBanner).toBe(true);
  });

  test.each([
    ['VITE_APP_ENV', 'prod', 'app.env (VITE_APP_ENV) must be one of production, development, preview, test, but it is "prod".'],
    ['BASE_URL', 'tools', 'app.baseUrl (BASE_URL) must be a path that starts and ends with /, but it is "tools".'],
    ['BASE_URL', '//evil.example/', 'app.baseUrl (BASE_URL) must be a path that starts and ends with /, but it is "//evil.example/".'],
    ['VITE_SHOW_BANNER', '1', 'site.showBanner (VITE_SHOW_BANNER) must be a boolean, but it is "1".'],
    [
      'VITE_LINK_SOCIAL',
      'javascript:alert(1)',
      'links.social (VITE_LINK_SOCIAL) must be an http(s) address or empty, but it is "javascript:alert(1)".',
    ],
  ])('rejects %s=%s and names the key, format and value', (variable, value, message) => {
    expect(() => readConfiguration({ [variable]: value })).toThrow(`The configuration is wrong:\n${message}`);
  });

  test('reports all invalid keys at once', () => {
    expect(() => readConfiguration({ VITE_APP_ENV: 'x', BASE_URL: 'y' })).toThrow(/app\.baseUrl.*\napp\.env/);
  });
});
