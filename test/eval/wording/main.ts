import { review } from '#src/domain/moderation/index.ts';
import { counted } from '../progress.ts';
import { batchesAbroad } from './abroad.ts';
import { type ByMeaning, byMeaning } from './by-meaning.ts';
import { type Batch, keptLines, type Line, openLines } from './lines.ts';
import { countWholeAds } from './whole-ads.ts';
import { FOLDERS, PARTS, wideBriefs, wideLines } from './wide.ts';

/**
 * Prints how many unlawful lines pass and how many lawful ones are held or blocked, of lines that were written apart from
 * the rules: npm run eval:wording [-- --wrong] [-- --open]. With `--wrong` the open ones that are judged wrong are
 * listed; the kept and closed ones are never listed, so that no rule is made with them. With `--open` no kept ones
 * run; with `--unread` all are read as what a rule publishes; a word chooses the sets whose names begin with it. Whole
 * lawful ads (`whole-ads`) are counted by ad and by line. Sentences that words leave in doubt are read by their meaning, as in the
 * product; not so with `--words`.
 */
const begins = process.argv.slice(2).find((word) => !word.startsWith('--')) ?? '';
const isUnread = process.argv.includes('--unread');
const meanings: ByMeaning = byMeaning(!process.argv.includes('--words'));
const clear = (
  { kind, place, text }: Line,
  subject = kind === 'pitch' ? 'person' : 'role',
): Promise<boolean> =>
  meanings.read(() =>
    review([['text', text]], { subject: subject === 'person' ? 'person' : 'role', place, isUnread }).every(
      ({ verdict }) => verdict === 'clear',
    ),
  );
const briefs = Object.fromEntries(PARTS.map((part) => [`briefs, ${part}`, wideBriefs(part)] as const));
const wide = Object.fromEntries(
  FOLDERS.flatMap((folder) =>
    PARTS.flatMap((part) => {
      const { unlawful, lawful, ordinary } = wideLines(part, folder);
      return [
        [`${folder}, ${part}`, { unlawful, lawful }],
        [`${folder}, ${part}, ordinary`, { unlawful: [], lawful: ordinary }],
      ];
    }),
  ),
);
const abroad = Object.assign(
  {},
  ...['first', 'second', 'fourth', 'fifth', 'sixth', 'seventh'].map((name) => batchesAbroad(`${name}-open`)),
);
const kept = process.argv.includes('--open')
  ? {}
  : Object.assign(
      keptLines(),
      ...['first', 'second', 'fourth', 'fifth', 'seventh'].map((name) => batchesAbroad(`${name}-closed`)),
    );
for (const [name, { unlawful, lawful, private: told = [] }] of Object.entries<Batch>({
  ...openLines(),
  ...wide,
  ...briefs,
  ...abroad,
  ...kept,
})) {
  if (!name.startsWith(begins)) continue;
  const passed: Line[] = [];
  for (const line of counted(`${name}, unlawful lines`, unlawful)) if (await clear(line)) passed.push(line);
  const stopped: Line[] = [];
  for (const line of counted(`${name}, lawful lines`, lawful)) if (!(await clear(line))) stopped.push(line);
  const missed: Line[] = [];
  for (const line of told) if (await clear(line, 'person')) missed.push(line);
  console.log(name, {
    unlawful_lines: unlawful.length,
    unlawful_that_pass: passed.length,
    lawful_lines: lawful.length,
    lawful_held_or_blocked: stopped.length,
    ...(told.length > 0 ? { private_facts: told.length, private_that_pass: missed.length } : {}),
  });
  if (name in kept || name.includes('closed') || !process.argv.includes('--wrong')) continue;
  for (const { place, text } of passed) console.log(`  passes: ${text} (${place})`);
  for (const { place, text } of missed) console.log(`  private, passes: ${text} (${place})`);
  for (const { place, text } of stopped) console.log(`  stopped: ${text} (${place})`);
}
if ('whole-ads'.startsWith(begins) || begins.startsWith('whole-ads'))
  await countWholeAds(meanings, {
    isWrong: process.argv.includes('--wrong'),
    isOpen: process.argv.includes('--open'),
    isUnread,
  });
await meanings.close();
