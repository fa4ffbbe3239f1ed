import { ok, type Result } from '#core/result.ts';
import type { Cli } from './cli.ts';
import { completionFor } from './completion.ts';
import { completeWords } from './complete.ts';
import { helpOfAll, helpOfTool } from './help.ts';
import { listTools } from './list-tools.ts';
import { optionsOf, spellingsOf } from './options-of.ts';
import { type Printed, printed } from './printed.ts';
import { runLink } from './run-link.ts';
import { runTool } from './run-tool.ts';
import { type Ending, end } from './said.ts';
import { serverSpellings, siteSpellings } from './serve/site-spellings.ts';
import { toolNamed } from './tool-named.ts';
import { type ReadWords, type Spellings, takeName } from './words.ts';

type Outcome = Promise<Result<Printed, Ending>>;

/** A command, with the options that it has in addition to the global ones. */
interface Command {
  readonly name: string;
  readonly spellings: Spellings;
  readonly words: readonly string[];
  readonly run: (read: ReadWords) => Outcome;
}

async function helpAbout(cli: Cli, name: string | undefined): Outcome {
  if (name === undefined) return helpOfAll(cli);
  const tool = await toolNamed(cli, name);
  return tool.ok ? helpOfTool(cli, tool.value) : tool;
}

const textsOf = ({ operands }: ReadWords): readonly string[] => operands.map(({ text }) => text);

/** Runs a command about the site. It accepts `words` operands in addition to its flags. */
async function site(cli: Cli, { said, operands }: ReadWords, run: () => Outcome, words = 0): Outcome {
  if (said.has('help')) return helpOfAll(cli);
  const stray = operands[words];
  return stray ? end('usage.strayWord', { word: stray.text }) : run();
}

/** Commands that are not tools, by name. */
export const ownCommands: Readonly<Record<string, (cli: Cli, read: ReadWords) => Outcome>> = {
  list: (cli, read) => listTools(cli, textsOf(read)),
  help: (cli, read) => helpAbout(cli, textsOf(read)[0]),
  open: (cli, read) => runLink(cli, read),
  completion: (_cli, read) => Promise.resolve(completionFor(textsOf(read)[0] ?? '')),
  // loads the protocol's code, which no other command needs
  mcp: async (cli, read) => (read.said.has('help') ? helpOfAll(cli) : (await import('#mcp/serve.ts')).serve(cli, read)),
  // loads the server's code on demand, as above
  serve: async (cli, read) => site(cli, read, async () => (await import('./serve/serve.ts')).serveSite(cli, read)),
  export: async (cli, read) => site(cli, read, async () => (await import('./serve/export.ts')).exportSite(cli, read), 1),
  check: async (cli, read) => site(cli, read, async () => (await import('./serve/check.ts')).checkSettings(cli, read)),
  health: async (cli, read) => site(cli, read, async () => (await import('./serve/health.ts')).askHealth(cli, read)),
  __complete: (cli, read) =>
    completeWords(
      cli,
      Object.keys(ownCommands).filter((name) => !name.startsWith('_')),
      textsOf(read),
    ),
};

/** The options of these commands. */
const ownSpellings: Readonly<Record<string, Spellings>> = {
  mcp: { tools: 'text', root: 'text', 'allow-env': 'text' },
  serve: serverSpellings,
  export: siteSpellings,
  check: serverSpellings,
  health: serverSpellings,
};

/** Finds the command that the arguments name. */
export async function findCommand(cli: Cli, argv: readonly string[]): Promise<Result<Command, Ending>> {
  const { name, others: words } = takeName(argv);
  if (name === undefined) {
    const run = ({ said }: ReadWords): Outcome =>
      said.has('version') ? Promise.resolve(ok(printed(`${cli.library.version}\n`))) : helpOfAll(cli);
    return ok({ name: 'it-tools', spellings: { version: 'flag' }, words, run });
  }
  const own = Object.hasOwn(ownCommands, name) ? ownCommands[name] : undefined;
  if (own) return ok({ name, spellings: ownSpellings[name] ?? {}, words, run: (read) => own(cli, read) });
  const found = await toolNamed(cli, name);
  if (!found.ok) return found;
  const tool = found.value;
  const run = (read: ReadWords): Outcome => (read.said.has('help') ? helpOfTool(cli, tool) : runTool(cli, tool, read));
  return ok({ name: tool.id, spellings: spellingsOf(optionsOf(tool)), words, run });
}
