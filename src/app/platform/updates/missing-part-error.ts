/** Matches the errors of Chromium, Firefox, and Safari for missing modules, of Vite for style sheets, and of `missingData`. */
const SAYINGS = /dynamically imported module|importing a module script failed|unable to preload css|data file could not be loaded/i;

/** An error for a worker that could not be loaded, because browsers give no message for it. */
export const missingWorker = (): Error => new Error('Importing a module script failed: the worker could not be loaded.');

/** An error for a missing file of scripts/data. Only the message of an error crosses from a worker to the page. */
export const missingData = (name: string, cause: unknown): Error => new Error(`A data file could not be loaded: ${name}.`, { cause });

/** Whether code or data could not be loaded, probably because a newer release has replaced it. This is not an error of the calling code. */
export const isMissingPart = (error: unknown): boolean => error instanceof Error && SAYINGS.test(error.message);
