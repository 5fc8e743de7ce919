import { expect, it } from 'vitest';
import { identityOf, scrub } from '#src/domain/anonymity/index.ts';

const shown = (text: string, employer: string, school: string, name = 'Ann Day'): string =>
  scrub(
    text,
    identityOf({
      candidate: {
        name,
        experience: employer === '' ? [] : [{ employer }],
        education: school === '' ? [] : [{ school }],
      },
    }),
  ).text;

it.each([
  ['Everybody in the Midwest knows Tank.', 'Tank'],
  ['Won it under his nickname, Linc the Link.', 'Link'],
  ['Known across the trade as Pops.', 'Pops'],
  ['Malo, comme l’appelle sa brigade, parle japonais.', 'Malo'],
  ['Im Betrieb heißt er nur der Lange Otto.', 'Otto'],
  ['Le dicen Chispa desde la escuela.', 'Chispa'],
  ['Iedereen kent hem als Boskie.', 'Boskie'],
  ['No estaleiro chamam-lhe Tubarão.', 'Tubarão'],
  ['Wolle, wie ihn alle nennen, kommt aus dem Handwerk.', 'Wolle'],
])('what somebody is called by others goes, also at the head of a sentence: %s', (text, told) => {
  expect(shown(text, '', '')).not.toContain(told);
});

it.each([
  ['Hamilton & Inches', 'Has headed the workshop at Hamilton’s since 2018.', 'Hamilton'],
  ['Bettys & Taylors', 'Ran the shop floor for Betty’s until March.', 'Betty'],
])('a house goes by whoever founded it, %s', (house, text, told) => {
  expect(shown(text, house, '')).not.toContain(told);
});

it.each(['Everybody knows Excel and half of them SAP.', 'Everyone in the team knows London.'])(
  'what everybody can or has been to is nobody: %s',
  (text) => {
    expect(shown(text, '', '')).toBe(text);
  },
);

it.each([
  ['May & Baker', 'Agreed on the third of May, next review in May.'],
  ['May & Baker', 'Hopes to move to the UK by May.'],
])('a month is none of a house that is called so, %s: %s', (house, text) => {
  expect(shown(text, house, '')).toBe(text);
});

it('a date behind "on" becomes its year behind "in"', () => {
  expect(shown('Opened the branch on 3 May 2019 with nine staff.', '', '')).toBe(
    'Opened the branch in 2019 with nine staff.',
  );
});

it.each([
  'Skilled Worker visa, expires in May 2028.',
  'Coded to 6G, valid until 14/03/2027.',
  'ADR gültig bis 03/2027.',
])('until when a paper holds stays as it is written: %s', (text) => {
  expect(shown(text, '', '')).toBe(text);
});

it.each(['Speaks at meetups and roadshows.', 'Learned it at playgroups.', 'Runs the clinic on Wednesdays.'])(
  'what people go to in small letters and when they do is no house: %s',
  (text) => {
    expect(shown(text, '', '')).toBe(text);
  },
);
