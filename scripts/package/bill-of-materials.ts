import { createHash } from 'node:crypto';

/** The parts of npm's CycloneDX output that are read here. The other parts are kept unchanged. */
interface NpmBill {
  readonly serialNumber?: string;
  readonly metadata: { readonly component: Readonly<Record<string, unknown>> & { readonly 'bom-ref': string } };
  readonly components: readonly { readonly 'bom-ref': string }[];
  readonly dependencies: readonly { readonly ref: string; readonly dependsOn: readonly string[] }[];
}

export interface Around {
  readonly name: string;
  /** Version of the Node program in the image, without `v`. */
  readonly nodeVersion: string;
  /** Seconds since 1970. */
  readonly builtAt: number;
}

/** A version 8 UUID of a text. Version 8 leaves its bits to the implementation (RFC 9562, section 5.8). */
function uuidOf(text: string): string {
  const bytes = createHash('sha256').update(text).digest().subarray(0, 16);
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x80;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

/**
 * Makes the output of `npm sbom` reproducible and adds Node, which is in the image. npm names the project after its folder, and adds the
 * current time and a random serial number.
 */
export function billOfMaterials(printed: string, { name, nodeVersion, builtAt }: Around): string {
  const bill = JSON.parse(printed) as NpmBill; // written by npm
  const node = {
    'bom-ref': `node@${nodeVersion}`,
    type: 'platform',
    name: 'node',
    version: nodeVersion,
    scope: 'required',
    description: 'The Node program of the image',
    purl: `pkg:generic/node@${nodeVersion}`,
    licenses: [{ license: { id: 'MIT' } }],
  };
  const { serialNumber: _random, metadata, components, dependencies, ...head } = bill;
  const { 'bom-ref': root } = metadata.component;
  const whole = {
    ...head,
    metadata: { ...metadata, timestamp: new Date(builtAt * 1000).toISOString(), component: { ...metadata.component, name } },
    components: [...components.filter(({ 'bom-ref': ref }) => ref !== node['bom-ref']), node],
    dependencies: [
      ...dependencies.map((each) => (each.ref === root ? { ...each, dependsOn: [...each.dependsOn, node['bom-ref']] } : each)),
      { ref: node['bom-ref'], dependsOn: [] },
    ],
  };
  const { $schema, bomFormat, specVersion, ...rest } = whole as typeof whole & Readonly<Record<string, unknown>>;
  const serialNumber = `urn:uuid:${uuidOf(JSON.stringify(whole))}`;
  return `${JSON.stringify({ $schema, bomFormat, specVersion, serialNumber, ...rest }, null, 2)}\n`;
}
