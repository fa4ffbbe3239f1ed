import { readSettingsFile } from '#hosting/settings-file.ts';
import { renderPage } from '#hosting/render-page.ts';
import { writeHomeText } from '#hosting/home-text.ts';
import { plainSettings, someFacts as facts } from '#test/support/site-facts.ts';
import { many } from './many.ts';

const links = { repository: 'https://example.org/a?b&c', social: '', support: '' };

const homeTexts = ['*', '[', '`', '- ', '[a](', '[a](/b ', '[a](/', '**a ', '*a **b', '](', '## ', '- a\n', '<!--'];

const files: Readonly<Record<string, (count: number) => string>> = {
  'many keys': (count) => `{${Array.from({ length: count }, (_, index) => `"${index}x":1`).join()}}`,
  'a key many times': (count) => `{${'"a":1,'.repeat(count)}"a":1}`,
  'a list of objects': (count) => `{"a":[${'{},'.repeat(count)}{}]}`,
  'a long text': (count) => `{"a":"${'\\"x'.repeat(count)}"}`,
  'many lines and an error at the end': (count) => `{${'\n'.repeat(count)}`,
};

const templates: Readonly<Record<string, string>> = {
  parts: '<!--?banner--><a href="/__base__/x">__site-name__</a><!--/?-->',
  'beginnings of marks': '<!--?tool',
  slots: '<!--=language-->',
  placeholders: 'https://repository.invalid/issues',
};

export const cases = {
  ...many(homeTexts, (text) => writeHomeText(text)),
  ...Object.fromEntries(
    Object.entries(files).map(([name, textOf]) => [
      `a settings file of ${name}`,
      (times: number) => readSettingsFile({ path: '/config.json', bytes: new TextEncoder().encode(textOf(100 * times)) }),
    ]),
  ),
  ...Object.fromEntries(
    Object.entries(templates).map(([name, unit]) => [
      `a page of many ${name}`,
      (times: number) => renderPage(unit.repeat(50 * times), { facts, settings: { ...plainSettings, links } }),
    ]),
  ),
};
