// Writes src/generated: modules, texts, and files that are derived from the tools and their messages.
import { type Files, writeFolder } from './generate/files.ts';
import { receiverFiles } from './generate/receivers.ts';
import { rememberedFieldFiles } from './generate/remembered-fields.ts';
import { stepCatalogueFiles } from './generate/step-catalogue.ts';
import { textFiles } from './generate/texts.ts';
import { toolWorkFiles } from './generate/tool-work.ts';

const parts: readonly Files[] = await Promise.all([
  textFiles(),
  receiverFiles(),
  rememberedFieldFiles(),
  stepCatalogueFiles(),
  toolWorkFiles(),
]);
writeFolder('src/generated', Object.assign({}, ...parts) as Files);
