import { joinList } from '#core/join-list.ts';
import type { Row } from '#ui/result-row.tsx';
import type { DescribedMode } from '../logic.ts';
import type { ModeBit } from '../mode-bits.ts';
import type { ChmodTranslate } from './chmod-translate.ts';

const NOTATIONS = ['octal', 'symbolic', 'clauses', 'umask'] as const;

/** The bits that each row says in words. */
const GROUPS = {
  owner: ['ownerRead', 'ownerWrite', 'ownerExecute'],
  group: ['groupRead', 'groupWrite', 'groupExecute'],
  others: ['othersRead', 'othersWrite', 'othersExecute'],
  specialBits: ['setuid', 'setgid', 'sticky'],
} as const satisfies Record<string, readonly ModeBit[]>;

/** A mode in its notations and in words; without a mode the names of the rows alone. */
export function modeRows(t: ChmodTranslate, described: DescribedMode | undefined, language: string): readonly Row[] {
  const inWords = (name: keyof typeof GROUPS): string => {
    if (!described) return '';
    const words = GROUPS[name].filter((bit: ModeBit) => described.bits.includes(bit)).map((bit) => t(`view.words.${bit}`));
    return words.length === 0 ? t(name === 'specialBits' ? 'view.noBits' : 'view.noPermissions') : joinList(words, language);
  };
  return [
    ...NOTATIONS.map((name) => ({ label: t(`outputs.${name}`), value: described?.[name] ?? '' })),
    ...(['owner', 'group', 'others', 'specialBits'] as const).map((name) => ({
      label: t(`outputs.${name}`),
      value: inWords(name),
      isProse: true,
    })),
  ];
}
