import { Notices } from '#ui/feedback/notices.tsx';
import { ResultRows } from '#ui/output/result-rows.tsx';
import type { Tool } from '#tool-ui/tool/tool.ts';
import type { declaration } from '../declare.ts';
import type en from '../messages/en.json';
import { isKeyMethod, isOpensslMethod } from '../methods.ts';

/** Additional information about the result, which depends on the method. */
export function ResultFacts({ tool: { show, notices, values } }: { readonly tool: Tool<typeof declaration, typeof en> }) {
  const { direction, method } = values;
  const hasKey = isKeyMethod(method);
  return (
    <>
      <Notices notices={notices()} />
      <ResultRows
        rows={[
          ...(hasKey ? [show('keySize')] : []),
          ...(hasKey && direction === 'encrypt' ? [show('iv')] : []),
          ...(isOpensslMethod(method) ? [show('command')] : []),
        ]}
      />
    </>
  );
}
