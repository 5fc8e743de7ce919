import { expect, it } from 'vitest';
import { tellsRounds } from '#src/domain/jobs/index.ts';
import { tellsProcess, toldRounds } from '#src/domain/jobs/interview-process.ts';

it.each([
  ['Process is a paid climb day with the crew so they can see us', ['trial']],
  ['They can come in for a trial shift on a Saturday, paid of course', ['trial']],
  ['ring me first, then a yarn in the shop', ['phone', 'in_person']],
  [
    "Give them a ring first to see if they're serious, then I'll have them in for a day at the banker.",
    ['phone', 'in_person'],
  ],
  ['half an hour on the phone then a day out with Baz, paid', ['phone', 'in_person']],
  [
    'There will be a telephone conversation with our chief and then a visit to the clinic.',
    ['phone', 'in_person'],
  ],
  ['Working interview of half a day after a call with the owner', ['phone', 'technical']],
  ['Video call with me, then I drive up and we meet in the store', ['video', 'in_person']],
  ['Zoom first, second one here at the surgery', ['video', 'in_person']],
  ['meet the ward manager, then HR, both on site', ['in_person', 'in_person']],
  ['Just one interview, at the bakery, with me.', ['in_person']],
  ["They'd need to come up to Thirsk and meet us", ['in_person']],
  ["We'd chat on the phone, then they'd sit in on a session.", ['phone', 'trial']],
  ['How we hire: phone call then depot visit', ['phone', 'in_person']],
  ['2 interviews, 1st Teams 2nd office', ['video', 'in_person']],
  ['Two stages: Teams, then panel and lab tour', ['video', 'in_person']],
  ['Processen: kodtest hemma, Teamsintervju, sedan lunch hos oss.', ['technical', 'video', 'in_person']],
  ['Entrevistas: una por Zoom, otra en el despacho', ['video', 'in_person']],
  ['procedure: bakkie koffie op de zaak en dan een ochtend draaien', ['in_person', 'in_person']],
  [
    'Llamada contigo, después entrevista conmigo por Teams y la última en nave con el gerente.',
    ['phone', 'video', 'in_person'],
  ],
  ['Es gibt ein Gespräch bei uns und danach einen Hospitationstag in der Gruppe.', ['in_person', 'trial']],
  ['First a Zoom with me, then come on a wedding day and shadow.', ['video', 'trial']],
  ['kurz anrufen, dann 2 Tag mitgehn, bezahlt', ['phone', 'trial']],
  ['how: video w/ head of cyber, then technical w/ the lead', ['video', 'technical']],
  [
    'We do Teams first and then have people here with the panel, and we ring two referees.',
    ['video', 'in_person'],
  ],
  ['Road test at our yard then talk with safety', ['trial', 'in_person']],
  ["Un essai d'une nuit et on décide", ['trial']],
  ['Eerste gesprek bij ons op kantoor, 2e met de uitvoerders erbij', ['in_person', 'in_person']],
  ['Intervju på Teams och sedan träff hos oss.', ['video', 'in_person']],
])('reads how people are interviewed as their employer says it: %s', (said, kinds) => {
  expect(toldRounds(`Chef wanted in Leeds.\n${said}`).map(({ kind }) => kind)).toEqual(kinds);
});

it.each([
  'You will meet suppliers in the shop and ring customers.',
  'Two shifts a day, phone cover on Sundays.',
  'Day visits to clients across the county.',
  'You run trade tests for apprentices.',
  'a portfolio of short video you have made',
])('takes no meeting, call or test of the work for an interview: %s', (said) => {
  expect(tellsProcess(said)).toBe(false);
});

it('knows whether a brief tells of interviews at all', () => {
  expect(tellsRounds('Chef wanted in Leeds.\nTrial shift, then a chat with the owner here.')).toBe(true);
  expect(tellsRounds('Chef wanted in Leeds.\nTwo hundred covers a night.')).toBe(false);
});
