import { declareTool, none } from '#core/declaration.ts';

export const declaration = declareTool({
  inputs: {},
  options: {},
  outputs: {},
  operations: none('A key is known once it is pressed on the page: nothing is brought that could be worked on.'),
});
