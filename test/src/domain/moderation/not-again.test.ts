import { expect, it } from 'vitest';
import { review } from '#src/domain/moderation/index.ts';

const found = (text: string, place: string): string[] =>
  review([['text', text]], { subject: 'role', place, isUnread: true })
    .filter(({ verdict }) => verdict !== 'clear')
    .map(({ about }) => about);

it.each([
  ['She went on leave twice in three years. Lesson learned.', 'US', 'pregnancy'],
  ['Our last receptionist wore a scarf. Clients talked. You understand.', 'CA', 'religion'],
  [
    "The previous manager went through treatment all winter. We can't do that twice.",
    'NZ',
    'disability_or_health',
  ],
  ['Die Letzte wurde nach vier Monaten schwanger. Das passiert uns nicht noch mal.', 'DE', 'pregnancy'],
  ['La dernière avait trois petits. Plus jamais ça.', 'FR', 'family'],
  ['El último rezaba en horas de trabajo. Otra vez no.', 'ES', 'religion'],
  ['Quella di prima aveva due bambini piccoli. Ci siamo capiti.', 'IT', 'family'],
  ['De vorige zat steeds thuis met de kinderen. Liever niet nog zo een.', 'NL', 'family'],
  ['Den förra blev gravid direkt. Inte en gång till.', 'SE', 'pregnancy'],
  ['The girl before you had endometriosis and we carried her. Not twice.', 'GB', 'disability_or_health'],
  ['A anterior engravidou ao fim de dois meses. Não queremos repetir.', 'PT', 'pregnancy'],
  ['Poprzednia zaszła w ciążę po miesiącu. Nigdy więcej.', 'PL', 'pregnancy'],
])(
  'holds what whoever did the job before was and is not to be again, over two sentences: %s',
  (text, place, about) => {
    expect(found(text, place)).toContain(about);
  },
);

it.each([
  ['Our last nurse went on maternity leave in May. This covers her until March.', 'GB'],
  ['La dernière classe avait 28 enfants. Cette année, ils sont 22.', 'FR'],
  ['La anterior campaña de niños fue un éxito. Queremos repetir.', 'ES'],
  ['De vorige kassa stond steeds stil. Liever niet nog zo een.', 'NL'],
  ['Our last three hires came from a bootcamp. We’d do it again.', 'US'],
])('passes why a job is open, and what of the work is not to happen again: %s', (text, place) => {
  expect(found(text, place)).toEqual([]);
});

it.each([
  ['You were in grade school when TikTok came out.', 'US'],
  ["You'll remember where you were when you got your first iPhone at school.", 'GB'],
  ["If you queued for Oasis tickets the first time round, this team isn't for you.", 'AU'],
  ['35 max.', 'GB'],
  ['The team skews grey and we need to fix that with this hire.', 'GB'],
])(
  'holds an age that is told by when something came about, by a bare number or by what a team is: %s',
  (text, place) => {
    expect(found(text, place)).not.toEqual([]);
  },
);

it.each([
  ['35 max per bus.', 'US'],
  ['You were at school when you decided to become a nurse.', 'GB'],
  ['If you saw the show the first time round, you know our stage.', 'AU'],
  ['The office needs lighter walls and a carpet.', 'GB'],
])('passes numbers, times and looks of things: %s', (text, place) => {
  expect(found(text, place)).not.toContain('age');
  expect(found(text, place)).not.toContain('race_or_origin');
});

it.each([
  ['Any Nguyen or Tran goes in the bin.', 'AU'],
  ['If it ends in -ski or -escu, skip.', 'IE'],
  ["We're trying to get the branch a bit lighter, if you follow.", 'ZA'],
])('holds people who are sifted by name or by colour: %s', (text, place) => {
  expect(found(text, place)).not.toEqual([]);
});
