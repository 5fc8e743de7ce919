import type { Query } from './score.ts';
import { both, calledWithin, either, notCalledFor, type Second, ticket } from './second-world.ts';
import {
  at,
  city,
  contractor,
  country,
  level,
  not,
  noticeUpTo,
  payUpTo,
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

const DOWN_UNDER = country('Australia', 'New Zealand');
const ISLES = country('United Kingdom', 'Ireland');
const noSponsorship = not(rights('requires_sponsorship'));

/** Searches of the ten more recruiters over the second people. */
export const SECOND_OPEN_TWENTY_NINTH_MORE: readonly Query<Second>[] = [
  { by: 'welsh', ask: 'plumbers in the UK or Ireland', fits: both(trade('plumber'), ISLES) },
  {
    by: 'teams bot',
    ask: 'Joss mentioned you in Legal Support: conveyancers in Australia?',
    fits: both(trade('conveyancer'), country('Australia')),
  },
  {
    by: 'director',
    ask: 'forklift operators in new south wales or victoria',
    fits: both(trade('forklift driver'), region('New South Wales', 'Victoria')),
  },
  {
    by: 'shorthand',
    ask: 'CRAs, UK/IE/CH',
    fits: both(trade('clinical research'), country('United Kingdom', 'Ireland', 'Switzerland')),
  },
  {
    by: 'madrid',
    ask: 'SAP consultants that speak Mandarin',
    fits: both(trade('sap consultant'), speaks('Mandarin')),
  },
  {
    by: 'singapore',
    ask: 'any financial planner in Singapore or Australia',
    fits: both(trade('financial planner'), country('Singapore', 'Australia')),
  },
  {
    by: 'intern',
    ask: 'occupational therapists who would relocate',
    fits: both(trade('occupational therapist'), relocates),
  },
  {
    by: 'mayfair',
    ask: 'Architects in Germany, Austria or Switzerland who work on buildings, please.',
    fits: both(trade('building architect'), country('Germany', 'Austria', 'Switzerland')),
  },
  {
    by: 'chicago',
    ask: 'Salesforce admins or developers in the US',
    fits: both(trade('salesforce'), country('United States')),
  },
  {
    by: 'welsh',
    ask: 'Social workers with safeguarding who can start in four weeks or less, citizens only this time',
    fits: both(trade('social worker'), skill('Safeguarding'), noticeUpTo(28), rights('citizen')),
  },
  {
    by: 'teams bot',
    ask: 'Reply from Hamza in Health: “theatre nurses, scrub, Australia or NZ, at least five yrs”',
    fits: both(trade('theatre nurse'), skill('Scrub'), DOWN_UNDER, yearsAtLeast(5)),
  },
  {
    by: 'director',
    ask: 'the recruiters we know at hays or michael page just now not the juniors',
    fits: both(trade('recruiter'), at('Hays', 'Michael Page'), not(level('junior'))),
  },
  {
    by: 'shorthand',
    ask: 'fitters, ex or current BHP/Rio, AU or NZ, perm',
    fits: both(trade('fitter'), worked('BHP', 'Rio Tinto'), DOWN_UNDER, not(contractor)),
  },
  {
    by: 'madrid',
    ask: 'Data analysts with Power BI in Ireland, United Kingdom or Germany, minimum five years',
    fits: both(
      trade('data analyst'),
      skill('Power BI'),
      country('Ireland', 'United Kingdom', 'Germany'),
      yearsAtLeast(5),
    ),
  },
  {
    by: 'singapore',
    ask: 'crane operator with White Card, can relocate or already in Australia',
    fits: both(trade('crane operator'), ticket('White Card'), either(relocates, country('Australia'))),
  },
  {
    by: 'intern',
    ask: 'GPs in Australia that we haven’t called in the last two months (or ever)',
    fits: both(trade('gp'), country('Australia'), notCalledFor(61)),
  },
  {
    by: 'mayfair',
    ask: 'Underwriters whom we have telephoned within the last six months, of five years’ experience or more.',
    fits: both(trade('underwriter'), calledWithin(183), yearsAtLeast(5)),
  },
  {
    by: 'chicago',
    ask: 'mechanical engineers, FEA or SolidWorks, US or Germany, 5+ years',
    fits: both(
      trade('mechanical engineer'),
      either(skill('FEA'), skill('SolidWorks')),
      country('United States', 'Germany'),
      yearsAtLeast(5),
    ),
  },
  {
    by: 'cape town',
    ask: 'Howzit, boilermakers or scaffolders, White Card, five years and up, in Australia or New Zealand or keen to relocate, and nobody we’ve called this past fortnight. Braai at mine if we fill it',
    fits: both(
      trade('boilermaker', 'scaffolder'),
      ticket('White Card'),
      yearsAtLeast(5),
      either(DOWN_UNDER, relocates),
      notCalledFor(14),
    ),
  },
  {
    by: 'director',
    ask: 'two things first the lunch is off second I want compliance officers aml analysts or financial planners in australia singapore or germany five years plus no contractors and nobody who is sitting at nab or deutsche bank today',
    fits: both(
      trade('compliance', 'financial planner'),
      country('Australia', 'Singapore', 'Germany'),
      yearsAtLeast(5),
      not(contractor),
      not(at('NAB', 'Deutsche Bank')),
    ),
  },
  {
    by: 'shorthand',
    ask: 'reg affairs or CRA / AU, NZ, UK or fully remote / 5y+ / no spons / not at Roche now / 4wks notice max',
    fits: both(
      trade('regulatory affairs', 'clinical research'),
      either(country('Australia', 'New Zealand', 'United Kingdom'), remote),
      yearsAtLeast(5),
      noSponsorship,
      not(at('Roche')),
      noticeUpTo(28),
    ),
  },
  {
    by: 'mayfair',
    ask: 'For a client of long standing: paralegals, legal assistants or conveyancers, in Edinburgh, Leeds, Brighton, Dublin or Cork, or else in Australia; of five years or more, seeking a permanent post; and none, I am afraid, from Slaughter and May at present.',
    fits: both(
      trade('paralegal', 'conveyancer'),
      either(city('Edinburgh', 'Leeds', 'Brighton', 'Dublin', 'Cork'), country('Australia')),
      yearsAtLeast(5),
      not(contractor),
      not(at('Slaughter and May')),
    ),
  },
  {
    by: 'teams bot',
    ask: 'Forwarded by Workflows from Greta: test analysts / QA engineers or solutions / cloud architects, Australia, Germany or US, mid-level and up so no juniors, notice ≤ 4 weeks, nobody at Xero now. (3 likes)',
    fits: both(
      trade('tester', 'solutions architect'),
      country('Australia', 'Germany', 'United States'),
      not(level('junior')),
      noticeUpTo(28),
      not(at('Xero')),
    ),
  },
  {
    by: 'welsh',
    ask: 'Midwives or mental health nurses, mind, with the AHPRA registration, five years or more, perm not contract, and not from Alfred Health as of now. There’s lovely they were on the phone',
    fits: both(
      trade('midwife', 'mental health nurse'),
      ticket('AHPRA registration'),
      yearsAtLeast(5),
      not(contractor),
      not(at('Alfred Health')),
    ),
  },
  {
    by: 'singapore',
    ask: 'claims handler or actuary, Australia, Singapore, UK or Ireland, pay don’t matter, citizen or PR, min 5 years, now not with QBE one, faster can?',
    fits: both(
      trade('claims', 'actuary'),
      country('Australia', 'Singapore', 'United Kingdom', 'Ireland'),
      rights('citizen', 'permanent_resident'),
      yearsAtLeast(5),
      not(at('QBE')),
    ),
  },
  {
    by: 'intern',
    ask: 'Sorry, Helena again: bookkeepers or credit controllers, in Australia and wanting 130k at the most, who do Xero or collections, aren’t juniors and don’t need sponsorship. She said “by lunch”',
    fits: both(
      trade('bookkeeper', 'credit controller'),
      payUpTo(130_000, 'AUD'),
      country('Australia'),
      either(skill('Xero'), skill('Collections')),
      not(level('junior')),
      noSponsorship,
    ),
  },
];
