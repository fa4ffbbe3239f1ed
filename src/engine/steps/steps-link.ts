/** One operation as a link describes it. */
export interface LinkedStep {
  readonly tool: string;
  readonly operation: string;
  /** Its fields, in the form of a link to the tool. */
  readonly query: string;
  readonly forwardedOutput?: string | undefined;
  readonly isOn: boolean;
}

/** A chain as a link describes it. */
export interface LinkedSteps {
  readonly steps: readonly LinkedStep[];
  readonly input?: string | undefined;
  readonly isByLine: boolean;
}

/** Parameters of the step rather than of a field. Field names contain only letters, so they cannot clash. */
const FORWARDED_OUTPUT = '.goesOn';
const ON = '.on';

function stepText({ tool, operation, query, forwardedOutput, isOn }: LinkedStep): string {
  const parameters = new URLSearchParams(query);
  if (forwardedOutput !== undefined) parameters.set(FORWARDED_OUTPUT, forwardedOutput);
  if (!isOn) parameters.set(ON, 'false');
  return `${tool}/${operation}${parameters.size > 0 ? `?${parameters}` : ''}`;
}

function stepOf(text: string): LinkedStep {
  const [path = '', ...rest] = text.split('?');
  const [tool = '', operation = ''] = path.split('/');
  const parameters = new URLSearchParams(rest.join('?'));
  const forwardedOutput = parameters.get(FORWARDED_OUTPUT) ?? undefined;
  const isOn = parameters.get(ON) !== 'false';
  parameters.delete(FORWARDED_OUTPUT);
  parameters.delete(ON);
  return { tool, operation, query: parameters.toString(), forwardedOutput, isOn };
}

/** Writes a link such as `step=json-to-yaml-converter/convert?indent=4&step=…&input=…`, percent-encoded like any query string. */
export function encodeSteps({ steps, input = '', isByLine }: LinkedSteps): string {
  const parameters = new URLSearchParams(steps.map((step) => ['step', stepText(step)]));
  if (isByLine) parameters.set('lines', 'true');
  if (input !== '') parameters.set('input', input);
  return parameters.toString();
}

/** Reads an untrusted link. Does not check whether the tools exist. */
export function decodeSteps(query: string): LinkedSteps {
  const parameters = new URLSearchParams(query);
  return {
    steps: parameters.getAll('step').map(stepOf),
    input: parameters.get('input') ?? undefined,
    isByLine: parameters.get('lines') === 'true',
  };
}
