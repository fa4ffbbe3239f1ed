/** Time in ms that lines may be processed before results are sent to the page, so that it stays responsive. */
const TURN_MS = 30;

/** Processes lines from the first on until the time is over, but at least one. Returns their results. */
export async function inTurns<LineResult>(
  lines: readonly string[],
  process: (line: string) => Promise<LineResult>,
  clock: () => number,
): Promise<readonly LineResult[]> {
  const begun = clock();
  const results: LineResult[] = [];
  for (const line of lines) {
    // oxlint-disable-next-line no-await-in-loop -- one after another until the time is over
    results.push(await process(line));
    if (clock() - begun > TURN_MS) break;
  }
  return results;
}
