/**
 * The descriptions that a prerendered home page displays, by tool. They need not be loaded again before hydration. `ids` are the tools in
 * their order. Returns `undefined` if the page displays a different number of descriptions.
 */
export function shownDescriptions(ids: readonly string[]): Readonly<Record<string, string>> | undefined {
  const shown = [...document.querySelectorAll('[aria-labelledby="all-title"] .cards p')].map(({ textContent }) => textContent);
  return shown.length === ids.length ? Object.fromEntries(ids.map((id, index) => [id, shown[index] ?? ''])) : undefined;
}
