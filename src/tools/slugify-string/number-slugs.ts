/** Appends a number to each repeated slug, starting with 2, and skips numbers that are already taken. Keeps empty slugs. */
export function numberSlugs(slugs: readonly string[], separator: string): readonly string[] {
  const taken = new Set<string>();
  const lastNumbers = new Map<string, number>();
  return slugs.map((slug) => {
    if (slug === '') return '';
    let number = lastNumbers.get(slug) ?? 1;
    let unique = slug;
    while (taken.has(unique)) unique = `${slug}${separator}${++number}`;
    lastNumbers.set(slug, number);
    taken.add(unique);
    return unique;
  });
}
