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
  leftFrom,
  level,
  nobody,
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

/** Searches over the first people, as desks in the UK, Ireland and on the continent type them. */
export const OPEN_SIXTY_THIRD: readonly (Query & Asked<Facts>)[] = [
  {
    by: 'Leeds, qualified finance',
    ask: 'Management accountants in Nottingham, Manchester or London who want a permanent job',
    fits: all(trade('management accountant'), city('Nottingham', 'Manchester', 'London'), not(contractor)),
  },
  {
    by: 'Düsseldorf, IT',
    ask: 'We search Java people with Spring Boot, resident in Germany or Austria. Kafka would be a nice extra but it is no condition.',
    fits: all(skill('Java', 'Spring Boot'), country('Germany', 'Austria')),
  },
  {
    by: 'Amsterdam, platform teams',
    ask: 'kubernetes in amsterdam, berlin or stockholm, leave out whoever is at amazon now',
    fits: all(skill('Kubernetes'), city('Amsterdam', 'Berlin', 'Stockholm'), not(at('Amazon'))),
  },
  {
    by: 'Salford, nurse bank',
    ask: 'Critical care nurses, Greater Manchester & Nottingham, on shift inside 4 weeks',
    fits: all(trade('icu nurse'), any(region('Greater Manchester'), city('Nottingham')), noticeUpTo(28)),
  },
  {
    by: 'Vienna, clinics',
    ask: 'Physiotherapist wanted for a spa clinic with many foreign guests, so French, Spanish, Hindi or Mandarin must be spoken, one of them is enough. Germany, Austria, Switzerland, Netherlands or UK.',
    fits: all(
      trade('physio'),
      any(speaks('French'), speaks('Spanish'), speaks('Hindi'), speaks('Mandarin')),
      country('Germany', 'Austria', 'Switzerland', 'Netherlands', 'United Kingdom'),
    ),
  },
  {
    by: 'Kraków, sourcing',
    ask: 'position: Embedded / C++ engineer\nlocation: Germany, Sweden, Switzerland\nmin_experience_years: 5\nneeds_sponsorship: no',
    fits: all(
      trade('embedded'),
      country('Germany', 'Sweden', 'Switzerland'),
      yearsAtLeast(5),
      not(rights('requires_sponsorship')),
    ),
  },
  {
    by: 'Coventry, driving',
    ask: 'hgv drivers anywhere in uk or holland, after a permanent job not contract, dont mind how long the notice is',
    fits: all(trade('truck driver'), country('United Kingdom', 'Netherlands'), not(contractor)),
  },
  {
    by: 'London, law',
    ask: 'Corporate / M&A lawyers with Clifford Chance or Linklaters on the CV (there now or moved on), based London, Amsterdam or Munich',
    fits: all(
      skill('Mergers and acquisitions'),
      worked(...group('magic circle')),
      city('London', 'Amsterdam', 'Munich'),
    ),
  },
  {
    by: 'Glasgow, legal perm',
    ask: 'Employment law solicitors in the UK, client can go to £130k and not a penny more',
    fits: all(trade('employment lawyer'), country('United Kingdom'), payUpTo(130_000, 'GBP')),
  },
  {
    by: 'Paris, brands',
    ask: 'Marketing managers, Christian Dior or Unilever at any time in their career, living in Europe',
    fits: all(trade('marketing manager'), worked('Christian Dior', 'Unilever'), country(...EUROPE)),
  },
  {
    by: 'Cork, practice desk',
    ask: 'Forwarding this from the client – “Orla, further to our chat: a tax accountant, three years or more behind them, sitting in a Big Four firm today. They have to be in the UK already as the office is in Reading and we’ll want them in now and again. Regards, Fintan”',
    fits: all(trade('tax'), yearsAtLeast(3), at(...group('big 4')), country('United Kingdom')),
  },
  {
    by: 'Zurich, banks',
    ask: 'credit risk analyst, SAS, UK/CH/DE/AT, excl. current HSBC + Barclays staff',
    fits: all(
      trade('risk'),
      skill('SAS'),
      country('United Kingdom', 'Switzerland', 'Germany', 'Austria'),
      not(at('HSBC', 'Barclays')),
    ),
  },
  {
    by: 'Derby, pharmacy',
    ask: 'Pharmacists Nottingham',
    fits: all(trade('pharmacist'), city('Nottingham')),
  },
  {
    by: 'Bury, supply teachers',
    ask: 'teachers, primary or maths, living in Manchester or Bolton. the trust only takes citizens and permanent residents this time',
    fits: all(
      trade('primary teacher', 'maths teacher'),
      city('Manchester', 'Bolton'),
      rights('citizen', 'permanent_resident'),
    ),
  },
  {
    by: 'Hamburg, product',
    ask: 'Mid-level product managers in Europe who have said that they would relocate',
    fits: all(trade('product manager'), level('mid'), country(...EUROPE), relocates),
  },
  {
    by: 'London, interims',
    ask: 'Fin controllers on SAP, contract, UK or EU or Switzerland',
    fits: all(trade('financial controller'), skill('SAP'), contractor, country(...EUROPE)),
  },
  {
    by: 'Brussels, reception',
    ask: 'whose address is p1288@people.example?',
    fits: ({ email }) => email === 'p1288@people.example',
  },
  {
    by: 'Dublin, M&E',
    ask: 'Electricians with high voltage in Dublin or Cork',
    fits: nobody,
  },
  {
    by: 'Stuttgart, civils',
    ask: 'Site engineers in Germany, Austria or Switzerland who have AutoCAD and hold a category B driving licence',
    fits: all(trade('site engineer'), skill('AutoCAD'), country('Germany', 'Austria', 'Switzerland')),
    unknowable: true,
  },
  {
    by: 'Warrington, commercial',
    ask: 'quantitiy surveyers in londn manchester or nottinham, 8yrs experiance or more',
    fits: all(trade('quantity surveyor'), city('London', 'Manchester', 'Nottingham'), yearsAtLeast(8)),
  },
  {
    by: 'Utrecht, audit',
    ask: 'Auditors in Europe that left KPMG or BDO in 2021 or later',
    fits: all(trade('auditor'), country(...EUROPE), leftFrom(2021, 'KPMG', 'BDO')),
  },
  {
    by: 'Reading, HR desk',
    ask: 'HRBPs / HR managers in Europe. Former Coca-Cola people only, i.e. they have left',
    fits: all(trade('hr'), country(...EUROPE), formerly('Coca-Cola')),
  },
];
