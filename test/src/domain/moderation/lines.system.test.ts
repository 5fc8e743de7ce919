import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { review, type Subject } from '#src/domain/moderation/index.ts';

interface Line {
  subject: Subject;
  place: string;
  text: string;
}

/** Lines of the form `role AU: Must be male.` */
function linesOf(file: string): Line[] {
  const lines = readFileSync(new URL(`./lines/${file}.txt`, import.meta.url), 'utf8')
    .trim()
    .split('\n');
  return lines.map((line) => {
    const [, subject = '', place = '', text = ''] = /^(\w+) (\w+): (.+)$/.exec(line) ?? [];
    return { subject: subject === 'person' ? 'person' : 'role', place, text };
  });
}

const worst = ({ subject, place, text }: Line): string => {
  const verdicts = review([['text', text]], { subject, place }).map(({ verdict }) => verdict);
  return verdicts.includes('blocked') ? 'blocked' : verdicts.includes('held') ? 'held' : 'clear';
};

describe.each(['', 'kept/'])('lines of %sfixtures', (folder) => {
  it('lets no unlawful line pass', () => {
    const passed = linesOf(`${folder}unlawful`).filter((line) => worst(line) === 'clear');
    expect(passed.map(({ text }) => text)).toEqual([]);
  });

  it('keeps back at most one lawful line in twenty', () => {
    const lines = linesOf(`${folder}lawful`);
    const kept = lines.filter((line) => worst(line) !== 'clear');
    expect(kept.length / lines.length, kept.map(({ text }) => text).join('\n')).toBeLessThanOrEqual(0.05);
  });
});
