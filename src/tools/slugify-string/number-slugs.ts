/** Slugs with a number behind each that was there before, the second one getting 2, or the next number that makes it unique. Empty ones stay. */
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
