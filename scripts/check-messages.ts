// Lists what each language lacks, and fails on what none may lack or have: a shell text or a listing that is missing,
// a key that English has not, a placeholder that differs.
//   node scripts/check-messages.ts [--quiet]     --quiet: only what is wrong
import { checkMessages } from './messages/check.ts';

const { faults, untranslated } = checkMessages('.');

if (!process.argv.includes('--quiet')) {
  for (const { folder, language, keys } of untranslated) console.log(`${folder}/${language}.json, still in English: ${keys.join(', ')}`);
  const count = untranslated.reduce((sum, { keys }) => sum + keys.length, 0);
  console.log(count === 0 ? 'Every text is translated.' : `${count} texts are shown in English.`);
}
if (faults.length > 0) {
  console.error(`${faults.join('\n')}\n${faults.length} faults in the messages.`);
  process.exit(1);
}
