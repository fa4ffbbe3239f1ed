import { mapResult, ok } from '#core/result.ts';
import { readToml } from '#pure/notation/toml/read-toml.ts';
import { defineReader } from './format.ts';
import { emptySource } from './one-document.ts';
import { toml } from './toml.ts';

/** Reads a TOML document. Errors: those of `readToml`. */
export const tomlReader = defineReader(toml, (text) =>
  text.trim() === ''
    ? ok(emptySource)
    : mapResult(readToml(text), (document) => ({ documents: [document], hasComments: false, notices: [] })),
);
