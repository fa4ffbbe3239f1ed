import { declareTool, none } from '#core/declaration.ts';

export const declaration = declareTool({
  inputs: {},
  options: {},
  outputs: {},
  operations: none('What it says only the browser of the visitor knows: nothing is brought that could be worked on.'),
});
