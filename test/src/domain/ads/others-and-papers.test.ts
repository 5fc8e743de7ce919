import { expect, it } from 'vitest';
import { inAgencyVoice } from '#src/domain/ads/agency-voice.ts';
import { inLanguageOf } from '#src/domain/ads/client-words.ts';
import { withoutLikeUs } from '#src/domain/ads/like-us.ts';
import { tellsOfParty } from '#src/domain/ads/of-a-party.ts';
import { speaksOfSomebody } from '#src/domain/ads/of-somebody.ts';
import { isPrivateToBrief } from '#src/domain/ads/public-lines.ts';
import { readRole } from '#src/domain/job-drafts/reader.ts';
import { readBrief } from '#src/domain/jobs/brief.ts';
import { briefLines } from '#src/domain/jobs/brief-lines.ts';
import { tellsProcess } from '#src/domain/jobs/interview-process.ts';
import { paperNeeded } from '#src/domain/jobs/paper-needed.ts';
import { withoutSending } from '#src/domain/jobs/sent-profile.ts';

const textsOf = (list: readonly { text: string }[]): string[] => list.map(({ text }) => text);

it.each([
  ['Feeds the chipper like everyone else', 'Feeds the chipper'],
  ['You bake the scones of a morning, like the rest of us', 'You bake the scones of a morning'],
  ['Saturday mornings one week in three, like everybody in the lab.', 'Saturday mornings one week in three.'],
  [
    'Der Samstagsdienst wird im Wechsel gemacht, genau wie wir alle.',
    'Der Samstagsdienst wird im Wechsel gemacht.',
  ],
  [
    'Le conseil au dirigeant fait partie du poste, comme tout le monde.',
    'Le conseil au dirigeant fait partie du poste.',
  ],
  [
    'Een keer per maand draai je een zaterdagdienst, net als iedereen.',
    'Een keer per maand draai je een zaterdagdienst.',
  ],
  ['Cierra caja dos noches por semana, como todos.', 'Cierra caja dos noches por semana.'],
])('that the others do so too is no part of a duty: %s', (said, left) => {
  expect(withoutLikeUs(said)).toBe(left);
});

it.each([
  'Residents are people like all of us',
  'Treat apprentices like everyone else treats customers',
  'Set the same standard as the rest of the trade asks for',
  'You look like everyone else in a hard hat',
])('what is no duty that others have stays: %s', (said) => {
  expect(withoutLikeUs(said)).toBe(said);
});

it.each([
  ['Il nous faut un DCG et trois ans de cabinet.', 'un DCG et trois ans de cabinet.'],
  [
    'Wir brauchen einen abgeschlossenen Meisterbrief im Elektrohandwerk.',
    'einen abgeschlossenen Meisterbrief im Elektrohandwerk.',
  ],
  [
    'Necesitamos carné de carretillero y dos años de almacén.',
    'carné de carretillero y dos años de almacén.',
  ],
  ['Ci serve la patente C con CQC.', 'la patente C con CQC.'],
  ['We zoeken rijbewijs C en code 95.', 'rijbewijs C en code 95.'],
])('a paper that the house needs is asked of whoever comes: %s', (said, rest) => {
  expect(paperNeeded(said)).toBe(rest);
  expect(textsOf(readBrief(said).requirements).join()).toContain(rest.replace(/[.]$/u, ''));
});

it.each([
  'Il nous faut un comptable titulaire du DCG.',
  'Wir suchen einen Koch mit Ausbildung.',
  'Buscamos una persona con carné de conducir.',
  'Cerchiamo un autista con patente C.',
  'Il nous faut quelqu’un pour lundi.',
])('somebody who is wanted is no paper: %s', (said) => {
  expect(paperNeeded(said)).toBeNull();
});

it.each([
  [
    'Anbei unser Profil: Alleinkoch (m/w/d) in Schladming, Vollzeit.',
    'Alleinkoch (m/w/d) in Schladming, Vollzeit.',
  ],
  [
    'anbei unser Profil für den Softwaretester (m/w/d), Kiel.',
    'Wir suchen den Softwaretester (m/w/d), Kiel.',
  ],
  ['Voici notre besoin : un soudeur TIG à Vénissieux.', 'Nous recherchons un soudeur TIG à Vénissieux.'],
  [
    "Comme convenu, voici le besoin pour le cabinet d'Angers : un comptable, CDI.",
    "Nous recherchons pour le cabinet d'Angers un comptable, CDI.",
  ],
  ['Please find below our requirement for a Fitter in Leeds.', 'We are looking for a Fitter in Leeds.'],
  ['Te paso el perfil: un camarero para Cádiz.', 'Buscamos un camarero para Cádiz.'],
  ['Hierbij onze vacature voor een planner in Venlo.', 'Wij zoeken een planner in Venlo.'],
])('that a profile is sent leaves the job that follows: %s', (said, left) => {
  expect(withoutSending(said)).toBe(left);
});

it.each([
  'Anbei unser Profil.',
  'Anbei unser Profil für die Wintersaison:',
  'Please find below our brief.',
  'Voici le planning de la semaine : lundi au vendredi.',
  'Here is the office: bright and warm.',
])('where no job follows, that it is sent stays as it is: %s', (said) => {
  expect(withoutSending(said)).toBe(said);
});

it.each([
  ['Tiler needed, got your number off the merchant.', 'Tiler needed.'],
  ['Sucht Polymechaniker EFZ, Frauenfeld', 'Wir suchen Polymechaniker EFZ, Frauenfeld'],
  ['Cherche une assistante dentaire, Lyon', 'Nous recherchons une assistante dentaire, Lyon'],
  ['Zoekt een planner voor Venlo', 'Wij zoeken een planner voor Venlo'],
  ['Wie gestern am Telefon besprochen: Wir brauchen einen Koch.', 'Wir brauchen einen Koch.'],
])('how somebody came to the recruiter, and who wants somebody, is no part of the job: %s', (said, left) => {
  expect(briefLines(`Kitchen Works\n${said}`).lines.at(-1)).toBe(left);
});

it.each([
  'Fully remote but must be in the UK',
  'Remote. Candidates have to be in Ireland.',
  'Fully remote, you need to be based in Canada',
  'Vollständig remote, man muss aber in Deutschland wohnen',
  'Full remote, vous devez résider en France',
  'Fully remote, right to work in Ireland needed',
])('where people of a remote job must be is its country: %s', (said) => {
  const { location } = readRole(`Payroll Specialist\n${said}\nPermanent`, 'AU').fields;
  expect(location?.type).toBe('remote');
  expect(location?.country_code).toMatch(/^(?:GB|IE|CA|DE|FR)$/u);
});

it.each([
  'Fully remote, must be able to travel to Spain',
  'Fully remote, must be online by nine',
  'Fully remote, must speak German',
  'Fully remote, must be in the UK or Ireland',
])('no country is taken of a remote job from %s', (said) => {
  const { location } = readRole(`Payroll Specialist\n${said}\nPermanent`, 'AU').fields;
  expect(location?.country_code).toBeUndefined();
});

it.each([
  ['Req:\n- Min Dip in Logistics\n- Familiar with TradeNet', 'requirements'],
  ['has to have\n- Level 4 Automotive\n- Class 2 licence', 'requirements'],
  ['Das freut uns\n- Erfahrung mit Wild\n- Englisch', 'nice_to_have'],
  ['Daar worden we blij van\n- Ervaring met Transics\n- Kennis van douanezaken', 'nice_to_have'],
  ['Ce que vous ferez chez nous\n- Soins des résidents\n- Piluliers', 'responsibilities'],
] as const)('%j heads %s', (text, section) => {
  expect(readBrief(text)[section]).toHaveLength(2);
});

it.each([
  ['Four years PQE in probate.', 'requirements'],
  ['At least three years front of house in a busy place.', 'requirements'],
  [
    'Writes the programme for 22 children, does the statements, mentors two diploma students.',
    'responsibilities',
  ],
  ['Experience on a busy front desk is essential and Exact software is preferred.', 'requirements'],
  ['Experience on a busy front desk is essential and Exact software is preferred.', 'nice_to_have'],
] as const)('%s goes to %s', (said, section) => {
  expect(textsOf(readBrief(said)[section])).toHaveLength(1);
});

it.each([
  "You'd be assisted by a legal executive of 20 years' standing.",
  'Five years ago we opened here with two chairs and a kettle.',
  'The driver does 15 drops a day, takes card payments and keeps the meter tickets straight.',
])('nothing is asked by %s', (said) => {
  expect(readBrief(said).requirements).toEqual([]);
});

it('the kind of contract in a list is no duty', () => {
  expect(
    readBrief('- perm f/t\n- pricing tenders, calling suppliers, walking sites').responsibilities,
  ).toHaveLength(1);
});

it.each([
  'Most of what we do is limestone repair: cutting mouldings at the banker, fixing on site with lime mortar.',
  'Ce que vous ferez chez nous : assurer les soins de 64 résidents, préparer les piluliers, appeler le médecin de garde.',
  'The work is hotel bathrooms, tanking, levelling floors with me and the lads.',
])('what the work is tells of no interview: %s', (said) => {
  expect(tellsProcess(said)).toBe(false);
});

it('the work of a day with the crew that somebody is tried by is a step', () => {
  expect(tellsProcess('The day is a paid trial with the crew, then a chat with me.')).toBe(true);
});

it.each(['Trade test (Millwright), N3', 'Trade test (fitter) and own tools'])(
  '%s is a paper, and no step',
  (said) => {
    expect(tellsProcess(said)).toBe(false);
  },
);

it.each([
  ["It's Stockport we work out of but the jobs are all over.", 'Stockport', 'GB'],
  ['The job is delivering oil to farms around Hexham.', 'Hexham', 'GB'],
  ['Standort ist Kassel, das Gebiet reicht bis Fulda.', 'Kassel', 'DE'],
  ['Um técnico comercial para a zona de Aveiro.', 'Aveiro', 'PT'],
  ['Loc: Pune (WFO 3 days)', 'Pune', 'IN'],
] as const)('%s is in %s', (said, city, home) => {
  expect(readRole(`Fitter\n${said}\nPermanent`, home).fields.location?.city).toBe(city);
});

it.each([
  ['Aim is February 1st.', '2027-02-01'],
  ['Ziel ist der 1. März 2027.', '2027-03-01'],
  ['Target is 15 March 2027.', '2027-03-15'],
  ['We are aiming for 8 February 2027.', '2027-02-08'],
])('%s begins on %s', (said, day) => {
  expect(readRole(`Fitter\nPermanent\n${said}`, 'GB', '2026-11-28').fields.target_start_date).toBe(day);
});

it.each([
  'Mark, finally signed off.',
  'Now approved.',
  'Good news, we have finally got the green light!',
  'Pls start sourcing -',
])('the recruiter alone is told: %s', (said) => {
  expect(isPrivateToBrief(said)).toBe(true);
});

it.each([
  'Sign off the timesheets of four crews.',
  'Start sourcing suppliers for the spring range.',
  'Approved driver status is a plus.',
])('what is done stays: %s', (said) => {
  expect(isPrivateToBrief(said)).toBe(false);
});

it.each([
  ["It's got to be somebody qualified, so ACCA or CIMA.", 'Must be qualified, so ACCA or CIMA.'],
  ['It has to be somebody with a clean licence.', 'Must have a clean licence.'],
  ['It needs to be a person who has run a pass.', 'Must be somebody who has run a pass.'],
  ['It must be someone trained in lime work.', 'Must be trained in lime work.'],
])('whoever it has to be is asked for: %s', (said, asked) => {
  expect(inAgencyVoice(said)).toBe(asked);
  expect(isPrivateToBrief(inAgencyVoice(said))).toBe(false);
});

it.each([
  'They have to have Class 2 and an ADR, and the licence has to be clean.',
  'You need to have your own van, and the licence is to be full.',
])('the papers of whoever comes are no news of the house: %s', (said) => {
  expect(tellsOfParty(said, 'Driver')).toBe(false);
});

it.each(['The licence has been suspended.', 'Our licence is under review.'])(
  'the papers of the house are: %s',
  (said) => {
    expect(tellsOfParty(said, 'Driver')).toBe(true);
  },
);

it.each([
  'Die Grundpflege von zwölf Bewohnern und die Dokumentation in Vivendi.',
  'Rosters in Deputy, invoicing in Vivendi.',
])('a program in which something is written down is nobody: %s', (said) => {
  expect(speaksOfSomebody(said)).toBe(false);
});

it.each(['The last one was Dariusz.', 'Bookings are done by Dariusz.'])(
  'somebody who is named is: %s',
  (said) => {
    expect(speaksOfSomebody(said)).toBe(true);
  },
);

it.each([
  ["Lohn 75'000 bis 85'000 Franken", 75_000, 85_000],
  ['Gehalt 92’000 Schweizer Franken im Jahr', 92_000, undefined],
])('francs are francs in words too: %s', (said, low, high) => {
  const pay = readRole(`Polymechaniker\n${said}\nFrauenfeld`, 'CH').fields.compensation;
  expect(pay).toMatchObject({ base_min: low, currency: 'CHF', period: 'year' });
  expect(pay?.base_max ?? undefined).toBe(high);
});

it.each([
  'Conhecimentos de inglês são uma mais-valia.',
  'Kenntnisse in Revit sind ein Plus.',
  'Des notions de néerlandais sont un atout.',
])('%s is wished for', (said) => {
  expect(textsOf(readBrief(said).nice_to_have)).toHaveLength(1);
});

it.each(['Ab sofort oder nach Vereinbarung', 'De suite ou à convenir'])('%s is no wish', (said) => {
  expect(readBrief(`Kann: Hermle, Zeiss\n${said}`).nice_to_have).toHaveLength(1);
});

it('the time zones of the United States are its own to an agency there', () => {
  const said =
    'Project Manager\nWhere: Remote. Candidates need to live in Central or Mountain time.\nFull-time';
  expect(readRole(said, 'US').fields.location?.country_code).toBe('US');
  expect(readRole(said, 'AU').fields.location?.country_code).toBeUndefined();
});

it.each([
  'Preferred Qualifications\nNeonatal experience\nOne year in critical care',
  'It would help if you had\n- Experience with CostX\n- NZIQS membership',
])('each line is wished for: %j', (text) => {
  expect(readBrief(text).nice_to_have).toHaveLength(2);
});

it.each(['Relevant experience', 'Your experience', 'Essential experience'])(
  '%s heads what is asked',
  (heading) => {
    expect(textsOf(readBrief(`${heading}\n- Ten years in joinery\n- A CSCS card`).requirements)).toHaveLength(
      2,
    );
  },
);

it.each(['Kone or Otis controllers', 'Work on Schindler, Kone and Otis lifts', 'Vivendi software a plus'])(
  'a make is nobody: %s',
  (said) => {
    expect(speaksOfSomebody(said)).toBe(false);
  },
);

it.each([
  '£25,800 rising to £27,400 after probation.',
  'Salary £25,800 going up to £27,400 once trained, permanent.',
])('what pay rises to is the most of it: %s', (said) => {
  const pay = readRole(`Laboratory Analyst\n${said}\nInverness`, 'GB').fields.compensation;
  expect(pay).toMatchObject({ base_min: 25_800, base_max: 27_400, currency: 'GBP', period: 'year' });
});

it('holiday that rises is no pay', () => {
  const { compensation } = readRole(
    'Clerk\n£26,000 a year, 28 days holiday rising to 33\nLeeds',
    'GB',
  ).fields;
  expect(compensation).toMatchObject({ base_min: 26_000 });
  expect(compensation?.base_max ?? 26_000).toBe(26_000);
});

it.each([
  ['Wir suchen für unsere our client in Oldenburg.', 'de', 'Wir suchen für unseren Kunden in Oldenburg.'],
  ['Unser our client sucht Verstärkung.', 'de', 'Unser Kunde sucht Verstärkung.'],
  ['Nous recrutons pour notre our client à Namur.', 'fr', 'Nous recrutons pour notre client à Namur.'],
  ['Buscamos para nuestra our client en Cádiz.', 'es', 'Buscamos para nuestro cliente en Cádiz.'],
] as const)('the client is ours once: %s', (said, language, left) => {
  expect(inLanguageOf(said, language)).toBe(left);
});
