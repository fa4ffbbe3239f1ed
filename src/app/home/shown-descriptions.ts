/**
 * The descriptions by tool that a prerendered home page shows, given the tools in their order: what is in the page need not be loaded once
 * more before React looks at it. `undefined` where the page shows others, or none.
 */
export function shownDescriptions(ids: readonly string[]): Readonly<Record<string, string>> | undefined {
  const shown = [...document.querySelectorAll('[aria-labelledby="all-title"] .cards p')].map(({ textContent }) => textContent);
  return shown.length === ids.length ? Object.fromEntries(ids.map((id, index) => [id, shown[index] ?? ''])) : undefined;
}
