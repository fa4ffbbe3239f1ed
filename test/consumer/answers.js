import { run } from 'it-tools';

/** The result of a sample as text. Results that are random or depend on the time are only `answered`. */
async function answer({ tool, operation, isRepeatable, texts, files }) {
  const brought = Object.entries(files).map(([name, text]) => [name, new File([text], name)]);
  const { ok, value, error } = await run(tool, { ...texts, ...Object.fromEntries(brought) }, { operation });
  if (!ok) return error.code;
  return isRepeatable ? JSON.stringify(value ?? null) : 'answered';
}

/** Runs every operation of every tool twice with its sample. */
export async function answersTo(samples) {
  const answers = [];
  for (const sample of samples) {
    const first = await answer(sample);
    answers.push(first === (await answer(sample)) ? first : 'answered');
  }
  return answers;
}
