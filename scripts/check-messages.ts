// Reports how much of each language is translated. Fails if a text is missing, not used by any code, or in English in a translation, or if
// its plural forms, placeholders, or markup do not match (scripts/messages/same-texts lists the words that are the same).
//   node scripts/check-messages.ts [--quiet]     --quiet: prints only errors
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
