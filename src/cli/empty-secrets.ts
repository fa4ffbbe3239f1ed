import { type Declaration, type OperationDeclaration } from '#core/declaration.ts';
import { kindOf } from '#core/kinds/kind-of.ts';
import { adapterFields } from '#engine/adapter-operations.ts';
import type { Values } from '#engine/library.ts';
import { optionName } from '#engine/option-name.ts';
import type { Cli } from './cli.ts';

/** A notice in machine-readable form. */
export interface Warning {
  readonly code: string;
  readonly message: string;
}

/**
 * Warns about keys and passwords that an operation reads as empty: those given as empty, such as an empty file, and those not given if the
 * operation has no other secret.
 */
export function emptySecrets(
  { t }: Pick<Cli, 't'>,
  declaration: Declaration,
  { takes }: OperationDeclaration,
  values: Values,
  given: Readonly<Record<string, unknown>>,
): readonly Warning[] {
  const fields = adapterFields(declaration);
  const secrets = takes.filter((name) => {
    const field = fields[name];
    return field !== undefined && kindOf(field).isKey?.(field) === true;
  });
  const isAnyGiven = secrets.some((name) => values[name] !== '');
  return secrets
    .filter((name) => values[name] === '' && (name in given || !isAnyGiven))
    .map((name) => ({ code: 'emptySecret', message: t('warning.emptySecret', { option: `--${optionName(name)}` }) }));
}
