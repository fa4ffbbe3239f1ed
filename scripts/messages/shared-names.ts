/** Which folders of `src/i18n/shared` an English file of messages names. */
export function sharedNames({ shared = [] }: { readonly shared?: unknown }): readonly string[] {
  return [shared].flat().map(String);
}
