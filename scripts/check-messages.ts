// Says how much of each language is translated, and fails on what is missing or foreign, on a text that no code asks for, on a plural form,
// placeholder or markup that does not fit, and on English in a translation (scripts/messages/same-texts has the words that are the same).
//   node scripts/check-messages.ts [--quiet]     --quiet: only what is wrong
import { checkMessages } from './messages/check.ts';

const { faults, untranslated, counts } = checkMessages('.');

if (!process.argv.includes('--quiet')) {
  if (untranslated.length > 0) console.log(`To be translated, between ⟦ and ⟧:\n${untranslated.join('\n')}`);
  for (const { language, needed, found } of counts) {
    const percent = Math.floor((100 * found) / needed);
    console.log(`${language}  ${needed} texts, ${found} translated: ${percent} %`);
  }
}
if (faults.length > 0) {
  console.error(`${faults.join('\n')}\n${faults.length} faults in the messages.`);
  process.exit(1);
}
