import { describe, expect, test } from 'vitest';
import { billOfMaterials } from './bill-of-materials.ts';

const printed = (folder: string, time: string, serialNumber: string): string =>
  JSON.stringify({
    $schema: 'http://cyclonedx.org/schema/bom-1.5.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    serialNumber,
    version: 1,
    metadata: { timestamp: time, component: { 'bom-ref': 'it-tools@1.0.0', name: folder, version: '1.0.0' } },
    components: [{ 'bom-ref': 'yaml@2.9.1', name: 'yaml' }],
    dependencies: [
      { ref: 'it-tools@1.0.0', dependsOn: ['yaml@2.9.1'] },
      { ref: 'yaml@2.9.1', dependsOn: [] },
    ],
  });

const around = { name: 'it-tools', nodeVersion: '24.21.0', builtAt: 1_700_000_000 };
const bill = billOfMaterials(printed('one', '2026-11-24T10:25:14.337Z', 'urn:uuid:b4863ab8-e54c-4924-979a-3f7b7de207bd'), around);

const serialOf = (text: string): unknown => (JSON.parse(text) as { serialNumber: unknown }).serialNumber;

describe('the bill of materials', () => {
  test('does not depend on the folder, the clock, or the serial number from npm', () => {
    expect(billOfMaterials(printed('two', '2027-01-01T00:00:00.000Z', 'urn:uuid:00000000-0000-4000-8000-000000000000'), around)).toBe(bill);
  });

  test('contains the name and time of the release', () => {
    expect(JSON.parse(bill)).toMatchObject({ metadata: { timestamp: '2023-11-14T22:13:20.000Z', component: { name: 'it-tools' } } });
  });

  test('lists Node as a dependency of the project', () => {
    expect(JSON.parse(bill)).toMatchObject({
      components: [{ name: 'yaml' }, { name: 'node', version: '24.21.0', purl: 'pkg:generic/node@24.21.0' }],
      dependencies: [{ dependsOn: ['yaml@2.9.1', 'node@24.21.0'] }, {}, { ref: 'node@24.21.0' }],
    });
  });

  test('has a serial number in the form of CycloneDX 1.5, which depends on the content', () => {
    expect(serialOf(bill)).toMatch(/^urn:uuid:[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(serialOf(billOfMaterials(printed('one', '', ''), { ...around, nodeVersion: '24.22.0' }))).not.toBe(serialOf(bill));
  });
});
