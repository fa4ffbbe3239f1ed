import type { WriteFindings } from '#core/detection.ts';
import type { declaration } from './declare.ts';
import type { run } from './run.ts';

/** Lines indented once, below the first key. */
const SERVICE = /^ {2}["']?([^\s"'#-][^"':]*)["']?:/gm;

export const write = {
  services(result) {
    if (!result.ok || !result.value) return undefined;
    const { file } = result.value;
    const [services = ''] = /^services:\n(?: .*\n?)*/.exec(file) ?? [];
    const names = Array.from(services.matchAll(SERVICE), ([, name = '']) => name);
    return names.length === 0 ? undefined : { answer: { text: 'services', values: { names: names.join(', ') }, copy: file } };
  },
} satisfies WriteFindings<typeof declaration, typeof run, 'convert'>;
