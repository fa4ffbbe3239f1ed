import { useTool } from '#workbench/use-tool.ts';
import * as fields from '../fields.ts';
import type en from '../messages/en.json';

export function PlantedFault() {
  const { t } = useTool<typeof en, typeof fields>(fields);
  return <p>{t('errors.aCodeWithoutSentence')}</p>;
}
