import { describe, expect, test } from 'vitest';
import { toolTexts } from '#test/support/tool-texts.ts';
import { presenters } from './present.ts';
import { declaration } from './declare.ts';
import { parse } from './run.ts';

const sample = declaration.inputs.userAgents.sample ?? '';
const PLAYSTATION = 'Mozilla/5.0 (PlayStation; PlayStation 5/2.26) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/13.0 Safari/605.1.15';

function presented(userAgents: string) {
  const result = parse({ userAgents }, { progress: () => undefined });
  if (!result.ok || !result.value) throw new Error('There is no user agent.');
  return presenters.parse(result.value, {}, { t: toolTexts('user-agent-parser', 'en'), language: 'en' });
}

describe('a single user agent', () => {
  test('contains detected and undetected facts, with notes', () => {
    expect(presented(sample)).toMatchObject({
      browser: 'Chrome',
      deviceType: 'desktop',
      deviceVendor: { value: 'Not detected', isProse: true },
      isBot: 'No',
      notes: 'Windows 11 also reports Windows 10 here. Chrome shows only the major version.',
    });
  });

  test('has no notes if nothing is frozen', () => {
    expect(presented('curl/8.5.0')).toMatchObject({ isBot: 'Yes', notes: 'None' });
  });
});

describe('several user agents', () => {
  const shown = presented(`${sample}\n\n${PLAYSTATION}\ncurl/8.5.0`);

  test.each([
    [0, { line: '1', browser: 'Chrome 128.0.0.0', os: 'Windows 10', device: 'desktop', cpu: 'amd64', isBot: 'No', text: sample }],
    [1, { line: '3', device: 'Sony PlayStation 5 (console)', cpu: 'Not detected' }],
    [2, { line: '4', browser: 'Not detected', device: 'Not detected', isBot: 'Yes', text: 'curl/8.5.0' }],
  ])('contain in row %d the name and version in one cell', (index, row) => {
    expect(shown).toMatchObject({ count: '3' });
    expect('list' in shown && shown.list?.at(index)).toMatchObject(row);
  });
});
