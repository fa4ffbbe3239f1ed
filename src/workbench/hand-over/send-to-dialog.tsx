import { use, useState } from 'react';
import { Modal } from '#ui/dialog/modal.tsx';
import { TextField } from '#ui/field/text-field.tsx';
import { copiedOf } from '#ui/field/whole-text.ts';
import { handOver, type SentOutput } from './hand-over.ts';
import { matchingTools, receivingTools } from './receiving-tools.ts';
import { useToolContext } from '../tool/tool-context.ts';

/** The tools that take an output, to choose from. */
export default function SendToDialog({ label, produces, value, whole, onClose }: SentOutput & { readonly onClose: () => void }) {
  const { toolId, shellText, receivers, openTool } = useToolContext();
  const [loading] = useState(receivers);
  const [query, setQuery] = useState('');
  const tools = matchingTools(receivingTools(use(loading), produces, toolId), query);

  const send = async (target: string) => {
    const sent = copiedOf(value, whole);
    handOver(target, typeof sent === 'string' ? sent : await sent());
    openTool(target);
    onClose();
  };

  return (
    <Modal isOpen title={shellText('workbench.sendTo', { label })} onClose={onClose}>
      <TextField name="query" label={shellText('workbench.sendSearch')} value={query} onChange={setQuery} />
      <ul className="mt-3 max-h-80 overflow-auto">
        {tools.map(({ toolId: target, name }) => (
          <li key={target}>
            <button
              type="button"
              className="w-full rounded-md px-3 py-1.5 text-start hover:bg-accent-soft"
              onClick={() => void send(target)}
            >
              {name}
            </button>
          </li>
        ))}
      </ul>
      {tools.length === 0 && <p className="text-ink-soft">{shellText('words.noResults')}</p>}
    </Modal>
  );
}
