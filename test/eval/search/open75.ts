import type { Query as Asked } from './score.ts';
import {
  all,
  any,
  at,
  city,
  contractor,
  country,
  EUROPE,
  formerly,
  group,
  level,
  nobody,
  not,
  noticeUpTo,
  payBetween,
  payUpTo,
  type Query,
  relocates,
  rights,
  skill,
  speaks,
  trade,
  worked,
  yearsAtLeast,
} from './truth.ts';
import type { Facts } from './world.ts';

/** Searches over the first people, as desks in the United Kingdom, South Africa, Singapore and New Zealand type them. */
export const OPEN_SIXTY_FIFTH: readonly (Query & Asked<Facts>)[] = [
  {
    by: 'payroll temps, Salford',
    ask: 'payroll officers Manchester, Bolton, Nottingham. notice no longer than 2 wks',
    fits: all(trade('payroll'), city('Manchester', 'Bolton', 'Nottingham'), noticeUpTo(14)),
  },
  {
    by: 'Mere, construction, Auckland',
    ask: 'Who have we got for quantity surveying in Auckland or Brisbane? Any level, any notice.',
    fits: all(trade('quantity surveyor'), city('Auckland', 'Brisbane')),
  },
  {
    by: 'Cape Town tech',
    ask: 'java + spring boot devs sitting in london, berlin, amsterdam or stockholm who said they would relocate',
    fits: all(
      trade('backend'),
      skill('Java', 'Spring Boot'),
      city('London', 'Berlin', 'Amsterdam', 'Stockholm'),
      relocates,
    ),
  },
  {
    by: 'Raffles Place banking',
    ask: 'Credit risk analysts. HSBC or Barclays, present or past. SQL is a must; Mandarin good to have only.',
    fits: all(trade('risk'), skill('SQL'), worked('HSBC', 'Barclays')),
  },
  {
    by: 'City legal',
    ask: 'M&A lawyers currently with Linklaters or Clifford Chance, based in the UK',
    fits: all(
      trade('lawyer'),
      skill('Mergers and acquisitions'),
      at('Linklaters', 'Clifford Chance'),
      country('United Kingdom'),
    ),
  },
  {
    by: 'transport, Penrose',
    ask: 'truck drivers auckland',
    fits: all(trade('truck driver'), city('Auckland')),
  },
  {
    by: 'front desk, Croydon',
    ask: 'missed a call from +61412019499, who is it?',
    fits: ({ phone }) => phone === '+61412019499',
  },
  {
    by: 'careers page bot',
    ask: 'role: DevOps Engineer\nskills: Terraform, AWS\nlocation: London, Amsterdam, Berlin, Munich\nwork rights: citizen or permanent resident',
    fits: all(
      trade('devops'),
      skill('Terraform', 'AWS'),
      city('London', 'Amsterdam', 'Berlin', 'Munich'),
      rights('citizen', 'permanent_resident'),
    ),
  },
  {
    by: 'East Midlands finance',
    ask: 'From the client: “Hello Gemma, Sanjay goes on paternity leave in January so we will need a management accountant on a contract. Happy for them to be anywhere in the UK as we only meet once a quarter. Regards, Philippa”',
    fits: all(trade('management accountant'), contractor, country('United Kingdom')),
  },
  {
    by: 'Durban nursing agency',
    ask: 'ICU / critical care nurses already settled in the UK or New Zealand - citizens and permanent residents, no visas pls',
    fits: all(
      trade('icu nurse'),
      country('United Kingdom', 'New Zealand'),
      rights('citizen', 'permanent_resident'),
    ),
  },
  {
    by: 'supply teaching',
    ask: 'maths teachers w. at least 4 years’ experience: London, Manchester or Nottingham',
    fits: all(trade('maths teacher'), city('London', 'Manchester', 'Nottingham'), yearsAtLeast(4)),
  },
  {
    by: 'industrial, Hamilton NZ',
    ask: 'elctricians high voltage auckland brisbane perth availble immediatly or in a week or 2',
    fits: all(
      trade('electrician'),
      skill('High voltage'),
      city('Auckland', 'Brisbane', 'Perth'),
      noticeUpTo(14),
    ),
  },
  {
    by: 'audit practice, Wellington',
    ask: 'External auditors in NZ or Australia with Big 4 on the CV at any point (now counts), but nobody who is at Deloitte today, they are the client’s own auditors',
    fits: all(
      trade('auditor'),
      country('New Zealand', 'Australia'),
      worked(...group('big 4')),
      not(at('Deloitte')),
    ),
  },
  {
    by: 'Tanjong Pagar cyber',
    ask: 'SOC analyst, senior or head level, must know Splunk, open to relocation lah as the seat is in Singapore',
    fits: all(trade('security'), level('senior', 'head'), skill('Splunk'), relocates),
  },
  {
    by: 'HR and L&D, Holborn',
    ask: 'HRBPs or HR managers in the UK looking for £120k or less',
    fits: all(trade('hr'), country('United Kingdom'), payUpTo(120_000, 'GBP')),
  },
  {
    by: 'Auckland digital',
    ask: 'product managers, Auckland, NZ$80k–150k',
    fits: all(trade('product manager'), city('Auckland'), payBetween(80_000, 150_000, 'NZD')),
  },
  {
    by: 'Rosebank healthcare',
    ask: 'Physiotherapists living in Johannesburg or Pretoria',
    fits: nobody,
  },
  {
    by: 'secretarial, Mayfair',
    ask: 'Family office needs a PA. French or German spoken. Has to be living somewhere in Europe (UK included) at the moment.',
    fits: all(trade('executive assistant'), any(speaks('French'), speaks('German')), country(...EUROPE)),
  },
  {
    by: 'civils, Warrington',
    ask: 'site engineers in the UK with a valid CSCS card',
    fits: all(trade('site engineer'), country('United Kingdom')),
    unknowable: true,
  },
  {
    by: 'Microsoft stack, Leeds',
    ask: 'C#/.NET, UK but NOT London, permanent',
    fits: all(trade('dotnet'), country('United Kingdom'), not(city('London')), not(contractor)),
  },
  {
    by: 'mining, Witbank',
    ask: 'Diesel fitters / heavy diesel mechanics who used to work for Rio Tinto or Fortescue, now anywhere in Australia, and can give us hydraulics',
    fits: all(
      trade('diesel fitter'),
      skill('Hydraulics'),
      formerly('Rio Tinto', 'Fortescue'),
      country('Australia'),
    ),
  },
  {
    by: 'hospitality, Soho',
    ask: 'chefs london + manchester, none that need sponsoring, 4 weeks notice max',
    fits: all(
      trade('chef'),
      city('London', 'Manchester'),
      not(rights('requires_sponsorship')),
      noticeUpTo(28),
    ),
  },
];
