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
  relocates,
  remote,
  rights,
  skill,
  trade,
  worked,
  yearsAtLeast,
} from './truth.ts';

const DOWN_UNDER = country('Australia', 'New Zealand');
const settled = rights('citizen', 'permanent_resident');

/** Further searches of the dozen over the second people. */
export const SECOND_OPEN_THIRTIETH_MORE: readonly Query<Second>[] = [
  {
    by: 'cork',
    ask: 'Would there be any claims handlers or underwriters around Dublin, Cork or Edinburgh?',
    fits: both(trade('claims', 'underwriter'), city('Dublin', 'Cork', 'Edinburgh')),
  },
  {
    by: 'joburg',
    ask: 'Procurement or category managers who work at Rio Tinto or BHP today and can be out within a month',
    fits: both(trade('procurement'), at('Rio Tinto', 'BHP'), noticeUpTo(31)),
  },
  {
    by: 'joburg',
    ask: 'Fitters, plumbers or scaffolders with 10 years or more, keen to relocate please',
    fits: both(trade('fitter', 'plumber', 'scaffolder'), yearsAtLeast(10), relocates),
  },
  {
    by: 'perth',
    ask: 'scaffolders holding the scaffolding ticket, on site inside four weeks',
    fits: both(trade('scaffolder'), ticket('Scaffolding ticket'), noticeUpTo(28)),
  },
  {
    by: 'perth',
    ask: 'who’ve we got up in Karratha - boilermakers, fitters, plumbers, crane ops',
    fits: both(trade('boilermaker', 'fitter', 'plumber', 'crane operator'), city('Karratha')),
  },
  {
    by: 'pune',
    ask: 'Salesforce Developer / Administrator with Apex, permanent residents or citizens only',
    fits: both(trade('salesforce'), skill('Apex'), settled),
  },
  {
    by: 'pune',
    ask: 'Hi, kindly look into the below on priority. Data Analyst or BI Analyst, SQL mandatory, should be with a retailer at present (Tesco, Coles, Kmart, Aldi, Marks & Spencer all okay), experience 5+ years, max 30 days notice. Budget is decent. Please confirm once done.',
    fits: both(
      trade('data analyst'),
      skill('SQL'),
      at('Tesco', 'Coles', 'Kmart', 'Aldi', 'Marks & Spencer'),
      yearsAtLeast(5),
      noticeUpTo(30),
    ),
  },
  {
    by: 'dallas',
    ask: 'customer success managers in Austin or Boston, or fully remote',
    fits: both(trade('customer success'), either(city('Austin', 'Boston'), remote)),
  },
  {
    by: 'dallas',
    ask: 'Hey there, hope y’all had a great long weekend! New one from the design studio: architects, the kind who do buildings, ten years or more, and nobody who’s looking for contract gigs. Appreciate you.',
    fits: both(trade('building architect'), yearsAtLeast(10), not(contractor)),
  },
  {
    by: 'boolean',
    ask: '("credit controller" OR "accounts receivable officer") AND Sage AND NOT (Germany OR Switzerland)',
    fits: both(trade('credit controller'), skill('Sage'), not(country('Germany', 'Switzerland'))),
  },
  {
    by: 'boolean',
    ask: '("mental health nurse" OR RMN) AND (citizen OR "permanent resident") AND (Australia OR "New Zealand" OR "United Kingdom")',
    fits: both(trade('mental health nurse'), settled, country('Australia', 'New Zealand', 'United Kingdom')),
  },
  {
    by: 'text',
    ask: 'receptionists not called in 6 mths, aus or nz',
    fits: both(trade('receptionist'), notCalledFor(183), DOWN_UNDER),
  },
  {
    by: 'text',
    ask: 'qa / test ppl out of work or on 1 wk notice max',
    fits: both(
      trade('tester'),
      either(({ betweenJobs }) => betweenJobs, noticeUpTo(7)),
    ),
  },
  {
    by: 'assistant',
    ask: 'Kindly provide the actuaries in the United Kingdom, Ireland, Singapore or Australia, excluding those presently at Suncorp.',
    fits: both(
      trade('actuary'),
      country('United Kingdom', 'Ireland', 'Singapore', 'Australia'),
      not(at('Suncorp')),
    ),
  },
  {
    by: 'assistant',
    ask: 'Mrs Achterberg asks which general practitioners or midwives are citizens and seek permanent work.',
    fits: both(trade('gp', 'midwife'), rights('citizen'), not(contractor)),
  },
  {
    by: 'yorkshire',
    ask: 'CRAs or reg affairs folk who’ve been at GSK or AstraZeneca, or are there still',
    fits: both(trade('clinical research', 'regulatory affairs'), worked('GSK', 'AstraZeneca')),
  },
  {
    by: 'yorkshire',
    ask: 'forklift lads and lasses we’ve had on t’phone in the past six months',
    fits: both(trade('forklift driver'), calledWithin(183)),
  },
  {
    by: 'singapore',
    ask: 'mech engineer with solidworks, now in Aurecon, WSP or Arup, junior don’t want',
    fits: both(
      trade('mechanical engineer'),
      skill('SolidWorks'),
      at('Aurecon', 'WSP', 'Arup'),
      not(level('junior')),
    ),
  },
  {
    by: 'singapore',
    ask: 'financial adviser or financial planner in Singapore, Germany or Australia, five years and above',
    fits: both(trade('financial planner'), country('Singapore', 'Germany', 'Australia'), yearsAtLeast(5)),
  },
  {
    by: 'dictated',
    ask: 'customer success managers who were credit controllers once',
    fits: both(trade('customer success'), wasOnce('credit controller')),
  },
  {
    by: 'dictated',
    ask: 'so um the community team called they are after ots who do splinting or social workers who do safeguarding living in australia or new zealand not on contract and um nobody who needs sponsorship they got burnt last time',
    fits: both(
      either(
        both(trade('occupational therapist'), skill('Splinting')),
        both(trade('social worker'), skill('Safeguarding')),
      ),
      DOWN_UNDER,
      not(contractor),
      not(rights('requires_sponsorship')),
    ),
  },
  {
    by: 'ticket',
    ask: 'REQ 77 | Role: Theatre nurse or midwife | Must: 5+ years | Nice: German | Where: UK, Ireland, Germany, Austria, Switzerland | Type: permanent | Notice: 4 weeks max | Comment: ward manager interviews on Tuesdays only',
    fits: both(
      trade('theatre nurse', 'midwife'),
      yearsAtLeast(5),
      country('United Kingdom', 'Ireland', 'Germany', 'Austria', 'Switzerland'),
      not(contractor),
      noticeUpTo(28),
    ),
  },
];
