import { useTool } from '#tool-ui/tool/use-tool.ts';
import { declaration } from '../declare.ts';
import type en from '../messages/en.json';
import { run } from '../run.ts';

export function NegativeFixture() {
  const { t } = useTool<typeof en>()(declaration, { main: run });
  return <p>{t('errors.aCodeWithoutSentence')}</p>;
}
