/** How long lines may be answered before those that are go back: what they bring to the page must not hold it up. */
const TURN_MS = 30;

/** The answers to as many of the lines, from the first, as there is time for: to one at least. */
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
