/** A comment with one line for each sentence that is not `undefined`. */
export function comment(sentences: readonly (string | undefined)[], indent = ''): string {
  const lines = sentences.flatMap((sentence = '') => sentence.replaceAll('*/', '* /').split('\n')).filter((line) => line !== '');
  if (lines.length < 2) return `${indent}/** ${lines.join('')} */`;
  return [`${indent}/**`, ...lines.map((line) => `${indent} * ${line}`), `${indent} */`].join('\n');
}

/** The label with a period at its end. */
export const ended = (label: string | undefined): string | undefined => label?.replace(/(?<![.!?…])$/, '.');
