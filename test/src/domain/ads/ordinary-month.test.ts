import { expect, it } from 'vitest';
import { inAgencyVoice } from '#src/domain/ads/agency-voice.ts';
import { offeredBesidePay } from '#src/domain/ads/beside-pay.ts';
import { foundInDescription } from '#src/domain/ads/left-out-findings.ts';
import { isPrivateToBrief } from '#src/domain/ads/public-lines.ts';
import { unknownNamesIn } from '#src/domain/ads/unknown-names.ts';
import { HYBRID } from '#src/domain/job-drafts/home-or-office.ts';
import { payIn } from '#src/domain/job-drafts/pay.ts';
import { locationOf } from '#src/domain/job-drafts/place.ts';
import { startIn } from '#src/domain/job-drafts/start.ts';
import { withoutAside } from '#src/domain/jobs/asides.ts';
import { briefLines } from '#src/domain/jobs/brief-lines.ts';
import { saysHowCalled } from '#src/domain/jobs/how-called.ts';
import { withoutMailFrame } from '#src/domain/jobs/mail-frame.ts';
import { textLines } from '#src/domain/jobs/text-lines.ts';
import { wholeHead } from '#src/domain/jobs/whole-headings.ts';

it.each([
  'unser name bitte nirgends, der verlag wird verkauft',
  'Den Firmennamen nirgendwo.',
  'Le nom nulle part, merci.',
  'Onze naam nergens graag.',
  'Nuestro nombre en ningún sitio.',
])('that a name is to stand nowhere says how the house is to be called: %s', (said) => {
  expect(saysHowCalled(said)).toBe(true);
});

it.each([
  'Nirgends wird so sauber gearbeitet wie hier.',
  'Du führst die Namenslisten der Kurse.',
  'Nulle part ailleurs on ne forme autant.',
  'Nergens is de koffie beter.',
])('that something is nowhere else does not: %s', (said) => {
  expect(saysHowCalled(said)).toBe(false);
});

it.each([
  'boarding, skimming, some lime work in the old stair hall',
  'Boarding and plastering of three flats',
  'A current practising certificate and a clean disciplinary record are essential.',
  'No disciplinary history with the council.',
  'c’est de la messagerie en régional, il est chez lui tous les soirs.',
  'Elle est chez elle à 17 h.',
])('what is done, asked or offered in words that also tell news stays in the ad: %s', (said) => {
  expect(isPrivateToBrief(said)).toBe(false);
});

it.each([
  'Boarding now, call you later',
  'boarding.',
  'Two of them have a disciplinary next week.',
  'There is a tribunal in March.',
  'Il est parti chez le concurrent.',
  'Kindly source suitable CVs.',
  'Spec for the test analyst below, please go ahead.',
  'Personnel said send this to you direct.',
  'The boss told me to ring you.',
  'She’d pay the top of range for it.',
  'We would happily pay top dollar.',
])('what is told to the recruiter stays inside: %s', (said) => {
  expect(isPrivateToBrief(said)).toBe(true);
});

it.each([
  'We pay top rates for night work.',
  'Please go ahead and apply with a CV.',
  'You pay suppliers at the end of the month.',
  'The office asks for weekly reports.',
])('what readers of the ad are told is not the recruiter’s: %s', (said) => {
  expect(isPrivateToBrief(said)).toBe(false);
});

it.each([
  ['Right to work in NZ', 'Right to work in NZ'],
  ['Right hand to the owner', 'Right hand to the owner'],
  ['Right, they run the till', 'they run the till'],
  ['What I must have is two years in dairy processing.', 'Needs two years in dairy processing.'],
  ['All we can’t do without is a crane ticket.', 'Needs a crane ticket.'],
  [
    'We made the role fully remote, anywhere in the UK, so you can cast the net a bit wider this time.',
    'We made the role fully remote, anywhere in the UK.',
  ],
  ['Shifts end at three, so you can fetch the kids.', 'Shifts end at three, so you can fetch the kids.'],
  [
    'Radiography cert desirable. Irish is a nice thing to have there too, a good few patients come in from Gweedore',
    'Radiography cert desirable. Irish is an asset',
  ],
  ['Welsh is a good skill to have, most customers speak it.', 'Welsh is an asset.'],
  [
    'Polish is a nice thing to have, most of our drivers only talk to their own kind.',
    'Polish is a nice thing to have, most of our drivers only talk to their own kind.',
  ],
  [
    'Chairside for the implant man who comes on Wednesdays',
    'Chairside for the implant specialist who comes on Wednesdays',
  ],
  ['Work for the old man who comes on Fridays', 'Work for the old man who comes on Fridays'],
])('an ad says %s as %s', (said, plain) => {
  expect(inAgencyVoice(said)).toBe(plain);
});

it.each([
  ['The Catering Manager will', 'responsibilities'],
  ['Our new Yard Foreman will be responsible for', 'responsibilities'],
  ['La comptable sera chargée de', 'responsibilities'],
  ['What would be great', 'nice_to_have'],
  ['What would really help', 'nice_to_have'],
  ['Atouts', 'nice_to_have'],
  ['Vos atouts', 'requirements'],
  ['Our client will', undefined],
  ['What would be paid', undefined],
])('%s heads %s', (head, section) => {
  expect(wholeHead(head)).toBe(section);
});

it('a label in capitals and a column further on what it says are a field of a form', () => {
  const form = 'POSITION  School bus mechanic\nPLACE\tDuluth, Minnesota\nHOURS   full time';
  expect(textLines(form)).toEqual([
    'POSITION: School bus mechanic',
    'PLACE: Duluth, Minnesota',
    'HOURS: full time',
  ]);
  expect(textLines('NASA  calls twice\nYou answer')).toEqual(['NASA calls twice', 'You answer']);
});

it.each([
  [
    'need a forklift driver at Wacol, arvo shift, $36.80/hr, start Mon 7 December 2026 – keep us off the ad pls, Coles are auditing',
    'need a forklift driver at Wacol, arvo shift, $36.80/hr, start Mon 7 December 2026',
  ],
  ['Cook for Hove, £14 an hour, full time - no names please', 'Cook for Hove, £14 an hour, full time'],
  // News stays inside with it.
  ['need a driver because Barry lost his licence, £13.10/hr – keep that quiet', ''],
  ['Vera is leaving, need a cook at £14 an hour – keep it quiet', ''],
  ['We are losing Aldi next year – keep that to yourself', ''],
])('terms before a dash stay where what follows it is to be kept: %s', (said, open) => {
  expect(withoutAside(said).open).toBe(open);
});

it('for whom a brief is written goes from its first line', () => {
  const first = (text: string): string | undefined => briefLines(text).lines[0];
  expect(first('CATERING MANAGER – information for the agency\nLunch is cooked on site.')).toBe(
    'CATERING MANAGER',
  );
  expect(first('Bursar (notes for our recruiter)\nThe school has 540 pupils.')).toBe('Bursar');
  expect(first('Clerk - information desk\nThe library is open late.')).toBe('Clerk - information desk');
});

it('who signs in Dutch is no part of the brief', () => {
  expect(withoutMailFrame(['Je houdt de artikelen bij.', 'Vriendelijke groet,', 'Carla Hekman'])).toEqual([
    'Je houdt de artikelen bij.',
  ]);
});

it.each([
  ['fitting on site perhaps one day in five', false],
  ['on call two days in every seven', false],
  ['three days in the week', false],
  ['3 days in, 2 at home', true],
  ['two days in the office', true],
])('%s is hybrid: %s', (said, isHybrid) => {
  expect(HYBRID.test(said)).toBe(isHybrid);
});

it.each([
  ['Anfangen könnte man am 1. März 2027.', '2027-03-01'],
  ['We willen graag dat iemand op 1 maart 2027 begint.', '2027-03-01'],
  ['We’d like her or him to begin on February 15, 2027, to have two weeks beside her.', '2027-02-15'],
  ['We should like the appointment to begin on 1 March 2027.', '2027-03-01'],
  ['Classes begin with a song.', null],
  ['You begin each day at six.', null],
])('the start of %s is %s', (said, day) => {
  expect(startIn(undefined, said, '2026-11-28').day).toBe(day);
});

it.each([
  ['100 % remoto, residiendo en España', 'ES', 'ES'],
  ['100 % remoto, viviendo en España', 'ES', 'ES'],
  ['Fully remote, candidates resident in Ireland', 'IE', 'IE'],
  ['Fully remote. You build pages for hotels in Spain.', 'ES', undefined],
])('people of a remote job must live where %s says', (said, home, code) => {
  expect(locationOf([said], [], home)?.country_code).toBe(code);
});

it.each([
  ['need a produce buyer, fresno ca. days start at 3am', 'Fresno'],
  ['need a forklift mechanic, modesto ca. nights.', 'Modesto'],
  ['need a night clerk, good at it. days off', undefined],
])('a small town with its state behind the role is the place: %s', (said, city) => {
  expect(locationOf([said], [], 'US')?.city).toBe(city);
});

it.each([
  ['Dental nurse for Letterkenny, 30 hours, €16 an hour.', []],
  ['Need a van driver for Oldham, 6-2, £13.10/hr, perm', []],
  ['Se pagan 9,80 euros la hora brutos más el plus de festivos.', []],
  ['£31k plus tips, taxi home after 12', ['Tips', 'Taxi home after 12']],
])('who is wanted, and of what the pay is, are not offered: %s', (said, offered) => {
  expect(offeredBesidePay(said).filter((one) => !/hours?$/u.test(one))).toEqual(offered);
});

const heldIn = (text: string, place = 'GB'): string[] =>
  foundInDescription(
    `We need a joiner in Kendal.\nYou make windows and doors.\n\n${text}`,
    { place, companies: ['Tarn Joinery'], isUnread: true },
    [],
  )
    .filter(({ verdict }) => verdict === 'held' || verdict === 'blocked')
    .map(({ words }) => words);

it.each([
  ['Bitte unseren Namen weglassen. Der Betriebsrat sitzt uns deswegen im Nacken.', 'DE'],
  ['Entre nous : Eurofins débauche déjà chez nous.', 'FR'],
  ['Don’t go saying who we are, the fella at council doesn’t know Damo’s gone.', 'AU'],
  ['Keep our name off, the lady at the bank hasn’t been told.', 'GB'],
  ['Keep our name out of it. The girl who’s gone is the one that said it should be two.', 'IE'],
])('what is told of others and wishes for nobody holds no ad: %s', (told, place) => {
  expect(heldIn(told, place)).toEqual([]);
});

it.each([
  ['Keep us off it. The fella at council doesn’t know, and get me a young fella who can lift.', 'GB'],
  ['Unseren Namen bitte nirgends. Niemand, der in der Gewerkschaft ist.', 'DE'],
  ['Entre nous : on préfère les gens de chez nous.', 'FR'],
  ['Keep our name off. The last girl said it should be men only so keep it to men.', 'GB'],
])('who wishes for people of a kind beside it still holds the ad: %s', (told, place) => {
  expect(heldIn(told, place)).not.toEqual([]);
});

it.each([
  ['Expect some packing of sample boxes before Crufts.', 0],
  ['The kitchen is busiest during Wimbledon and over Ramadan.', 0],
  ['It must be done before Brackenshaw finds out.', 1],
  ['The seat was free before Tabitha.', 1],
])('a name that only says what time of the year it is holds no ad: %s', (prose, count) => {
  const ad = { title: 'Packer', headline: null, body: `The shop is small. ${prose}`, bullets: [] };
  expect(unknownNamesIn(ad, ['Ludlow'], true)).toHaveLength(count);
});

it.each([
  ['dresden, vollzeit, unbefristet, 50 bis 58k im jahr', 50_000],
  ['CDI, 32 à 36k bruts', 32_000],
  ['fijo, 24 a 27k brutos al año', 24_000],
  ['vast, 38k bruto', 38_000],
  ['wir packen 40k pakete im jahr', undefined],
  ['nous livrons 30k colis par an', undefined],
])('thousands of a year without a currency are the pay: %s', (said, least) => {
  expect(payIn([said], 'DE').pay?.base_min).toBe(least);
});
