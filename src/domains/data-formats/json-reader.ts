import { mapResult, ok } from '#core/result.ts';
import { readJsonTree } from '#pure/notation/json/read-json-tree.ts';
import { defineReader } from './format.ts';
import { json } from './json.ts';
import { emptySource } from './one-document.ts';

/** Reads one JSON or JSON5 value, with a notice for each repeated key. Errors: those of `readJsonTree`. */
export const jsonReader = defineReader(json, (text, _options, progress) => {
  if (text.trim() === '') return ok(emptySource);
  const read = readJsonTree(text, (share) => progress(share / 2));
  return mapResult(read, ({ document, hasComments, notices }) => ({ documents: [document], hasComments, notices }));
});
