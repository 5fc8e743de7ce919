import { expect, it } from 'vitest';
import { readRole } from '#src/domain/job-drafts/reader.ts';
import { briefLines } from '#src/domain/jobs/brief-lines.ts';
import { review } from '#src/domain/moderation/index.ts';

const JOB = 'Welder wanted in Hull\nfull time, days\n£18 an hour\nmust have coded welds\n';

it.each([
  '--- INTERNAL, DO NOT POST ---',
  'DO NOT SHARE',
  'NON DIRE',
  'NICHT SAGEN',
  'NE PAS DIRE',
  'NO DECIR',
  'NÃO DIZER',
  'SÄG INTE',
  'PRIVATE',
  'Keep quiet about:',
])('all that is listed under a head that says to keep it stays with the recruiter: %s', (head) => {
  const { lines } = briefLines(`${JOB}${head}\n- Fred is leaving\n- the bank called in March`);
  expect(lines.join('\n')).not.toMatch(/Fred|bank/);
  expect(lines.join('\n')).toContain('coded welds');
});

it('a list of the job goes on behind what is asked of the recruiter in between', () => {
  const { lines } = briefLines(`${JOB}- no names please\n- forklift licence\n- own boots`);
  expect(lines.join('\n')).toContain('forklift licence');
});

it.each([
  ['GB', 'Test Engineer\nbristol, one day a week in, otherwise home', { city: 'Bristol' }],
  ['NL', 'Inkoper nodig\neindhoven, 2 dagen thuis. fulltime', { city: 'Eindhoven', type: 'hybrid' }],
  ['PT', 'Um enólogo para a nossa adega, no concelho de Viseu. Contrato sem termo', { city: 'Viseu' }],
] as const)(
  'a town is read in the small letters of a chat and behind what it is a part of (%s)',
  (home, text, place) => {
    expect(readRole(text, home).fields.location).toMatchObject(place);
  },
);

it('either of both sexes waits for nobody, and one alone does', () => {
  const found = (text: string): string[] =>
    review([['text', text]], { subject: 'role', place: 'IT', isUnread: true })
      .filter(({ verdict }) => verdict !== 'clear')
      .map(({ about }) => about);
  expect(found('Cerco un parrucchiere (uomo o donna, per me è uguale) per il salone.')).toEqual([]);
  expect(found('Uomo o donna? Solo donna.')).toContain('sex');
});

it('what follows is only for the recruiter, up to the end of its paragraph', () => {
  const { lines } = briefLines(
    `${JOB}\nO que se segue é só para si: a Ria Nova não pode ser referida. A família está a negociar a venda aos espanhóis.`,
  );
  expect(lines.join(' ')).not.toMatch(/Ria Nova|negociar/);
});
