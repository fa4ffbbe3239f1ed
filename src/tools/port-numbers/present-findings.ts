import type { WriteFindings } from '#core/detection.ts';
import { PORT_USES } from '#pure/network/ports/port-uses.ts';
import type { declaration } from './declare.ts';
import type { run } from './run.ts';

export const write = {
  /** The first registered name or, if there is none, a product that often uses the port. */
  service(result) {
    const single = result.ok ? result.value.single : undefined;
    if (!single) return undefined;
    const [registered] = single.registered;
    const use = single.useOver.length > 0 ? PORT_USES.find(({ port }) => port === single.port) : undefined;
    const copy = registered?.service ?? use?.parts.find(({ phrase }) => phrase === undefined)?.name;
    return { answer: copy === undefined ? { text: 'notRegistered' } : { copy } };
  },
} satisfies WriteFindings<typeof declaration, typeof run, 'search'>;
