import {
  all,
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
  remote,
  rights,
  skill,
  speaks,
  trade,
  worked,
  yearsAtLeast,
} from './truth.ts';
import { YEAR } from './world.ts';

const DACH = ['Germany', 'Austria', 'Switzerland'];
const EUROPE = ['United Kingdom', 'Germany', 'Austria', 'Switzerland', 'Netherlands', 'Sweden'];

/** Searches over the first two thousand by another author, who knew the people and not the rules. To be looked at only as a sum. */
export const CLOSED_FOURTEENTH: readonly Query[] = [
  {
    ask: 'civil site eng with white card, Vic or Qld, AutoCAD',
    fits: all(trade('site engineer'), skill('AutoCAD'), region('Victoria', 'Queensland')),
    unknowable: true,
  },
  {
    ask: 'head chefs, Merivale past or present',
    fits: all(trade('chef'), level('head'), worked('Merivale')),
  },
  {
    ask: 'lawyers, more than 8 years in practice, UK, citizen',
    fits: all(trade('lawyer'), ({ years }) => years > 8, country('United Kingdom'), rights('citizen')),
  },
  {
    ask: 'EA, DACH, French would be nice but no must',
    fits: all(trade('executive assistant'), country(...DACH)),
  },
  {
    ask: 'Chefs at the Marriott with no more than two weeks to work off, in the UK or on the continent, own right to work',
    fits: all(
      trade('chef'),
      at('Marriott'),
      noticeUpTo(14),
      country(...EUROPE),
      not(rights('requires_sponsorship')),
    ),
  },
  {
    ask: 'c sharp greater manchester',
    fits: all(trade('dotnet'), region('Greater Manchester')),
  },
  {
    ask: 'site engineers who have been at both Lendlease and Multiplex',
    fits: all(trade('site engineer'), worked('Lendlease'), worked('Multiplex')),
  },
  {
    ask: 'KPMG tax alumni and EY tax alumni who have left both',
    fits: all(trade('tax'), formerly('KPMG', ...EY), not(at('KPMG', ...EY))),
  },
  {
    ask: 'SOC analysts, citizens or PR, Australia',
    fits: all(trade('security'), rights('citizen', 'permanent_resident'), country('Australia')),
  },
  {
    ask: 'electricians with permanent residency',
    fits: all(trade('electrician'), rights('permanent_resident')),
  },
  {
    ask: 'mechanical design engineer CATIA Munich',
    fits: nobody,
  },
  {
    ask: 'embedded c++ munich zurich vienna',
    fits: all(trade('embedded'), skill('C++'), city('Munich', 'Zurich', 'Vienna')),
  },
  {
    ask: 'HRBPs with enterprise bargaining experience, Aus, perm',
    fits: all(trade('hr'), country('Australia'), not(contractor)),
    unknowable: true,
  },
  {
    ask: 'warehouse mgr, East Mids, £90k max, 2 wks notice',
    fits: all(trade('warehouse manager'), region('East Midlands'), payUpTo(90_000, 'GBP'), noticeUpTo(14)),
  },
  {
    ask: 'PM - product, not project - Jira, California',
    fits: all(trade('product manager'), skill('Jira'), region('California')),
  },
  {
    ask: 'truckies living in Germany, Holland or Austria',
    fits: all(trade('truck driver'), country('Germany', 'Netherlands', 'Austria')),
  },
  {
    ask: 'python juniors remote',
    fits: all(skill('Python'), level('junior'), remote),
  },
  {
    ask: 'physios who have been less than two years in their job',
    fits: all(trade('physio'), ({ since }) => YEAR - since < 2),
  },
  {
    ask: 'devops london, sponsorship is fine',
    fits: all(trade('devops'), city('London')),
  },
  {
    ask: 'primary school teachers but nobody currently at Hillview',
    fits: all(trade('primary teacher'), not(at('Hillview Primary School'))),
  },
  {
    ask: 'QS anywhere in Australia with no Lendlease on the CV',
    fits: all(trade('quantity surveyor'), country('Australia'), not(worked('Lendlease'))),
  },
  {
    ask: 'data leaders with 15 yrs, NYC or Bay Area',
    fits: all(trade('data'), yearsAtLeast(15), city('New York', 'San Francisco', 'Oakland')),
  },
  {
    ask: 'contract administration experience, with a builder now, available immediately',
    fits: all(skill('Contract administration'), at(...group('builder')), noticeUpTo(0)),
  },
  {
    ask: 'spanish speakers US contract',
    fits: all(speaks('Spanish'), country('United States'), contractor),
  },
  {
    ask: 'fin controllers, AUD 150k tops, not sitting in a bank today',
    fits: all(trade('financial controller'), payUpTo(150_000, 'AUD'), not(at(...group('bank')))),
  },
  {
    ask: 'maths teachers, UK or Ireland',
    fits: all(trade('maths teacher'), country('United Kingdom', 'Ireland')),
  },
  {
    ask: 'product designers UK outside London',
    fits: all(trade('ux designer'), country('United Kingdom'), not(city('London'))),
  },
  {
    ask: 'working holiday makers: nurses, chefs',
    fits: all(rights('visa_holder'), trade('nurse', 'chef')),
  },
  {
    ask: 'Enrolled nurses for a night roster, Perth, Brissie or Parra',
    fits: all(trade('enrolled nurse'), city('Perth', 'Brisbane', 'Parramatta')),
    unknowable: true,
  },
  {
    ask: 'started at Deloitte in 2024 or after',
    fits: all(at('Deloitte'), ({ since }) => since >= 2024),
  },
];
