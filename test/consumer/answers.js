import { run } from 'it-tools';

/** What came of a sample, as text: an answer that is drawn or is about the present says only that it is there. */
async function answer({ tool, operation, isRepeatable, texts, files }) {
  const brought = Object.entries(files).map(([name, text]) => [name, new File([text], name)]);
  const { ok, value, error } = await run(tool, { ...texts, ...Object.fromEntries(brought) }, { operation });
  if (!ok) return error.code;
  return isRepeatable ? JSON.stringify(value ?? null) : 'answered';
}

/** Asks every operation of every tool for its sample, twice. */
export async function answersTo(samples) {
  const answers = [];
  for (const sample of samples) {
    const first = await answer(sample);
    answers.push(first === (await answer(sample)) ? first : 'answered');
  }
  return answers;
}
