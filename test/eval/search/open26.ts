import type { Query as Asked } from './score.ts';
import { both, either, notCalledFor, type Second, ticket, wasOnce } from './second-world.ts';
import type { Third } from './third-world.ts';
import * as third from './third-world.ts';
import {
  all,
  any,
  at,
  city,
  contractor,
  country,
  EY,
  formerly,
  level,
  not,
  noticeUpTo,
  PWC,
  payUpTo,
  type Query,
  region,
  relocates,
  remote,
  rights,
  skill,
  speaks,
  trade,
  worked,
  yearsAtLeast,
} from './truth.ts';
import type { Facts } from './world.ts';

/** Searches of eight recruiters as they type and say them, written before the rules were read. */
export const OPEN_TWENTY_SECOND: readonly (Query & Asked<Facts>)[] = [
  {
    by: 'keywords',
    ask: 'fin controller / London or Manchester / IFRS + SAP / max 3 mths notice',
    fits: all(trade('financial controller'), city('London', 'Manchester'), skill('IFRS', 'SAP')),
  },
  {
    by: 'keywords',
    ask: 'tax accountants, ex PwC or EY, 5+ yrs, under 120k AUD, Sydney/Melbourne',
    fits: all(
      trade('tax'),
      worked(...PWC, ...EY),
      yearsAtLeast(5),
      payUpTo(120_000, 'AUD'),
      city('Sydney', 'Parramatta', 'Melbourne'),
    ),
  },
  {
    by: 'dictated',
    ask: 'um yeah i need an icu nurse sydney melbourne or brisbane they have to be able to start within four weeks and no one on a working holiday visa',
    fits: all(
      trade('icu nurse'),
      city('Sydney', 'Parramatta', 'Melbourne', 'Brisbane'),
      noticeUpTo(28),
      not(rights('visa_holder')),
    ),
  },
  {
    by: 'asides',
    ask: 'We’ve got a lovely boutique firm in London (they pay properly, for once) who want an M&A lawyer, ideally magic circle trained, but honestly anyone with six years or more behind them will do',
    fits: all(trade('lawyer'), skill('Mergers and acquisitions'), city('London'), yearsAtLeast(6)),
  },
  {
    by: 'thumbs',
    ask: 'hgv drvier nottingam or manchster avail now, perm only',
    fits: all(trade('truck driver'), city('Nottingham', 'Manchester'), noticeUpTo(0), not(contractor)),
  },
  {
    by: 'pasted',
    ask: 'Client says: "DevOps or SRE, Terraform and AWS are a must, Kubernetes a plus. Amsterdam or Berlin. We cannot sponsor visas."',
    fits: all(
      trade('devops'),
      skill('Terraform', 'AWS'),
      city('Amsterdam', 'Berlin'),
      not(rights('requires_sponsorship')),
    ),
  },
  {
    by: 'likenesses',
    ask: 'someone like our Java backend people but in Go, London, Amsterdam or Berlin',
    fits: all(trade('go'), city('London', 'Amsterdam', 'Berlin')),
  },
  {
    by: 'dach',
    ask: 'data people (engineers or scientists) for DACH, Python needed, fluent german or french',
    fits: all(
      trade('data engineer', 'data scientist'),
      country('Germany', 'Austria', 'Switzerland'),
      skill('Python'),
      any(speaks('German'), speaks('French')),
    ),
  },
  {
    by: 'assistant',
    ask: 'Can you pull up product managers who used to be at Atlassian or Canva and have since moved on?',
    fits: all(trade('product manager'), formerly('Atlassian', 'Canva'), not(at('Atlassian', 'Canva'))),
  },
  {
    by: 'keywords',
    ask: 'HRBP / HR manager, Workday, not currently at Unilever, Sydney, Melb or Auckland',
    fits: all(
      trade('hr'),
      skill('Workday'),
      not(at('Unilever')),
      city('Sydney', 'Parramatta', 'Melbourne', 'Auckland'),
    ),
  },
  {
    by: 'asides',
    ask: 'maths teachers in greater manchester or london, not NQTs or juniors please, who could be with us in four weeks or less',
    fits: all(
      trade('maths teacher'),
      any(region('Greater Manchester'), city('London')),
      not(level('junior')),
      noticeUpTo(28),
    ),
  },
  {
    by: 'thumbs',
    ask: 'QS costx brissy or perth, curently lendlease or multiplex',
    fits: all(
      trade('quantity surveyor'),
      skill('CostX'),
      city('Brisbane', 'Perth'),
      at('Lendlease', 'Multiplex'),
    ),
  },
  {
    by: 'assistant',
    ask: 'I need an exec assistant in London, Zurich or Amsterdam on a permanent basis, not somebody coming out of Coca-Cola',
    fits: all(
      trade('executive assistant'),
      city('London', 'Zurich', 'Amsterdam'),
      not(contractor),
      not(at('Coca-Cola')),
    ),
  },
  {
    by: 'pasted',
    ask: 'Requirements: React, TypeScript. Location: remote within the UK or the Netherlands. Level: mid or senior. Frontend.',
    fits: all(
      trade('frontend'),
      skill('React', 'TypeScript'),
      remote,
      country('United Kingdom', 'Netherlands'),
      level('mid', 'senior'),
    ),
  },
];

export const SECOND_OPEN_TWENTY_SECOND: readonly Asked<Second>[] = [
  {
    by: 'dictated',
    ask: 'looking for scrub nurses or theatre nurses anywhere in the uk or ireland who we havent spoken to for at least six months',
    fits: both(trade('theatre nurse'), country('United Kingdom', 'Ireland'), notCalledFor(180)),
  },
  {
    by: 'keywords',
    ask: 'RMNs + midwives, AHPRA, Australia only, no sponsorship reqd',
    fits: both(
      trade('mental health nurse', 'midwife'),
      ticket('AHPRA registration'),
      country('Australia'),
      not(rights('requires_sponsorship')),
    ),
  },
  {
    by: 'thumbs',
    ask: 'crane op or scaffolder w white card, no juniors, must be up for relocating',
    fits: both(trade('crane operator', 'scaffolder'), ticket('White Card'), not(level('junior')), relocates),
  },
  {
    by: 'thumbs',
    ask: 'boilermkaer w TIG, karratha or willing to relcoate there',
    fits: both(trade('boilermaker'), skill('TIG welding'), either(city('Karratha'), relocates)),
  },
  {
    by: 'pasted',
    ask: 'SAP consultant. Must have: S/4HANA, 5 yrs+. Nice to have: German. Location: UK, Ireland, Australia or NZ.',
    fits: both(
      trade('sap consultant'),
      skill('SAP S/4HANA'),
      yearsAtLeast(5),
      country('United Kingdom', 'Ireland', 'Australia', 'New Zealand'),
    ),
  },
  {
    by: 'keywords',
    ask: 'conveyancers w PEXA or paralegals w drafting, NSW or Vic',
    fits: both(
      either(both(trade('conveyancer'), skill('PEXA')), both(trade('paralegal'), skill('Drafting'))),
      region('New South Wales', 'Victoria'),
    ),
  },
  {
    by: 'assistant',
    ask: 'show me claims people who have done motor and were previously with Allianz, Aviva or Suncorp',
    fits: both(trade('claims'), skill('Motor claims'), formerly('Allianz', 'Aviva', 'Suncorp')),
  },
  {
    by: 'asides',
    ask: 'This one is for our own desk, so a bit different: recruiters who came up through social work, wherever they are',
    fits: both(trade('recruiter'), wasOnce('social worker')),
  },
  {
    by: 'dach',
    ask: 'structural or mechanical engineers at Arup, WSP or Aurecon, from 8 years, unless they need a visa',
    fits: both(
      trade('structural engineer', 'mechanical engineer'),
      at('Arup', 'WSP', 'Aurecon'),
      yearsAtLeast(8),
      not(rights('requires_sponsorship')),
    ),
  },
  {
    by: 'pasted',
    ask: 'QA / SDET. Cypress essential, Selenium desirable. Works from home. Notice no longer than a month.',
    fits: both(trade('tester'), skill('Cypress'), remote, noticeUpTo(31)),
  },
  {
    by: 'assistant',
    ask: 'who do we have in procurement or compliance that is out of work right now?',
    fits: both(trade('procurement', 'compliance'), ({ betweenJobs }) => betweenJobs),
  },
  {
    by: 'likenesses',
    ask: 'same as last time but no job hoppers: data analysts with Power BI, Australia or New Zealand',
    fits: both(
      trade('data analyst'),
      skill('Power BI'),
      country('Australia', 'New Zealand'),
      ({ employersOfLate }) => employersOfLate === 0,
    ),
  },
  {
    by: 'dictated',
    ask: 'gps up in scotland or yorkshire or down in brighton full stop nobody we already called in the last three months',
    fits: both(trade('gp'), either(region('Scotland', 'West Yorkshire'), city('Brighton')), notCalledFor(90)),
  },
];

export const THIRD_OPEN_TWENTY_SECOND: readonly Asked<Third>[] = [
  {
    by: 'keywords',
    ask: 'sous or head chef, Melbourne / Sydney, HACCP, not contract',
    fits: third.all(
      third.trade('sous chef', 'head chef'),
      third.near('Melbourne', 'Sydney'),
      third.skill('HACCP'),
      third.not(third.works('contract')),
    ),
  },
  {
    by: 'likenesses',
    ask: 'like the pastry chef we placed in Paris but based in London or Zurich',
    fits: third.all(third.trade('pastry chef'), third.near('London', 'Zurich')),
  },
  {
    by: 'dictated',
    ask: 'ok so freight forwarders who know cargowise somewhere like hamburg or singapore and id take auckland too at a push',
    fits: third.all(
      third.trade('freight forwarder'),
      third.skill('CargoWise'),
      third.near('Hamburg', 'Singapore', 'Auckland'),
    ),
  },
  {
    by: 'asides',
    ask: 'In-house counsel, and I do mean in-house rather than private practice, who know data protection and could hold a meeting in German or French',
    fits: third.all(
      third.trade('in-house counsel'),
      third.skill('Data protection'),
      third.any(third.speaks('German'), third.speaks('French')),
    ),
  },
  {
    by: 'thumbs',
    ask: 'wind techs gwo aberdeen cork or hamburg immediate or 2 wks max',
    fits: third.all(
      third.trade('wind turbine technician'),
      third.cert('GWO'),
      third.near('Aberdeen', 'Cork', 'Hamburg'),
      third.noticeUpTo(14),
    ),
  },
  {
    by: 'asides',
    ask: 'primary teachers with QTS in London and Bristol; phonics preferred, and the head says part time is fine too',
    fits: third.all(
      third.trade('primary teacher'),
      third.cert('Qualified Teacher Status'),
      third.near('London', 'Bristol'),
    ),
  },
  {
    by: 'dach',
    ask: 'QC chemist or microbiologist, GMP, Basel, Cork or Dublin',
    fits: third.all(
      third.trade('qc chemist', 'microbiologist'),
      third.skill('GMP'),
      third.near('Basel', 'Cork', 'Dublin'),
    ),
  },
  {
    by: 'thumbs',
    ask: 'loss adjustrs manchester or dublin, ACILA or 8 yrs +',
    fits: third.all(
      third.trade('loss adjuster'),
      third.near('Manchester', 'Dublin'),
      third.any(third.cert('ACILA'), third.yearsAtLeast(8)),
    ),
  },
  {
    by: 'pasted',
    ask: '“Our next Quality Manager brings ISO 9001, ideally a Black Belt, and has been with their employer for at least three years.” Munich, Lyon or Chicago',
    fits: third.all(
      third.trade('quality manager'),
      third.skill('ISO 9001'),
      third.inJobFor(3),
      third.near('Munich', 'Lyon', 'Chicago'),
    ),
  },
  {
    by: 'assistant',
    ask: 'Which policy advisers in Wellington have been at the Treasury or the Ministry for the Environment, now or before?',
    fits: third.all(
      third.trade('policy adviser'),
      third.near('Wellington'),
      third.worked('Treasury NZ', 'Ministry for the Environment'),
    ),
  },
  {
    by: 'keywords',
    ask: 'A320 pilots, ATPL, nobody who is at Ryanair today, Dublin / Madrid / Dubai',
    fits: third.all(
      third.trade('pilot'),
      third.skill('A320'),
      third.cert('ATPL'),
      third.not(third.at('Ryanair')),
      third.near('Dublin', 'Madrid', 'Dubai'),
    ),
  },
  {
    by: 'dictated',
    ask: 'vets either small animals in bristol or equine in auckland',
    fits: third.all(
      third.trade('vet'),
      third.any(
        third.all(third.skill('Small animals'), third.near('Bristol')),
        third.all(third.skill('Equine'), third.near('Auckland')),
      ),
    ),
  },
  {
    by: 'dach',
    ask: 'Wir suchen einen Produktionsleiter in München oder Barcelona, Lean, ab 5 Jahren Erfahrung',
    fits: third.all(
      third.trade('production manager'),
      third.near('Munich', 'Barcelona'),
      third.skill('Lean'),
      third.yearsAtLeast(5),
    ),
  },
];
