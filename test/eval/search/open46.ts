import type { Query as Asked } from './score.ts';
import {
  all,
  any,
  at,
  city,
  contractor,
  country,
  EUROPE,
  level,
  not,
  noticeUpTo,
  payUpTo,
  type Query,
  region,
  relocates,
  rights,
  skill,
  speaks,
  trade,
  worked,
  yearsAtLeast,
} from './truth.ts';
import type { Facts } from './world.ts';

const UK = country('United Kingdom');
const settled = rights('citizen', 'permanent_resident');
const noSponsorship = not(rights('requires_sponsorship'));

/** Searches of sixteen more desks, as their people type, paste, dictate and say them. */
export const OPEN_THIRTY_SIXTH: readonly (Query & Asked<Facts>)[] = [
  {
    by: 'leeds',
    ask: 'Management accountants. Manchester, Bolton or Nottingham. Permanent only, this client won’t entertain contractors.',
    fits: all(trade('management accountant'), city('Manchester', 'Bolton', 'Nottingham'), not(contractor)),
  },
  {
    by: 'leeds',
    ask: 'Warehouse manager for the new shed. UK based, four weeks’ notice or better.',
    fits: all(trade('warehouse manager'), UK, noticeUpTo(28)),
  },
  {
    by: 'lagos',
    ask: 'Good day. Kindly share profiles of pharmacists or physiotherapists presently residing in the United Kingdom who would not require sponsorship. Warm regards.',
    fits: all(trade('pharmacist', 'physio'), UK, noSponsorship),
  },
  {
    by: 'manila',
    ask: 'Hi team, requesting for payroll officers in Australia, 4 years exp and up, can start in 2 weeks or less. Thank you po!',
    fits: all(trade('payroll'), country('Australia'), yearsAtLeast(4), noticeUpTo(14)),
  },
  {
    by: 'galway',
    ask: 'So I was on to your man in Zurich there and what he’s after now is a credit risk analyst, and they could be in Switzerland or Germany or Austria, but he was very definite about the SAS.',
    fits: all(trade('risk'), country('Switzerland', 'Germany', 'Austria'), skill('SAS')),
  },
  {
    by: 'galway',
    ask: 'God, the morning I’ve had, the car wouldn’t start and then the law firm rings before I’ve the coat off. Employment lawyers is what they want. In the UK, any city at all, so long as they’re not juniors.',
    fits: all(trade('employment lawyer'), UK, not(level('junior'))),
  },
  {
    by: 'phoenix',
    ask: 'RNs or ICU nurses in New York or California, perm, no sponsorship',
    fits: all(
      trade('registered nurse', 'icu nurse'),
      region('New York', 'California'),
      not(contractor),
      noSponsorship,
    ),
  },
  {
    by: 'phoenix',
    ask: 'fin controllers, US or UK, 9+ yrs, must know SAP',
    fits: all(
      trade('financial controller'),
      country('United States', 'United Kingdom'),
      yearsAtLeast(9),
      skill('SAP'),
    ),
  },
  {
    by: 'bengaluru',
    ask: 'Role: Data Engineer | Skills: Python, Spark, Airflow | Exp: 4+ yrs | Location: Open | NP: Immediate to 15 days',
    fits: all(trade('data engineer'), skill('Python', 'Spark', 'Airflow'), yearsAtLeast(4), noticeUpTo(15)),
  },
  {
    by: 'bengaluru',
    ask: 'Dear all, need Java backend profiles on priority. Kafka and Spring Boot are mandatory, PostgreSQL is preferred. Candidate should be in Europe or ready to relocate. Kindly do not send those currently working with Amazon.',
    fits: all(
      trade('backend'),
      skill('Java', 'Kafka', 'Spring Boot'),
      any(country(...EUROPE), relocates),
      not(at('Amazon')),
    ),
  },
  {
    by: 'lyon',
    ask: 'We search a marketing manager or a SEO specialist who speaks French and who lives in Europe.',
    fits: all(trade('marketing manager', 'seo'), speaks('French'), country(...EUROPE)),
  },
  {
    by: 'wellington',
    ask: 'Keen to see sparkies and diesel fitters in Auckland or Perth, but nobody on twelve weeks’ notice, the shutdown’s before then',
    fits: all(
      trade('electrician', 'diesel fitter'),
      city('Auckland', 'Perth'),
      ({ noticeDays }) => noticeDays < 84,
    ),
  },
  {
    by: 'toronto',
    ask: 'Could you look for UX designers in London? Sorry, I should have said London or Amsterdam. Mid-level and above, please.',
    fits: all(trade('ux designer'), city('London', 'Amsterdam'), not(level('junior'))),
  },
  {
    by: 'glasgow',
    ask: 'quantity surveyors in the UK that have been with Lendlease or Multiplex at one time, or are there now, doesn’t matter which',
    fits: all(trade('quantity surveyor'), UK, worked('Lendlease', 'Multiplex')),
  },
  {
    by: 'vienna',
    ask: 'Please show me the embedded software engineers in Austria, Germany and Switzerland who have at minimum four years of experience.',
    fits: all(trade('embedded'), country('Austria', 'Germany', 'Switzerland'), yearsAtLeast(4)),
  },
  {
    by: 'singapore',
    ask: 'need SOC analyst, Melbourne or Brisbane or Auckland also can, must know Splunk, those need sponsorship cannot',
    fits: all(trade('security'), city('Melbourne', 'Brisbane', 'Auckland'), skill('Splunk'), noSponsorship),
  },
  {
    by: 'darwin',
    ask: 'righto i need truck drivers queensland new south wales or victoria that can start straight away',
    fits: all(trade('truck driver'), region('Queensland', 'New South Wales', 'Victoria'), noticeUpTo(0)),
  },
  {
    by: 'madrid',
    ask: 'I am looking for sales executives with Spanish that are not now in Coca-Cola.',
    fits: all(trade('sales'), speaks('Spanish'), not(at('Coca-Cola'))),
  },
  {
    by: 'oslo',
    ask: 'Role: .NET developer\nCountry: Netherlands, Germany or Austria\nContractors: no\nSalary: max 130 000 EUR',
    fits: all(
      trade('dotnet'),
      country('Netherlands', 'Germany', 'Austria'),
      not(contractor),
      payUpTo(130_000, 'EUR'),
    ),
  },
  {
    by: 'birmingham',
    ask: 'hiya who do we know thats a primary teacher or a maths teacher in nottingham manchester or london, citizens or PR only',
    fits: all(trade('primary teacher', 'maths teacher'), city('Nottingham', 'Manchester', 'London'), settled),
  },
];
