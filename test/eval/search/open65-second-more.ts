import type { Query } from './score.ts';
import { both, calledWithin, either, notCalledFor, type Second, ticket, wasOnce } from './second-world.ts';
import {
  at,
  city,
  country,
  formerly,
  level,
  nobody,
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

/** Searches over the second people, as busy desks type them when a client has just rung. */
export const SECOND_OPEN_FIFTY_FIFTH_MORE: readonly Query<Second>[] = [
  {
    by: 'nursing',
    ask: 'midwives with AHPRA registration in Sydney, Newcastle, Melbourne or Karratha who don’t need sponsoring',
    fits: both(
      trade('midwife'),
      ticket('AHPRA registration'),
      city('Sydney', 'Newcastle', 'Melbourne', 'Karratha'),
      not(rights('requires_sponsorship')),
    ),
  },
  {
    by: 'nursing',
    ask: 'Scrub nurses, UK, Ireland, Germany. Leave out anybody we have called in the past three months.',
    fits: both(trade('theatre nurse'), country('United Kingdom', 'Ireland', 'Germany'), notCalledFor(91)),
  },
  {
    by: 'mental health',
    ask: 'mental health nurse, senior or head, who’s good on de-escalation',
    fits: both(trade('mental health nurse'), level('senior', 'head'), skill('De-escalation')),
  },
  {
    by: 'construction desk',
    ask: 'tower crane ops with a white card, start inside a fortnight',
    fits: both(trade('crane operator'), skill('Tower crane'), ticket('White Card'), noticeUpTo(14)),
  },
  {
    by: 'industrial',
    ask: 'boilermakers / welders, TIG, not Germany or Austria',
    fits: both(trade('welder'), skill('TIG welding'), not(country('Germany', 'Austria'))),
  },
  {
    by: 'industrial',
    ask: 'plumber who does drainage too, French or German speaking, Switzerland or Germany',
    fits: both(
      trade('plumber'),
      skill('Drainage'),
      either(speaks('French'), speaks('German')),
      country('Switzerland', 'Germany'),
    ),
  },
  {
    by: 'tech desk',
    ask: 'S/4HANA consultants in Australia, New Zealand or Singapore who were once at Accenture and are somewhere else now',
    fits: both(
      trade('sap consultant'),
      skill('SAP S/4HANA'),
      country('Australia', 'New Zealand', 'Singapore'),
      formerly('Accenture'),
      not(at('Accenture')),
    ),
  },
  {
    by: 'tech desk',
    ask: 'cloud / solutions architects at Deutsche Bank or JP Morgan, integration',
    fits: both(trade('solutions architect'), at('Deutsche Bank', 'JPMorgan Chase'), skill('Integration')),
  },
  {
    by: 'insurance',
    ask: 'actuaries, Australia, asking 120k or less, who are not at QBE',
    fits: both(trade('actuary'), country('Australia'), payUpTo(120_000, 'AUD'), not(at('QBE'))),
  },
  {
    by: 'wealth',
    ask: 'Financial advisers on Xplan with ten years plus, ready to relocate',
    fits: both(trade('financial planner'), skill('Xplan'), yearsAtLeast(10), relocates),
  },
  {
    by: 'legal',
    ask: 'Conveyancers and paralegals who can work remotely, Newcastle NSW, Brisbane, Karratha or Edinburgh',
    fits: both(
      trade('conveyancer', 'paralegal'),
      remote,
      city('Newcastle', 'Brisbane', 'Karratha', 'Edinburgh'),
    ),
  },
  {
    by: 'legal',
    ask: 'odd one, but the client loved the last one: conveyancers who used to be midwives',
    fits: both(trade('conveyancer'), wasOnce('midwife')),
  },
  {
    by: 'tech desk',
    ask: 'out of work at the moment: salesforce, testing, customer success, data',
    fits: both(
      trade('salesforce', 'tester', 'customer success', 'data analyst'),
      ({ betweenJobs }) => betweenJobs,
    ),
  },
  {
    by: 'internal hire',
    ask: 'we’re hiring ourselves - recruitment consultants once at Hays but not there today, Victoria, NSW or Queensland',
    fits: both(
      trade('recruiter'),
      formerly('Hays'),
      not(at('Hays')),
      region('Victoria', 'New South Wales', 'Queensland'),
    ),
  },
  {
    by: 'accounts temps',
    ask: 'credit controllers or AR officers, Tesco past or present, with Sage',
    fits: both(trade('credit controller'), worked('Tesco'), skill('Sage')),
  },
  {
    by: 'Bratislava desk',
    ask: 'Data analyst with SQL and Power BI, he must be in Europe but not in UK',
    fits: both(
      trade('data analyst'),
      skill('SQL', 'Power BI'),
      country('Ireland', 'Germany', 'Austria', 'Switzerland'),
    ),
  },
  {
    by: 'procurement desk',
    ask: 'proccurement or category managers w/ contract negotiation, BHP or Newmont, there now or at one time',
    fits: both(trade('procurement'), worked('BHP', 'Newmont'), skill('Contract negotiation')),
  },
  {
    by: 'hospitality',
    ask: 'chefs + receptionists we’ve called in the last month',
    fits: both(trade('chef', 'receptionist'), calledWithin(30)),
  },
  {
    by: 'life sciences',
    ask: 'CRAs with site monitoring, citizens or permanent residents, any of AstraZeneca, GSK, Roche (where they are now)',
    fits: both(
      trade('clinical research'),
      skill('Site monitoring'),
      rights('citizen', 'permanent_resident'),
      at('AstraZeneca', 'GSK', 'Roche'),
    ),
  },
  {
    by: 'driving and warehouse',
    ask: 'forklift drivers with LF licence in Aus or NZ, own car essential',
    fits: both(trade('forklift driver'), ticket('LF licence'), country('Australia', 'New Zealand')),
    unknowable: true,
  },
  {
    by: 'property',
    ask: 'Architects, the kind that draw buildings, town planning experience, Queensland, Victoria or NSW',
    fits: both(
      trade('building architect'),
      skill('Town planning'),
      region('Queensland', 'Victoria', 'New South Wales'),
    ),
  },
  { by: 'allied health', ask: 'speech pathologist, Geelong or Melbourne', fits: nobody },
];
