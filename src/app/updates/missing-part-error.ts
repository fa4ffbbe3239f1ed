/** What Chromium, Firefox and Safari say of a module that cannot be had, Vite of a style sheet, and we of a data file. */
const SAYINGS = /dynamically imported module|importing a module script failed|unable to preload css|data file could not be loaded/i;

/** A worker that could not be loaded says nothing at all. */
export const missingWorker = (): Error => new Error('Importing a module script failed: the worker could not be loaded.');

/** A file that scripts/data has made. Of an error in a worker only its text reaches the page. */
export const missingData = (name: string, cause: unknown): Error => new Error(`A data file could not be loaded: ${name}.`, { cause });

/** Whether code or data could not be loaded, most likely because a newer release has replaced it. That is no fault of the code that asked. */
export const isMissingPart = (error: unknown): boolean => error instanceof Error && SAYINGS.test(error.message);
