import { describe, expect, test } from 'vitest';
import { reword } from './reword.ts';

const json = '{\n  "title": "Old",\n  "view": { "dotted.name": "Kept", "label": "Old label" }\n}\n';
const row = { file: 'en.json', key: 'view.label', today: 'Old label', better: 'New “label”' };

describe('reword', () => {
  test('replaces the text of a key and keeps the layout', () => {
    expect(reword(json, [row])).toBe(json.replace('Old label', 'New “label”'));
  });

  test('finds a key whose name contains a dot', () => {
    expect(reword(json, [{ ...row, key: 'view.dotted.name', today: 'Kept' }])).toBe(json.replace('Kept', 'New “label”'));
  });

  test('refuses a row whose text has changed since', () => {
    expect(() => reword(json, [{ ...row, today: 'Older label' }])).toThrow('en.json: “view.label” is “Old label”, not “Older label”');
  });

  test('refuses a key that does not exist', () => {
    expect(() => reword(json, [{ ...row, key: 'view.missing' }])).toThrow('en.json: “view.missing” is missing');
  });
});
