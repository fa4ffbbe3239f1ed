/** The names of the domains whose messages an English message file includes. */
export function sharedNames({ shared = [] }: { readonly shared?: unknown }): readonly string[] {
  return [shared].flat().map(String);
}
