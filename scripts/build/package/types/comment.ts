/** A comment of the sentences that are there, a line each. */
export function comment(sentences: readonly (string | undefined)[], indent = ''): string {
  const lines = sentences.flatMap((sentence = '') => sentence.replaceAll('*/', '* /').split('\n')).filter((line) => line !== '');
  if (lines.length < 2) return `${indent}/** ${lines.join('')} */`;
  return [`${indent}/**`, ...lines.map((line) => `${indent} * ${line}`), `${indent} */`].join('\n');
}

/** A label as a sentence. */
export const ended = (label: string | undefined): string | undefined => label?.replace(/(?<![.!?…])$/, '.');
