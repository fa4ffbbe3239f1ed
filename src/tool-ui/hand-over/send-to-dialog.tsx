import { use, useState } from 'react';
import type { DataType } from '#core/data-type.ts';
import { adapterOperations } from '#engine/adapter-operations.ts';
import { Button } from '#ui/button/button.tsx';
import { Chooser, type ChooserGroup } from '#ui/dialog/chooser.tsx';
import { copiedOf } from '#ui/field/whole-text.ts';
import { useToolContext } from '../tool/tool-context.ts';
import { controlValuesOf } from '../tool/session-state.ts';
import { continueInSteps } from './continued.ts';
import { handOver, type SentOutput } from './hand-over.ts';
import { matchingTools, receivingTools } from './receiving-tools.ts';

/** The names of data types that are not written in capitals like `JSON`. */
const names: { readonly [Type in DataType]?: string } = { markdown: 'Markdown' };

const SHOW_ALL = 'all';

/** The tools that accept an output, and a link to the page that continues it in steps. */
export default function SendToDialog({ onClose, ...sent }: SentOutput & { readonly onClose: () => void }) {
  const { toolId, session, shellText, receivers, openTool } = useToolContext();
  const [loading] = useState(receivers);
  const tools = use(loading);
  const [isUnfolded, setUnfolded] = useState(false);

  const headingOf = (accepts: DataType) =>
    accepts === 'text'
      ? shellText('workbench.sendTakesText')
      : shellText('workbench.sendTakes', { name: names[accepts] ?? accepts.toUpperCase() });
  const groupsFor = (query: string): readonly ChooserGroup[] => {
    const groups = receivingTools(tools, sent, toolId)
      .map((group) => ({ ...group, tools: matchingTools(group.tools, query) }))
      .filter((group) => group.tools.length > 0);
    const isFolded = query === '' && !isUnfolded && groups.length > 1;
    return groups.map(({ accepts, tools: taking }, index) => ({
      id: accepts,
      heading: headingOf(accepts),
      options:
        isFolded && index > 0
          ? [{ id: SHOW_ALL, more: shellText('workbench.sendShowAll', { count: taking.length }) }]
          : taking.map((tool) => ({ ...tool, id: tool.toolId })),
    }));
  };

  const send = async (target: string) => {
    const text = copiedOf(sent.value, sent.whole);
    handOver(target, { inputs: typeof text === 'string' ? text : await text() });
    openTool(target);
    onClose();
  };
  const continueChain = (picked: string | undefined) => {
    const next = picked === SHOW_ALL ? undefined : picked;
    continueInSteps({ toolId, output: sent.outputName, controlValues: controlValuesOf(session.fields, session.read()), next });
    openTool('steps');
    onClose();
  };
  const { declaration } = session;
  const canContinue = declaration !== undefined && Object.keys(adapterOperations(declaration)).length > 0;

  const continueFooter = (picked: string | undefined) => (
    <div className="-mx-4 flex flex-wrap items-center gap-2 border-t px-4 pt-3">
      <Button icon="stairs" onClick={() => continueChain(picked)}>
        {shellText('workbench.continueInSteps')}
      </Button>
      <span className="text-sm text-ink-soft">{tools.find((tool) => tool.toolId === picked)?.name}</span>
    </div>
  );

  return (
    <Chooser
      title={shellText('workbench.sendTo', { label: sent.label })}
      searchLabel={shellText('workbench.sendSearch')}
      noResults={shellText('words.noResults')}
      groupsFor={groupsFor}
      onChoose={(id) => (id === SHOW_ALL ? setUnfolded(true) : void send(id))}
      onClose={onClose}
      footer={canContinue ? continueFooter : undefined}
    />
  );
}
