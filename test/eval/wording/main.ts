import { readFileSync } from 'node:fs';
import { review } from '#src/domain/moderation/index.ts';

interface Line {
  place: string;
  kind: 'ad' | 'criteria' | 'pitch';
  text: string;
}

/**
 * Prints how many unlawful lines pass and how many lawful ones are held or blocked, of lines that were written apart from
 * the rules. They are never listed, so that no rule is made with them.
 */
const file = new URL('./kept-lines.json', import.meta.url);
const { unlawful, lawful }: { unlawful: Line[]; lawful: Line[] } = JSON.parse(readFileSync(file, 'utf8'));
const clear = ({ kind, place, text }: Line): boolean =>
  review([['text', text]], { subject: kind === 'pitch' ? 'person' : 'role', place }).every(
    ({ verdict }) => verdict === 'clear',
  );
console.log({
  unlawful_lines: unlawful.length,
  unlawful_that_pass: unlawful.filter(clear).length,
  lawful_lines: lawful.length,
  lawful_held_or_blocked: lawful.filter((line) => !clear(line)).length,
});
