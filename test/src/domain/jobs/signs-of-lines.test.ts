import { expect, it } from 'vitest';
import { ofWhoAsks } from '#src/domain/jobs/chat.ts';
import { briefLines } from '#src/domain/jobs/index.ts';

const openOf = (lines: readonly string[]): string => briefLines(lines.join('\n')).lines.join('\n');

it('leaves out all that a sign marks which marks what is for the recruiter, also what tells little by itself', () => {
  const open = openOf([
    '+ Sheet Metal Worker, Ballarat',
    '+ permanent, full time, early starts',
    '- Norm walked out on me on Friday, he found the books',
    '+ folding, guillotining, spot welding, reading drawings',
    '- the bank has given us until Easter and my wife does not know',
    '- so it goes dark at four',
    '- your fee is nine hundred and not a cent more, do not tell Bev',
    '+ must: a trade certificate in sheet metal',
  ]);
  expect(open).toContain('spot welding');
  expect(open).toContain('trade certificate');
  expect(open).not.toMatch(/Norm|bank|four|fee/);
});

it('keeps the lines of a list whose sign marks the job', () => {
  const lines = [
    'Sheet Metal Worker, Ballarat, permanent.',
    'You will work in a team of nine.',
    '- fold and weld from drawings',
    '- set up the guillotine',
    '- check finished parts',
    'Apply by Friday.',
  ];
  const open = openOf(lines);
  for (const line of lines.slice(2, 5)) expect(open).toContain(line.slice(2));
});

it('leaves out brackets that their writer says are not for print, however little they tell', () => {
  const open = openOf([
    'Vet nurse, Hobart. My asides are in brackets, so take the brackets out.',
    'theatre prep and recovery [leased, two months late]',
    'nail clips and bandage checks (Monday is hell)',
  ]);
  expect(open).toContain('theatre prep and recovery');
  expect(open).not.toContain('leased');
});

it('keeps brackets of a brief that says nothing of them', () => {
  expect(openOf(['Vet nurse, Hobart.', 'theatre prep [small animals only] and recovery'])).toContain(
    'small animals only',
  );
});

it('reads of a chat with the time before or behind the name in the same line what the client says', () => {
  const behind = [
    'marlo 09:01 need a joiner, Hobart, full time',
    'Pia 09:02 what do they do?',
    'marlo 09:04 stairs, benches, sash windows',
    'marlo 09:06 needs a white card',
    'Pia 09:07 ok',
  ];
  const before = behind.map((line) => line.replace(/^(\S+) (\S+) /, '$2 $1: '));
  for (const lines of [behind, before]) {
    const said = ofWhoAsks(lines).join('\n');
    expect(said).toContain('stairs, benches, sash windows');
    expect(said).not.toMatch(/marlo|Pia|09:0|what do they do/);
  }
});

it('reads who writes above what they say, with a house in brackets and a dash before the time', () => {
  const said = ofWhoAsks([
    'Odile (garage) — 07:10',
    'slt Nadia. il nous faut un carrossier à Albi',
    'Nadia — 07:40',
    'Bonjour ! Quelles tâches ?',
    'Odile (garage) — 07:44',
    'redressage, peinture, finitions',
    'Nadia — 07:50',
    'Merci',
  ]);
  expect(said).toEqual(['il nous faut un carrossier à Albi', 'redressage, peinture, finitions']);
});

it('takes no list of shifts for a chat', () => {
  const list = [
    'Monday 09:00 bread and rolls',
    'Monday 14:00 cakes for the shop',
    'Monday 16:00 cleaning down',
    'Tuesday 09:00 bread again',
  ];
  expect(ofWhoAsks(list)).toEqual(list);
});
