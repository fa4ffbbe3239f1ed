import { run } from 'it-tools';

/** The result of a sample as text. Results that are random or depend on the time are only `answered`. */
async function resultOf({ tool, operation, isRepeatable, texts, files }) {
  const fileFields = Object.entries(files).map(([name, text]) => [name, new File([text], name)]);
  const { ok, value, error } = await run(tool, { ...texts, ...Object.fromEntries(fileFields) }, { operation });
  if (!ok) return error.code;
  return isRepeatable ? JSON.stringify(value ?? null) : 'answered';
}

/** Runs every operation of every tool twice with its sample. */
export async function answersTo(samples) {
  const results = [];
  for (const sample of samples) {
    const first = await resultOf(sample);
    results.push(first === (await resultOf(sample)) ? first : 'answered');
  }
  return results;
}
