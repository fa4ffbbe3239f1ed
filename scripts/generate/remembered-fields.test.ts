import { expect, test } from 'vitest';
import { declarationOf, toolIds } from '../catalog.ts';
import { sessionFields } from '../../src/tool-ui/tool/session-fields.ts';
import { storedFields } from './remembered-fields.ts';

test.each(toolIds())('the saved fields of %s contain no secret and survive JSON', async (toolId) => {
  const { inputs, options } = sessionFields(await declarationOf(toolId));
  const remembered = await storedFields(toolId);
  const all = { ...inputs, ...options };
  for (const [name, field] of Object.entries({ ...remembered.inputs, ...remembered.options })) {
    expect(field).toBe(all[name]);
    expect('isMasked' in field && field.isMasked).toBe(false);
  }
  const secrets = Object.entries(all).flatMap(([name, { persist }]) => (persist === 'never' ? name : []));
  expect(secrets.filter((name) => name in remembered.inputs || name in remembered.options)).toEqual([]);
  expect(JSON.parse(JSON.stringify(remembered))).toEqual(remembered);
});
