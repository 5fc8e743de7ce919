import { describe, expect, it } from 'vitest';
import { briefLines } from '#src/domain/jobs/index.ts';

const JOB = `Padeiro, Braga, tempo inteiro.
Plumber, Leeds, full time permanent.
Fixing boilers, taps and drains.
NVQ 2 and own van.
`;
const openOf = (paragraph: string): string =>
  briefLines(JOB + paragraph)
    .lines.slice(4)
    .join(' ');

describe('what a paragraph tells the recruiter alone, in more languages', () => {
  it.each([
    'Agora, confidencial, viu? A Rute perdeu três prazos e a multa foi grande.',
    'Ora, riservato. Il socio vende a maggio e la banca non lo sa.',
    'Maintenant, confidentiel, hein ! Le chef part en mars.',
    'So, jetzt vertraulich, ja? Der Meister trinkt.',
    'Não coloca Horizonte em lugar nenhum. A Rute perdeu três prazos.',
    'Não bota o nome da casa. O gerente vai sair.',
    'Não escreve isso. O sócio tá doente.',
    'La prego di considerare riservato quanto segue. La signora Riva è in malattia.',
    'Considere reservado o seguinte. O sócio sai em maio.',
    'Betrachten Sie als vertraulich, was folgt. Herr Kern geht im Mai.',
  ])('is left out to its end: %s', (paragraph) => {
    expect(openOf(paragraph)).toBe('');
  });

  it.each([
    'A experiência em hotel não conta para o grau.',
    'Trabalha com dados reservados e faz o seguinte: lançar notas e conferir contas.',
    'Recrutement de trois commis.',
  ])('stays where it speaks of the work: %s', (paragraph) => {
    expect(openOf(paragraph)).toBe(paragraph);
  });

  it('holds the messages behind one that keeps the rest', () => {
    const lines = openOf(
      'Rest is not for the posting. The team is cut in May.\nAlso the new round fell through.',
    );
    expect(lines).toBe('');
  });
});

describe('a chat whose lines stand below who wrote and when', () => {
  const chat = `lena.marsh 10:14
Account Manager, Leeds, full time. 40-48k
lena.marsh 10:15
start march 1 2027
omar (agency) 10:16
great, what's the job
lena.marsh 10:19
runs forty accounts, forecasts renewals and brings feedback to the team
omar (agency) 10:22
interviews?
lena.marsh 10:24
zoom with me
lena.marsh 10:31
rest is NOT for the posting. we lose the largest account
lena.marsh 10:32
also the owner sells`;

  it('names neither who wrote nor who asked, and no hour of a message', () => {
    const said = briefLines(chat).lines.join('\n');
    expect(said).not.toMatch(/lena|omar|agency|10:|great/u);
    expect(said).toContain('runs forty accounts, forecasts renewals');
    expect(said).toContain('start march 1 2027');
  });

  it('keeps what follows the message that keeps the rest', () => {
    expect(briefLines(chat).lines.join('\n')).not.toMatch(/owner sells|largest account/u);
  });

  it('leaves hours of work as they are', () => {
    const hours = 'Early shift 6:00\nLate shift 14:00\nNight shift 22:00\nLate shift 15:00';
    expect(briefLines(hours).lines.join('\n')).toBe(hours);
  });
});

it.each([
  'Until then Burnside must not be connected with any payroll ad whatsoever.',
  'The group is not to be associated with the posting.',
])('a house that no ad is to be connected with is told in confidence: %s', (said) => {
  expect(openOf(said)).toBe('');
});

it('what must not be connected at work is the work', () => {
  expect(openOf('The drain must not be connected to the sewer before the test.')).not.toBe('');
});
