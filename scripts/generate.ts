// Writes src/generated: modules, texts, and files that are derived from the tools and their messages.
import { beforePaintFiles } from './generate/before-paint.ts';
import { dataFiles } from './generate/data-files.ts';
import { type Files, writeFolder } from './generate/files.ts';
import { iconFiles } from './generate/icons.ts';
import { receiverFiles } from './generate/receivers.ts';
import { rememberedFieldFiles } from './generate/remembered-fields.ts';
import { stepCatalogueFiles } from './generate/step-catalogue.ts';
import { textFiles } from './generate/texts.ts';
import { toolWorkFiles } from './generate/tool-work.ts';

const FOLDER = 'src/generated';

const parts: readonly Files[] = await Promise.all([
  textFiles(),
  receiverFiles(),
  rememberedFieldFiles(),
  stepCatalogueFiles(),
  toolWorkFiles(),
  iconFiles(),
  beforePaintFiles(),
  dataFiles(FOLDER),
]);
writeFolder(FOLDER, Object.assign({}, ...parts) as Files);
