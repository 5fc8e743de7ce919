import { expect, it } from 'vitest';
import { inAgencyVoice } from '#src/domain/ads/agency-voice.ts';
import { offeredBesidePay } from '#src/domain/ads/beside-pay.ts';
import { foundInDescription } from '#src/domain/ads/left-out-findings.ts';
import { mentionsPay } from '#src/domain/ads/public-lines.ts';
import { unknownNamesIn } from '#src/domain/ads/unknown-names.ts';
import { wishAlone } from '#src/domain/ads/wish-alone.ts';
import { employmentOf } from '#src/domain/job-drafts/employment.ts';
import { payIn } from '#src/domain/job-drafts/pay.ts';
import { locationOf } from '#src/domain/job-drafts/place.ts';
import { cleanTitle } from '#src/domain/job-drafts/title-clean.ts';
import { properTitle } from '#src/domain/job-drafts/title-slang.ts';
import { withoutAside } from '#src/domain/jobs/asides.ts';
import { briefLines } from '#src/domain/jobs/brief-lines.ts';
import { saysHowCalled } from '#src/domain/jobs/how-called.ts';
import { tellsProcess } from '#src/domain/jobs/interview-process.ts';
import { passingSteps } from '#src/domain/jobs/steps-in-passing.ts';

it.each([
  [
    'He fell out with his brother and the block might be sold, that’s between us. They need to be able to fix a header on the run.',
    'They need to be able to fix a header on the run.',
  ],
  [
    'The last fella dropped a bundle so keep that under your hat. Must pass a drug screen before they set foot on site.',
    'Must pass a drug screen before they set foot on site.',
  ],
  [
    'She has lost the council contract for Knaresborough, keep to ourselves. Weekend work is a must though.',
    'Weekend work is a must though.',
  ],
  [
    'The owner wants to sell in spring, between ourselves. Hours 7 to 3, full time.',
    'Hours 7 to 3, full time.',
  ],
  [
    'Keep it on the down low, the owner is selling up. Staff meals, ski pass, uniform laundered.',
    'Staff meals, ski pass, uniform laundered.',
  ],
  // What goes on telling stays inside.
  ['The owner wants to sell in spring, between us. They need the cash by June.', ''],
  ['Two of the lads are off to Boral, that’s between us. They would be gone by Easter.', ''],
  ['The bank is on at us, keep that quiet. He has no licence and three years for fraud.', ''],
  ['Between us: the owner drinks. Must be someone who can handle him.', ''],
  ['We may close in May, between ourselves. It would be great if they sold it.', ''],
])('what keeps itself at its own end leaves what is asked behind it in the ad: %s', (told, open) => {
  expect(withoutAside(told).open).toBe(open);
});

it.each([
  ['hey gotta run so quick one, need 2 sparkies for a fitout', 'need 2 sparkies for a fitout'],
  [
    'Kurz zwischen Tür und Angel: Wir brauchen eine Pflegedienstleitung für Tübingen.',
    'Wir brauchen eine Pflegedienstleitung für Tübingen.',
  ],
  ['Hoi Lisa, even snel want ik moet zo weg. Zoeken een voorman magazijn.', 'Zoeken een voorman magazijn.'],
  ['just on my lunch so sorry for typos. Optician wanted in Perth.', null],
  [
    'Following our conversation I can confirm we have sign-off for a Payroll Manager, based in Leicester.',
    'We are looking for a Payroll Manager, based in Leicester.',
  ],
  [
    'The role is new. We finally have the budget sign-off for a Buyer in Hull.',
    'The role is new. We are looking for a Buyer in Hull.',
  ],
  [
    'We now have board approval to recruit a Site Manager for Derby.',
    'We are looking for a Site Manager for Derby.',
  ],
  // The work itself.
  ['Must run, lift and carry all day on the yard.', 'Must run, lift and carry all day on the yard.'],
  ['Quick learner wanted, bar work in Leeds.', 'Quick learner wanted, bar work in Leeds.'],
  ['You give sign-off for all drawings.', 'You give sign-off for all drawings.'],
  ['Go live in May, then support the shops.', 'Go live in May, then support the shops.'],
])('that somebody has little time, or was allowed to hire, leads to the job: %s', (told, line) => {
  const { lines } = briefLines(told);
  if (line === null) expect(lines.join(' ')).not.toContain('typos');
  else expect(lines.join(' ')).toBe(line);
});

const doubted = (sentence: string): boolean =>
  unknownNamesIn({ title: 'Worker', headline: null, body: sentence, bullets: [] }, ['Leeds'], true).length >
  0;

it.each([
  ['Job is running the John Deere 8R and the Seed Hawk bar at sowing, and looking after two casuals.', false],
  ['Machines: Mazak Integrex, Hurco VM20, Doosan Puma with bar feed.', false],
  ['The gardens are cut with the Countax mower and a Stihl saw.', false],
  ['Vous assurez le dépannage de tracteurs Fendt et de moissonneuses-batteuses Claas à l’atelier.', false],
  ['Runs the Grove crane and the Manitowoc 999, sets beams and columns.', false],
  // Who takes people, whose contract it is.
  ['We lost the Kelderwick contract in May and it hurts.', true],
  ['Old Braddlewyn is looking around for our fitters.', true],
  ['On perd le contrat Picardot en juin.', true],
  ['The yard belongs to Henderwick from January.', true],
])(
  'a make is explained by its model, its machine or what is done with it, and a house is not: %s',
  (said, isDoubted) => {
    expect(doubted(said)).toBe(isDoubted);
  },
);

it.each([
  ['£38,000 to £45,000 with private medical and a car allowance', ['Private medical', 'Car allowance']],
  [
    'The post is permanent, with a cottage rent free, and the salary is £34,000 to £38,000.',
    ['Cottage rent free'],
  ],
  ['16.50 to 17.80 an hour, depends on their level', []],
  ['17 bis 18,50 die Stunde, Spesen extra.', ['Spesen extra']],
  ['£30,000 with three years in sales', []],
  ['£30,000 with commission', []],
])('what comes with the pay is offered, and what it depends on is not: %s', (line, given) => {
  expect(offeredBesidePay(line)).toEqual(given);
});

it('money that somebody decides on at work is nobody’s pay', () => {
  expect(mentionsPay('Explain the policy and settle up to $150,000 on your own authority')).toBe(false);
  expect(mentionsPay('Cash up takings of £4,000 each night')).toBe(false);
  expect(mentionsPay('$150,000 on target')).toBe(true);
  expect(mentionsPay('We pay £15 an hour')).toBe(true);
});

it('pay is read beside a car allowance, and an allowance alone is none', () => {
  const [low, high] = ['base_min', 'base_max'] as const;
  const { pay } = payIn(['Salary: £38,000 - £45,000 with private medical and a car allowance'], 'GB');
  expect([pay?.[low], pay?.[high]]).toEqual([38_000, 45_000]);
  expect(payIn(['A relocation allowance of £20,000'], 'GB').pay).toBeNull();
});

it.each([
  ['Le permis CE est apprécié.', /permis CE/],
  ['HC licence be handy', /^HC licence$/],
  ['Le CACES, ce serait un plus', /^Le CACES$/],
  ['Be kind to guests', /^Be kind to guests$/],
])('what is wished for stands whole without the words of praise: %s', (said, shown) => {
  expect(wishAlone(said)).toMatch(shown);
});

it.each([
  [
    'We hold a Teams call followed by an interview at our offices at which you will talk us through a drawing.',
    true,
  ],
  ['We have a busy workshop where you will service trucks and talk to drivers.', false],
  ['You prepare exit interviews in which you will note what people say.', false],
])('what is done at an interview makes no duty of it: %s', (said, isTold) => {
  expect(tellsProcess(said)).toBe(isTold);
});

it.each([
  ['Process - yarn on the phone, then a drive round the place with me', 'phone, in_person'],
  [
    'Ablauf: Videogespräch mit mir, danach Betriebsrundgang und Gespräch mit dem Verkaufsleiter',
    'video, in_person',
  ],
  ['Il les voit à l’agence puis une journée sur chantier', 'in_person, in_person'],
  ['First a call with me, then a spin round the quarry in the ute with the foreman', 'phone, in_person'],
  ['Una llamada conmigo y luego una vuelta por la finca con el encargado', 'phone, in_person'],
])('a drive or a walk with somebody of the house is a visit: %s', (said, rounds) => {
  expect(
    passingSteps(said)
      ?.rounds.map(({ kind }) => kind)
      .join(', '),
  ).toBe(rounds);
});

const holds = (said: string, place = 'GB'): boolean =>
  foundInDescription(
    `We are looking for a Clerk in Leeds.\nYou file invoices and answer the phone.\n${said}`,
    { place, companies: [], isUnread: true },
    [],
  ).some(({ verdict }) => verdict === 'held' || verdict === 'blocked');

it.each([
  ['Our name is not to be on the ad. Last bloke was on $47 and told everyone, so stick to the rate.', false],
  [
    'Ne pas citer l’entreprise. Son équipe du lundi s’est fait prendre à faire du black chez une cliente.',
    false,
  ],
  ['Ça reste entre nous : on perd le contrat en juin, donc pas un mot aux gars.', false],
  ['He’s fallen out with his brother over the will and the block might be sold, that’s between us.', false],
  // Who is wished for, in the same words.
  ['Our name is not to be on the ad. Last bloke was too old, so stick to young lads.', true],
  ['Entre nous, pas de black, merci.', true],
  ['Ça reste entre nous : je veux des gars, pas de filles.', true],
  ['Between us, I want a bloke who is on his own.', true],
])('what is told of pay, of who must not hear and of a will picks nobody: %s', (said, isHeld) => {
  expect(holds(said)).toBe(isHeld);
});

it('overtime of a season makes no contract, and a seasonal job does', () => {
  expect(employmentOf(['Status: Full-time, seasonal overtime June to September'], undefined)).toBe(
    'full_time',
  );
  expect(employmentOf(['Fruit picker, seasonal, Kent'], undefined)).toBe('contract');
});

it('a town is found with the villages around it, and in the small letters of a chat', () => {
  expect(
    locationOf(['Care assistants wanted', 'Two wanted, Harrogate + villages, perm'], [], 'GB')?.city,
  ).toBe('Harrogate');
  expect(locationOf(['brauche nen fahrer für rostock, nahverkehr'], [], 'DE')?.city).toBe('Rostock');
});

it.each([
  ['If you put Maitai in it they’ll put two and two together.', true],
  ['Once you name the school everyone will guess.', true],
  ['If you mention the boat, people will work it out.', true],
  ['If you say nothing to the customer they will ring again.', false],
  ['When you use the saw they will show you how.', false],
])('by what people would know the house tells how it is to be called: %s', (said, isOfName) => {
  expect(saysHowCalled(said)).toBe(isOfName);
});

it.each([
  ['Sparkie', 'Electrician'],
  ['A grade sparky', 'A grade electrician'],
  ['Brummifahrer', 'Lkw-Fahrer'],
  ['Chippies', 'Carpenter'],
  ['Sparks Electrical Manager', 'Sparks Electrical Manager'],
  ['Chip shop assistant', 'Chip shop assistant'],
  ['Truck driver', 'Truck driver'],
  ['Brick layer', 'Brick layer'],
])(
  'a title is called as ads call it and not as people of the trade do among themselves: %s',
  (said, title) => {
    expect(properTitle(said)).toBe(title);
  },
);

it('a town behind both forms of a role is none of the title', () => {
  expect(cleanTitle('Landschaftsgärtner/in Münster', 'DE')).toBe('Landschaftsgärtner/in');
  expect(cleanTitle('Brummifahrer für rostock', 'DE')).toBe('Brummifahrer');
});

it('whoever wants somebody is the agency', () => {
  expect(inAgencyVoice('Wants 4 x care assistants, perm')).toBe(
    'We are looking for 4 x care assistants, perm',
  );
  expect(inAgencyVoice('Chasing a loader driver for the quarry.')).toBe(
    'We are looking for a loader driver for the quarry.',
  );
  expect(inAgencyVoice('Wants three years on diggers')).toBe('Wants three years on diggers');
});
