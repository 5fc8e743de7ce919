import type { Query } from './score.ts';
import { both, calledWithin, either, notCalledFor, type Second, ticket, wasOnce } from './second-world.ts';
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
  yearsAtLeast,
} from './truth.ts';

const DOWN_UNDER = country('Australia', 'New Zealand');
const noSponsorship = not(rights('requires_sponsorship'));
const outOfWork = ({ betweenJobs }: Second): boolean => betweenJobs;

/** Searches of the same dozen over the second people. */
export const SECOND_OPEN_THIRTIETH: readonly Query<Second>[] = [
  {
    by: 'cork',
    ask: 'Any midwives in Ireland or across the water in the UK?',
    fits: both(trade('midwife'), country('Ireland', 'United Kingdom')),
  },
  {
    by: 'cork',
    ask: 'Bookkeepers that none of us has ever rung',
    fits: both(trade('bookkeeper'), ({ calledDaysAgo }) => calledDaysAgo === null),
  },
  {
    by: 'cork',
    ask: 'How’s things. Your man in the accounts office there is retiring, so they’d like a credit controller or a bookkeeper, based in Ireland or the UK or else working fully remote, and not more than a month’s notice on them. They’re a sound crowd and there’s parking.',
    fits: both(
      trade('credit controller', 'bookkeeper'),
      either(country('Ireland', 'United Kingdom'), remote),
      noticeUpTo(31),
    ),
  },
  {
    by: 'joburg',
    ask: 'Are there boilermakers or mechanical fitters sitting at Glencore or Newmont right now?',
    fits: both(trade('boilermaker', 'fitter'), at('Glencore', 'Newmont')),
  },
  {
    by: 'joburg',
    ask: 'Structural or mechanical engineers who are up for relocating hey, but not juniors',
    fits: both(trade('structural engineer', 'mechanical engineer'), relocates, not(level('junior'))),
  },
  {
    by: 'joburg',
    ask: 'Chefs or receptionists who are between jobs at the moment please',
    fits: both(trade('chef', 'receptionist'), outOfWork),
  },
  {
    by: 'perth',
    ask: 'crane ops and scaffolders in NSW, Vic or Qld',
    fits: both(trade('crane operator', 'scaffolder'), region('New South Wales', 'Victoria', 'Queensland')),
  },
  {
    by: 'perth',
    ask: 'plumbers in Oz we haven’t rung for 3 months, never rung counts too',
    fits: both(trade('plumber'), country('Australia'), notCalledFor(91)),
  },
  {
    by: 'perth',
    ask: 'need fitters, boilermakers or crane ops who can kick off inside a week',
    fits: both(trade('fitter', 'boilermaker', 'crane operator'), noticeUpTo(7)),
  },
  {
    by: 'pune',
    ask: 'Kindly share SAP MM consultants having S/4HANA, immediate joiners or max 15 days',
    fits: both(trade('sap consultant'), skill('SAP MM', 'SAP S/4HANA'), noticeUpTo(15)),
  },
  {
    by: 'pune',
    ask: 'QA Engineer / SDET / Test Analyst, Selenium and Cypress both mandatory, location Australia, Singapore or Germany',
    fits: both(trade('tester'), skill('Selenium', 'Cypress'), country('Australia', 'Singapore', 'Germany')),
  },
  {
    by: 'pune',
    ask: 'Dear all, hope this mail finds you well. Sharing urgent requirement: Solutions Architect or Cloud Architect, AWS mandatory, Integration good to have, experience minimum 5 years, should not require sponsorship. Kindly exclude anybody presently with NAB as the client is NAB only. Please revert at the earliest.',
    fits: both(trade('solutions architect'), skill('AWS'), yearsAtLeast(5), noSponsorship, not(at('NAB'))),
  },
  {
    by: 'dallas',
    ask: 'any clinical research associates in the States, or ones that would relocate',
    fits: both(trade('clinical research'), either(country('United States'), relocates)),
  },
  {
    by: 'dallas',
    ask: 'Salesforce admins or developers who are with Microsoft, Meta or Xero now',
    fits: both(trade('salesforce'), at('Microsoft', 'Meta', 'Xero')),
  },
  {
    by: 'dallas',
    ask: 'who do we have in Texas or Massachusetts that’s an engineer, structural or mechanical',
    fits: both(trade('structural engineer', 'mechanical engineer'), region('Texas', 'Massachusetts')),
  },
  {
    by: 'boolean',
    ask: '("data analyst" OR "BI analyst") AND "Power BI" AND SQL NOT Australia',
    fits: both(trade('data analyst'), skill('Power BI', 'SQL'), not(country('Australia'))),
  },
  {
    by: 'boolean',
    ask: '(underwriter OR actuary) AND current employer (Allianz OR Aviva OR QBE) AND permanent',
    fits: both(trade('underwriter', 'actuary'), at('Allianz', 'Aviva', 'QBE'), not(contractor)),
  },
  {
    by: 'boolean',
    ask: '(midwife OR "theatre nurse") AND speaks (Italian OR French OR German)',
    fits: both(
      trade('midwife', 'theatre nurse'),
      either(speaks('Italian'), speaks('French'), speaks('German')),
    ),
  },
  {
    by: 'text',
    ask: 'forklift drivers w LF licence, can start now',
    fits: both(trade('forklift driver'), ticket('LF licence'), noticeUpTo(0)),
  },
  {
    by: 'text',
    ask: 'any gps we called in last 3 months',
    fits: both(trade('gp'), calledWithin(91)),
  },
  {
    by: 'text',
    ask: 'OTs or social wkrs aus or nz on contract pls',
    fits: both(trade('occupational therapist', 'social worker'), DOWN_UNDER, contractor),
  },
  {
    by: 'assistant',
    ask: 'Would you kindly list the paralegals and legal assistants in the United Kingdom or Australia who have at least five years’ experience?',
    fits: both(trade('paralegal'), country('United Kingdom', 'Australia'), yearsAtLeast(5)),
  },
  {
    by: 'assistant',
    ask: 'Mr Oyelaran wishes to see financial planners in Australia who expect no more than AUD 130,000.',
    fits: both(trade('financial planner'), country('Australia'), payUpTo(130_000, 'AUD')),
  },
  {
    by: 'assistant',
    ask: 'Further to this morning’s telephone call with the firm, Ms Penrose asks for conveyancers or paralegals who are employed today at Freshfields, Slaughter and May or Herbert Smith Freehills. They should be looking for a permanent position and not be junior. She is out until three but will read the names on the train.',
    fits: both(
      trade('conveyancer', 'paralegal'),
      at('Freshfields', 'Slaughter and May', 'Herbert Smith Freehills'),
      not(contractor),
      not(level('junior')),
    ),
  },
  {
    by: 'yorkshire',
    ask: 'compliance folk what used to work in regulatory affairs',
    fits: both(trade('compliance'), wasOnce('regulatory affairs')),
  },
  {
    by: 'yorkshire',
    ask: 'underwriters, claims handlers, actuaries, any on ’em so long as they speak German or French',
    fits: both(trade('underwriter', 'claims', 'actuary'), either(speaks('German'), speaks('French'))),
  },
  {
    by: 'yorkshire',
    ask: 'RMNs or scrub nurses up in Leeds or Edinburgh, Brighton’ll do an’ all',
    fits: both(trade('mental health nurse', 'theatre nurse'), city('Leeds', 'Edinburgh', 'Brighton')),
  },
  {
    by: 'singapore',
    ask: 'compliance or AML, must know KYC, now at DBS, Deutsche Bank or JPMorgan',
    fits: both(trade('compliance'), skill('KYC'), at('DBS', 'Deutsche Bank', 'JPMorgan Chase')),
  },
  {
    by: 'singapore',
    ask: 'customer success manager, PR or citizen only, notice one month or less can already',
    fits: both(trade('customer success'), rights('permanent_resident', 'citizen'), noticeUpTo(31)),
  },
  {
    by: 'singapore',
    ask: 'Aiyo the Basel client again. They want regulatory affairs or clinical research people in Switzerland, Germany, Austria or Singapore, at least 5 years, must be working in pharma now, those between jobs they don’t want. Permanent only hor. I treat you kopi.',
    fits: both(
      trade('regulatory affairs', 'clinical research'),
      country('Switzerland', 'Germany', 'Austria', 'Singapore'),
      yearsAtLeast(5),
      ({ industry }) => industry === 'pharma',
      not(contractor),
    ),
  },
  {
    by: 'dictated',
    ask: 'um which procurement or category managers have not been called in the last twelve months',
    fits: both(trade('procurement'), notCalledFor(365)),
  },
  {
    by: 'dictated',
    ask: 'architects the building sort who know revit and started the job they have now in 2024 or later',
    fits: both(
      trade('building architect'),
      skill('Revit'),
      ({ since, betweenJobs }) => !betweenJobs && since >= 2024,
    ),
  },
  {
    by: 'dictated',
    ask: 'right hi its me the factory rang back they do want people after all so welders with tig or fitters who can use a lathe and they can live in australia or new zealand or be happy to relocate just no juniors this time thanks bye',
    fits: both(
      either(both(trade('welder'), skill('TIG welding')), both(trade('fitter'), skill('Lathe'))),
      either(DOWN_UNDER, relocates),
      not(level('junior')),
    ),
  },
  {
    by: 'ticket',
    ask: 'REQ 118 | Role: Social worker | Must: safeguarding, 5 yrs+ | Where: UK, Ireland, NZ or Australia | Type: permanent | Not: currently at City of Sydney, needs sponsorship | Comment: the last starter lasted a week',
    fits: both(
      trade('social worker'),
      skill('Safeguarding'),
      yearsAtLeast(5),
      country('United Kingdom', 'Ireland', 'New Zealand', 'Australia'),
      not(contractor),
      not(at('City of Sydney')),
      noSponsorship,
    ),
  },
];
