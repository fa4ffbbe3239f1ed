import { parse } from 'yaml';

interface Step {
  readonly uses?: string;
  readonly run?: string;
  readonly with?: Readonly<Record<string, unknown>>;
  readonly env?: Readonly<Record<string, unknown>>;
}

interface Job {
  readonly permissions?: Readonly<Record<string, 'read' | 'write'>>;
  readonly 'timeout-minutes'?: number;
  readonly steps: readonly Step[];
}

interface Workflow {
  readonly permissions?: object;
  readonly jobs: Readonly<Record<string, Job>>;
}

/** Commands that run code of the project or of its dependencies. try-image.sh only calls docker and curl. */
const RUNS_CODE = /\b(?:npm|npx|node)\s|(?:^|\s)(?:bash|sh)\s+(?!scripts\/package\/try-image\.sh)\S+\.sh\b/m;

const LOGIN = /\bdocker login\b|\bsecrets\./;

/** An image by its tag, such as `node:24-slim`. Looking up the digest of a tag is allowed. */
const TAGGED_IMAGE = /^(?!.*imagetools inspect).*\b(?:node|alpine|debian|ubuntu|binfmt|buildkit):[\w.-]+/m;

function faultsOfStep({ uses = '', run = '', with: inputs = {} }: Step): readonly string[] {
  return [
    ...(uses === '' || /^[\w./-]+@[\da-f]{40}$/.test(uses) ? [] : [`${uses} is not pinned by its commit`]),
    ...(uses.startsWith('actions/checkout@') && inputs['persist-credentials'] !== false ? ['checkout keeps the token'] : []),
    ...(run.includes('${{') ? ['an expression is part of a script, where its value could be code'] : []),
    ...(TAGGED_IMAGE.test(run) ? ['an image is named by its tag'] : []),
  ];
}

function faultsOfJob({ permissions, 'timeout-minutes': minutes, steps }: Job): readonly string[] {
  const canWrite = Object.values(permissions ?? {}).includes('write');
  const isTrusted = canWrite || LOGIN.test(JSON.stringify(steps));
  const runsCode = steps.some(({ uses = '', run = '' }) => RUNS_CODE.test(run) || uses.startsWith('actions/setup-node@'));
  return [
    ...(permissions === undefined ? ['has no permissions of its own'] : []),
    ...(minutes === undefined ? ['has no time limit'] : []),
    ...(isTrusted && runsCode ? ['runs code of the project with write permissions or a secret'] : []),
    ...steps.flatMap(faultsOfStep),
  ];
}

/** Unsafe parts of a GitHub workflow, one sentence each, with the name of the job. */
export function workflowFaults(text: string): readonly string[] {
  const { permissions, jobs } = parse(text) as Workflow; // the structure is checked below
  return [
    ...(permissions === undefined || Object.keys(permissions).length > 0 ? ['permissions at the top must be {}'] : []),
    ...Object.entries(jobs).flatMap(([name, job]) => faultsOfJob(job).map((fault) => `${name}: ${fault}`)),
  ];
}
