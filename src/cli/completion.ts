import { ok, type Result } from '#core/result.ts';
import { type Printed, printed } from './printed.ts';
import { type Ending, end } from './said.ts';

/**
 * Scripts for completion in shells. They pass the words after the program name. The last word is incomplete. If there is no completion,
 * they complete file names.
 */
const scripts = {
  bash: String.raw`_it_tools() {
  local IFS=$'\n'
  COMPREPLY=($(it-tools __complete -- "${'$'}{COMP_WORDS[@]:1:COMP_CWORD}" 2>/dev/null))
}
complete -o default -F _it_tools it-tools
`,
  zsh: String.raw`#compdef it-tools
_it_tools() {
  local -a found
  found=(${'$'}{(f)"$(it-tools __complete -- "${'$'}{(@)words[2,CURRENT]}" 2>/dev/null)"})
  if (( $#found )); then compadd -a found; else _files; fi
}
if [[ $funcstack[1] == _it_tools ]]; then _it_tools "$@"; else compdef _it_tools it-tools; fi
`,
  fish: String.raw`function __it_tools_complete
  set -l words (commandline -opc) (commandline -ct)
  set -l found (it-tools __complete -- $words[2..-1] 2>/dev/null)
  if set -q found[1]
    string join \n -- $found
  else
    __fish_complete_path (commandline -ct)
  end
end
complete -c it-tools -f -a '(__it_tools_complete)'
`,
} as const;

export const completedShells: readonly string[] = Object.keys(scripts);

/** The completion script for a shell. */
export function completionFor(shell: string): Result<Printed, Ending> {
  const script = Object.entries(scripts).find(([name]) => name === shell)?.[1];
  return script === undefined ? end('usage.notOneOf', { option: 'completion', choices: completedShells.join(', ') }) : ok(printed(script));
}
