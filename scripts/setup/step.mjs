// Plain JavaScript, because scripts/setup.mjs runs on any Node from 20.19 and before anything is installed.

/** @param {number} milliseconds */
const seconds = (milliseconds) => `${(milliseconds / 1000).toFixed(1)} s`;

/**
 * Starts timing a step of `npm start` or `npm test`. Call the returned function to print the result of the step and its duration.
 * @param {string} name
 * @returns {(result: string) => void}
 */
export function startStep(name) {
  const startedAt = performance.now();
  return (result) => console.log(`${name}: ${result} (${seconds(performance.now() - startedAt)})`);
}
