/** Time in ms that lines may be processed before results are sent to the page, so that it stays responsive. */
const TURN_MS = 30;

/** Processes lines from the first on until the time is over, but at least one. Returns their results. */
export async function inTurns<Answer>(
  lines: readonly string[],
  answer: (line: string) => Promise<Answer>,
  clock: () => number,
): Promise<readonly Answer[]> {
  const begun = clock();
  const answers: Answer[] = [];
  for (const line of lines) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other, until the time is over
    answers.push(await answer(line));
    if (clock() - begun > TURN_MS) break;
  }
  return answers;
}
