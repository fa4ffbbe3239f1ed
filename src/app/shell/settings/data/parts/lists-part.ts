import { fittingControlValues } from '#tool-ui/stored/control-values.ts';
import { entriesOf, type Json, leavingOut, objectOf, type Part, takenTogether } from '../part.ts';

const FAMILY = 'inputs:';

function parse(source: string): unknown {
  try {
    return JSON.parse(source);
  } catch {
    return undefined; // not written by this site
  }
}

/** The saved inputs of each tool. */
export const listsPart: Part = {
  id: 'lists',
  keyOf: (toolId) => `${FAMILY}${toolId}`,
  read: (stored, known) => {
    const kept = [...stored]
      .filter(([key]) => key.startsWith(FAMILY))
      .map(([key, source]) => [key.slice(FAMILY.length), parse(source)] as const);
    return listsPart.take(Object.fromEntries(kept), known).entries;
  },
  give: objectOf,
  take: (content, { fieldsOf }) =>
    takenTogether(
      entriesOf(content).map(([toolId, controlValues]) => {
        const fields = fieldsOf(toolId);
        if (!fields) return leavingOut(toolId, 'unknownTool');
        const fitting = Object.entries(fittingControlValues(fields.inputs, Object.fromEntries(entriesOf(controlValues))));
        if (fitting.length === 0) return leavingOut(toolId, 'wrongValue');
        return { entries: [{ name: toolId, value: Object.fromEntries(fitting) as Json }], leftOut: [] }; // kept inputs are never files
      }),
    ),
  write: (entries) => entries.map(({ value }) => JSON.stringify(value))[0],
};
