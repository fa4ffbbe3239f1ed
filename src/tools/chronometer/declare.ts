import { declareTool, none } from '#core/declaration.ts';

export const declaration = declareTool({
  inputs: {},
  options: {},
  outputs: {},
  operations: none('The time is measured by the page: nothing is brought that could be worked on.'),
});
