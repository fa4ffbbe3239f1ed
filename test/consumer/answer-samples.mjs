// Asks every operation of every tool for its sample, twice. What it is answered is a line of JSON: an answer that is drawn or is about the present says only
// that it is there.
import { readFile } from 'node:fs/promises';

const samples = JSON.parse(await readFile(new URL('samples.json', import.meta.url), 'utf8'));

/** What came of a call, as text. */
async function answer({ tool, operation, isRepeatable, texts, files }) {
  const module = await import(`it-tools/${tool}`);
  const brought = Object.entries(files).map(([name, text]) => [name, new File([text], name)]);
  const { ok, value, error } = await module[operation]({ ...texts, ...Object.fromEntries(brought) });
  if (!ok) return error.code;
  return isRepeatable ? JSON.stringify(value ?? null) : 'answered';
}

const answers = [];
for (const sample of samples) {
  const first = await answer(sample);
  answers.push(first === (await answer(sample)) ? first : 'answered');
}
console.log(JSON.stringify(answers));
