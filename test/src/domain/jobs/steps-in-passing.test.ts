import { expect, it } from 'vitest';
import { tellsProcess, toldRounds, untoldProcess } from '#src/domain/jobs/interview-process.ts';

const kindsOf = (said: string): string[] =>
  toldRounds(`Chef wanted in Leeds.\n${said}`).map(({ kind }) => (kind === 'trial' ? 'in_person' : kind));

it.each([
  [
    'Quick yarn on the blower with me, then half a day on the machine out at the yard, then we talk dollars.',
    ['phone', 'in_person'],
  ],
  ['they call me, they come see the machine, we shake on it', ['phone', 'in_person']],
  [
    'I usually do a FaceTime, then have them shadow a Tuesday, then pizza with the techs so everybody gets a say.',
    ['video', 'in_person', 'in_person'],
  ],
  ['Selection: phone > site > setting task on the DMG', ['phone', 'in_person', 'technical']],
  ['Process: Teams interview, then Excel test, then meet the team', ['video', 'technical', 'in_person']],
  [
    'Erst telefonieren wir kurz, dann kommt er einen Tag zur Probe in die Werkstatt und danach reden wir übers Geld.',
    ['phone', 'in_person'],
  ],
  ['Nach einem Telefonat mit unserer Praxismanagerin laden wir zum Probetag ein.', ['phone', 'in_person']],
  ["On se parle au téléphone, ensuite un essai rémunéré d'une matinée.", ['phone', 'in_person']],
  ["Elle les reçoit une heure à l'atelier, leur fait monter un col, et présente l'équipe.", ['in_person']],
  [
    'Primero le llamo yo, luego se pasa una tarde por el taller a trabajar con los chicos y al final hablamos del sueldo.',
    ['phone', 'in_person'],
  ],
  [
    'Due parole al telefono, poi una notte di prova in laboratorio, e se va bene un caffè con mio padre.',
    ['phone', 'in_person', 'in_person'],
  ],
  [
    'Telefono-lhe eu primeiro, depois vem cá passar uma manhã na receção e no fim almoçamos.',
    ['phone', 'in_person', 'in_person'],
  ],
  [
    'Even bellen, daarna een middag meesleutelen en dan samen een biertje om het af te maken.',
    ['phone', 'in_person'],
  ],
  [
    'Jeg tar en telefon med ham, så blir han med på en jobb en dag, og så prates vi om lønna.',
    ['phone', 'in_person'],
  ],
  ['Only a beer and a chat at the shed.', ['in_person']],
  ['come meet me on the slab', ['in_person']],
  ['Gespräch bei mir im Büro, fertig', ['in_person']],
])('reads the steps of interviewing that are said in passing by what is done there: %s', (said, kinds) => {
  expect(kindsOf(said)).toEqual(kinds);
});

it.each([
  'Further to our coffee, please find our requirements for an Intermediate Accountant in Nelson.',
  'Harvest intake, cellar hand crews, barrel programme, blending, tastings for buyers now and then.',
  'Check in late arrivals, security rounds, set up the breakfast room, look after functions till close.',
  'You answer the phone, then walk the floor with the crew.',
  'Rotas, stock, cellar, hiring the weekend kids, sponsoring the cricket team.',
  'Come and join our team of six in the kitchen.',
  'They run two clinics a week, visit schools and then write it up.',
  'Half day on Fridays, coffee on us.',
  'Call parents, meet teachers, then plan the week with the team.',
])('takes no work, offer or talk of before for a step of interviewing: %s', (said) => {
  expect(tellsProcess(said)).toBe(false);
});

it('says which step it did not understand', () => {
  expect(untoldProcess('Chef wanted in Leeds.\nZoom with me, a day with the crew, then haggis.')).toContain(
    'haggis',
  );
});

it.each([
  'Guten Tag Frau Roth, vielen Dank für das nette Telefonat gestern.',
  'Bonjour Léa, merci pour notre entretien de lundi.',
  'Ciao Sara, grazie per il colloquio di stamattina.',
  'Hoi Noor, bedankt voor het fijne gesprek.',
  'Tack för samtalet i går.',
])('takes no thanks for a talk that was for a step: %s', (said) => {
  expect(untoldProcess(`${said}\n\nKonstrukteur in Kiel.`)).toBeNull();
  expect(tellsProcess(said)).toBe(false);
});

it('reads the steps in a sentence that thanks', () => {
  expect(tellsProcess('Danke für den Anruf, erst ein Gespräch per Teams, dann ein Probetag.')).toBe(true);
});
