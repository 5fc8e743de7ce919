import { readFileSync } from 'node:fs';
import { review } from '#src/domain/moderation/index.ts';
import { counted } from '../progress.ts';
import * as open5 from './open5.ts';
import * as open6 from './open6.ts';
import * as open7 from './open7.ts';
import * as open8 from './open8.ts';

interface Line {
  place: string;
  kind: 'ad' | 'criteria' | 'pitch';
  text: string;
}

/**
 * Prints how many unlawful lines pass and how many lawful ones are held or blocked, of lines that were written apart from
 * the rules: npm run eval:wording [-- --wrong] [-- --open]. With `--wrong` the open ones that are judged wrong are
 * listed; the kept ones are never listed, so that no rule is made with them. With `--open` only the open ones run.
 */
const clear = ({ kind, place, text }: Line): boolean =>
  review([['text', text]], { subject: kind === 'pitch' ? 'person' : 'role', place }).every(
    ({ verdict }) => verdict === 'clear',
  );
const KEPT = process.argv.includes('--open') ? [] : ['kept-lines', 'kept2-lines', 'kept3-lines'];
const WRITTEN: Record<string, { unlawful: Line[]; lawful: Line[] }> = { open5, open6, open7, open8 };
const linesOf = (name: string): { unlawful: Line[]; lawful: Line[] } =>
  WRITTEN[name] ?? JSON.parse(readFileSync(new URL(`./${name}.json`, import.meta.url), 'utf8'));
for (const name of ['open-lines', 'open3-lines', ...Object.keys(WRITTEN), ...KEPT]) {
  const { unlawful, lawful } = linesOf(name);
  const passed: Line[] = [];
  for (const line of counted(`${name}, unlawful lines`, unlawful)) if (clear(line)) passed.push(line);
  const stopped: Line[] = [];
  for (const line of counted(`${name}, lawful lines`, lawful)) if (!clear(line)) stopped.push(line);
  console.log(name, {
    unlawful_lines: unlawful.length,
    unlawful_that_pass: passed.length,
    lawful_lines: lawful.length,
    lawful_held_or_blocked: stopped.length,
  });
  if (name.startsWith('kept') || !process.argv.includes('--wrong')) continue;
  for (const { place, text } of passed) console.log(`  passes: ${text} (${place})`);
  for (const { place, text } of stopped) console.log(`  stopped: ${text} (${place})`);
}
