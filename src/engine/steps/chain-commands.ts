import type { Declaration } from '#core/declaration.ts';
import { type Command, pipedWords } from '../command-of.ts';
import { fulfilled } from '../adapter-operations.ts';
import { isLine } from '../print-output.ts';
import { printedNames } from '../shown-outputs.ts';
import type { ChainStep } from './run-step.ts';
import { stepOperations } from './step-operation.ts';

/** A step with its tool and operation. */
export interface CommandStep extends ChainStep {
  readonly tool: { readonly id: string; readonly declaration: Declaration };
  readonly operation: string;
}

/** A placeholder for the user's file. */
const INPUT_FILE = 'input.txt';

/**
 * Converts a chain to commands in a pipeline. The first command reads a file if it needs input. Commands pick the output to forward,
 * because picked values are printed without a final line break.
 */
export function chainCommands(steps: readonly CommandStep[]): readonly Command[] {
  return steps.flatMap(({ tool, operation: name, values, forwardedOutput }, index): readonly Command[] => {
    const { declaration } = tool;
    const step = stepOperations(declaration)[name];
    if (!step) return [];
    const { operation, inputs, forwardableOutputs } = step;
    const whole = fulfilled(declaration, operation, values);
    const output = forwardedOutput ?? forwardableOutputs[0] ?? '';
    const [printed = ''] = printedNames(declaration.outputs, operation.gives);
    const declared = declaration.outputs[printed];
    const isPicked = index < steps.length - 1 || output !== printed || (declared !== undefined && isLine(declared));
    const words = pipedWords(tool, step, whole.ok ? whole.value : values, inputs[0]);
    const isFirst = index === 0 && inputs.length > 0;
    return [{ words: [...words, ...(isPicked ? ['--pick', output] : [])], ...(isFirst && { inputFile: INPUT_FILE }) }];
  });
}
