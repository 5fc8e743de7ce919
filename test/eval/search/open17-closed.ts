import {
  all,
  any,
  at,
  city,
  contractor,
  country,
  EY,
  formerly,
  group,
  level,
  nobody,
  not,
  noticeUpTo,
  payUpTo,
  type Query,
  region,
  relocates,
  remote,
  rights,
  sinceYears,
  skill,
  speaks,
  trade,
  worked,
  yearsAtLeast,
} from './truth.ts';
import { YEAR } from './world.ts';

/** Searches over the first two thousand by another author, who knew the people and not the rules. No rule is mended by these. */
export const CLOSED_FIFTEENTH: readonly Query[] = [
  {
    ask: 'leckies or fitters for UGL job, WA, no notice period',
    fits: all(trade('electrician', 'diesel fitter'), region('Western Australia'), noticeUpTo(0)),
  },
  {
    ask: 'vent-trained ICU RNs who left St Vincents',
    fits: all(trade('icu nurse'), skill('Ventilation'), formerly('St Vincent’s Hospital')),
  },
  {
    ask: 'physios Ramsay or Bupa nsw',
    fits: all(trade('physio'), at('Ramsay Health Care', 'Bupa'), region('New South Wales')),
  },
  {
    ask: 'Steuerberater (tax) in Berlin, München oder Wien, no juniors',
    fits: all(trade('tax'), city('Berlin', 'Munich', 'Vienna'), not(level('junior'))),
  },
  {
    ask: 'comptables fournisseurs / accounts payable, speak French or Spanish',
    fits: all(trade('accounts payable'), any(speaks('French'), speaks('Spanish'))),
  },
  {
    ask: 'HGV drivers UK, DHL now or in the past',
    fits: all(trade('truck driver'), country('United Kingdom'), worked('DHL')),
  },
  {
    ask: 'KPMG or EY auditors on up to 100k AUD who can start inside 4 weeks',
    fits: all(trade('auditor'), at('KPMG', ...EY), payUpTo(100_000, 'AUD'), noticeUpTo(28)),
  },
  {
    ask: 'Dior marketing people nobody here has spoken to for 3 months',
    fits: all(trade('marketing'), at('Christian Dior')),
  },
  {
    ask: 'anybody who answers on 0412003700',
    fits: ({ phone }) => phone === '+61412003700',
  },
  {
    ask: 'stonemasons anywhere',
    fits: nobody,
  },
  {
    ask: 'QSs RICS chartered in Nottingham',
    fits: all(trade('quantity surveyor'), city('Nottingham')),
    unknowable: true,
  },
  {
    ask: 'UX in Amsterdam with their own car',
    fits: all(trade('ux designer'), city('Amsterdam')),
    unknowable: true,
  },
  {
    ask: 'react people: frontend or full stack, not SF, US',
    fits: all(
      trade('frontend', 'fullstack'),
      skill('React'),
      country('United States'),
      not(city('San Francisco')),
    ),
  },
  {
    ask: 'Swift devs who’ve been at Google, now somewhere else',
    fits: all(trade('ios'), formerly('Google'), not(at('Google'))),
  },
  {
    ask: 'k8s + terraform engineers, head level',
    fits: all(skill('Kubernetes', 'Terraform'), level('head')),
  },
  {
    ask: 'Could you find me golang contractors that would go remote',
    fits: all(trade('go'), contractor, remote),
  },
  {
    ask: 'corp lawyers at Allens or Minters, 7 yrs+, Aus',
    fits: all(
      trade('lawyer'),
      skill('Mergers and acquisitions'),
      at('Allens', 'MinterEllison'),
      yearsAtLeast(7),
      country('Australia'),
    ),
  },
  {
    ask: 'credit risk analysts never at HSBC or Barclays',
    fits: all(trade('risk'), not(worked('HSBC', 'Barclays'))),
  },
  {
    ask: 'PMs (building), citizens, more than 4 years with same builder',
    fits: all(
      trade('construction project manager'),
      rights('citizen'),
      at(...group('builder')),
      sinceYears(4),
    ),
  },
  {
    ask: 'hr managers workday switzerland chf 180k tops',
    fits: all(trade('hr'), skill('Workday'), country('Switzerland'), payUpTo(180_000, 'CHF')),
  },
  {
    ask: 'teachers who will move, not vic',
    fits: all(trade('teacher'), relocates, not(region('Victoria'))),
  },
  {
    ask: 'pharmacist aus/nz PR',
    fits: all(trade('pharmacist'), country('Australia', 'New Zealand'), rights('permanent_resident')),
  },
  {
    ask: 'c# azure devs, mid or senior, sponsorship ok as long as they need it',
    fits: all(
      trade('dotnet'),
      skill('C#', '.NET', 'Azure'),
      level('mid', 'senior'),
      rights('requires_sponsorship'),
    ),
  },
  {
    ask: 'SIEM guys/gals in Stockholm, Vienna or Zurich, seniors',
    fits: all(trade('security'), skill('SIEM'), city('Stockholm', 'Vienna', 'Zurich'), level('senior')),
  },
  {
    ask: 'Hindi speakers in software, perm',
    fits: all(trade('software'), speaks('Hindi'), not(contractor)),
  },
  {
    ask: 'BHP or Woolies finance controllers',
    fits: all(trade('financial controller'), at('BHP', 'Woolworths')),
  },
  {
    ask: 'started this year or last: EAs',
    fits: all(trade('executive assistant'), ({ since }) => YEAR - since <= 1),
  },
  {
    ask: 'within 25 miles of Parramatta, payroll, chris 21',
    fits: all(trade('payroll'), skill('Chris21'), city('Parramatta', 'Sydney')),
  },
  {
    ask: 'Chefs London, wanting at least £70k, no Marriott',
    fits: all(
      trade('chef'),
      city('London'),
      ({ pay, currency }) => currency === 'GBP' && pay >= 70_000,
      not(at('Marriott')),
    ),
  },
  {
    ask: 'p77@people.example',
    fits: ({ email }) => email === 'p77@people.example',
  },
];
