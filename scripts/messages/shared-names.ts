/** The messages of which subjects an English file of messages adds to its own. */
export function sharedNames({ shared = [] }: { readonly shared?: unknown }): readonly string[] {
  return [shared].flat().map(String);
}
