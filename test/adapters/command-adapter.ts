import { kindOf } from '#core/kinds/kind-of.ts';
import { kebab, optionName, variableFor } from '#engine/option-name.ts';
import { play } from '../cli/play.ts';
import { isFile, type Sample } from './samples.ts';

/** The output of the command line for a sample, in the form for programs. */
export async function byCommand({ tool, operation, said, fields }: Sample): Promise<unknown> {
  const env: Record<string, string> = {};
  const files: Record<string, string> = {};
  const words = Object.entries(said).map(([name, text]) => {
    const field = fields[name];
    const option = `--${optionName(name)}`;
    if (field && isFile(field)) {
      files[name] = text;
      return `${option}=${name}`;
    }
    if (!field || kindOf(field).isKey?.(field) !== true) return `${option}=${text.startsWith('@') ? `@${text}` : text}`;
    env[variableFor(name)] = text;
    return `${option}-env=${variableFor(name)}`;
  });
  const { stdout } = await play([tool.id, kebab(operation), ...words, '--json'], { env, files, stdin: '' });
  return JSON.parse(stdout) as unknown;
}
