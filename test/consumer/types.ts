// Code that a compiler checks against the types of the package. It must reject each line under an expectation comment, and accept all
// others.
import { find, ItToolsError, type ListedTool, message, type Outcome, type Refusal, run, tools } from 'it-tools';
import { encode } from 'it-tools/base64-file-converter';
import { rank } from 'it-tools/benchmark-builder';
import { digest, type DigestFields } from 'it-tools/hash-text';
import { convert } from 'it-tools/json-to-yaml-converter';
import { generate as generatePorts } from 'it-tools/random-port-generator';
import { generate } from 'it-tools/token-generator';

export const outcome: Outcome<string> = await convert('{}', { indent: '4', sortKeys: true }, { language: 'de' });
export const text: string = await convert.orThrow({ json: '{}' });
export const token: string = await generate.orThrow({ length: 8 });
export const error: Refusal | undefined = outcome.ok ? undefined : outcome.error;
export const fields: DigestFields = { file: new Blob(['abc']), functions: 'common' };
export const labels: readonly string[] | undefined = (await digest.orThrow(fields)).digests?.map(({ label }) => label);
export const base64: string | undefined = (await encode.orThrow(Uint8Array.of(1, 2, 3))).base64;
export const columns: string | undefined = (await rank.orThrow([{ name: 'one', values: '1 2' }])).results?.columns[0];
export const found: readonly ListedTool[] = [...(await tools()), ...(await find('json'))];
export const unknown: Outcome<unknown> = await run('hash-text', 'abc', { functions: 'common' }, { operation: 'digest' });
export const sentence = (caught: unknown): Promise<string> | undefined =>
  caught instanceof ItToolsError ? message(caught, { language: 'fr' }) : undefined;

// @ts-expect-error an invalid choice
await convert('{}', { indent: '3' });
// @ts-expect-error an unknown field
await convert('{}', { indnt: '2' });
// @ts-expect-error the input twice
await convert('{}', { json: '{}' });
// @ts-expect-error an operation without an input
await generatePorts('x');
// @ts-expect-error an unsupported language
await generate({}, { language: 'tlh' });
// @ts-expect-error the value before the outcome is checked
export const value: string = outcome.value;
// @ts-expect-error an output that may be missing
export const digests: number = (await digest.orThrow('abc')).digests.length;
// @ts-expect-error an unknown operation
export { measure } from 'it-tools/hash-text';
