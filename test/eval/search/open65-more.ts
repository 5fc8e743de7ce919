import type { Query as Asked } from './score.ts';
import {
  all,
  any,
  at,
  city,
  contractor,
  country,
  EUROPE,
  EY,
  formerly,
  group,
  leftFrom,
  level,
  nobody,
  not,
  noticeUpTo,
  payBetween,
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
import { type Facts, YEAR } from './world.ts';

const settled = rights('citizen', 'permanent_resident');
const unsponsored = not(rights('requires_sponsorship'));

/** Searches over the first people, as busy desks type them when a client has just rung. */
export const OPEN_FIFTY_FIFTH_MORE: readonly (Query & Asked<Facts>)[] = [
  {
    by: 'construction desk',
    ask: 'QS with CostX, Manchester or Bolton',
    fits: all(trade('quantity surveyor'), skill('CostX'), city('Manchester', 'Bolton')),
  },
  {
    by: 'accounts temps',
    ask: 'payroll officer who’s used Chris21, anywhere in Victoria or Queensland, needs to be in the chair within four weeks',
    fits: all(trade('payroll'), skill('Chris21'), region('Victoria', 'Queensland'), noticeUpTo(28)),
  },
  {
    by: 'nursing',
    ask: 'RNs (registered, not enrolled) working for Ramsay or Bupa in Australia',
    fits: all(trade('registered nurse'), at('Ramsay Health Care', 'Bupa'), country('Australia')),
  },
  {
    by: 'Leipzig office',
    ask: 'Site engineers who speak German or French, country no matter',
    fits: all(trade('site engineer'), any(speaks('German'), speaks('French'))),
  },
  {
    by: 'tech desk',
    ask: 'Java + Kafka backend people in Germany, the Netherlands or Sweden, at least 4 years’ experience',
    fits: all(
      trade('backend'),
      skill('Java', 'Kafka'),
      country('Germany', 'Netherlands', 'Sweden'),
      yearsAtLeast(4),
    ),
  },
  {
    by: 'office support',
    ask: 'EA or PA for a family office, UK based, 100k tops, and please nobody who’s at Unilever as the client’s wife works there',
    fits: all(
      trade('executive assistant'),
      country('United Kingdom'),
      payUpTo(100_000, 'GBP'),
      not(at('Unilever')),
    ),
  },
  {
    by: 'transport',
    ask: 'truckies in Brisbane or Perth that used to drive for Linfox',
    fits: all(trade('truck driver'), city('Brisbane', 'Perth'), formerly('Linfox')),
  },
  {
    by: 'practice desk',
    ask: 'tax people with Big 4 behind them who are at BDO or Grant Thornton today',
    fits: all(trade('tax'), formerly(...group('big 4')), at('BDO', 'Grant Thornton')),
  },
  {
    by: 'senior finance',
    ask: 'Financial controller, SAP, living in Australia and looking for somewhere from $130k to $170k',
    fits: all(
      trade('financial controller'),
      skill('SAP'),
      country('Australia'),
      payBetween(130_000, 170_000, 'AUD'),
    ),
  },
  {
    by: 'banking',
    ask: 'HSBC has a role going: credit risk analysts, SAS, London or New York, obviously none who are with HSBC already',
    fits: all(trade('risk'), skill('SAS'), city('London', 'New York'), not(at('HSBC'))),
  },
  {
    by: 'hospitality',
    ask: 'sous chefs and chefs in Australia or NZ, willing to move, no sponsorship cases',
    fits: all(trade('chef'), country('Australia', 'New Zealand'), relocates, unsponsored),
  },
  {
    by: 'tech desk',
    ask: 'remote data engineers UK, Germany or Netherlands, must have Spark',
    fits: all(
      trade('data engineer'),
      remote,
      country('United Kingdom', 'Germany', 'Netherlands'),
      skill('Spark'),
    ),
  },
  {
    by: 'tech desk',
    ask: 'Senior product managers in NSW who have never worked for Atlassian',
    fits: all(trade('product manager'), level('senior'), region('New South Wales'), not(worked('Atlassian'))),
  },
  {
    by: 'graduate desk',
    ask: 'junior frontend devs, React, in Berlin, Vienna or Amsterdam',
    fits: all(trade('frontend'), level('junior'), skill('React'), city('Berlin', 'Vienna', 'Amsterdam')),
  },
  {
    by: 'schools',
    ask: 'maths teacher for term 1, Perth / Auckland / Brisbane. Citizen or PR. Two weeks’ notice max.',
    fits: all(trade('maths teacher'), city('Perth', 'Auckland', 'Brisbane'), settled, noticeUpTo(14)),
  },
  {
    by: 'construction desk',
    ask: 'construction project managers living in New South Wales or Victoria with Primavera P6, ex-Lendlease or ex-Multiplex',
    fits: all(
      trade('construction project manager'),
      region('New South Wales', 'Victoria'),
      skill('Primavera P6'),
      formerly('Lendlease', 'Multiplex'),
    ),
  },
  {
    by: 'HR desk',
    ask: 'HRBP / HR manager, Workday, who speaks Mandarin or Hindi',
    fits: all(trade('hr'), skill('Workday'), any(speaks('Mandarin'), speaks('Hindi'))),
  },
  {
    by: 'mining',
    ask: 'HV electricians in WA or Queensland, must have their own tools',
    fits: all(trade('electrician'), skill('High voltage'), region('Western Australia', 'Queensland')),
    unknowable: true,
  },
  {
    by: 'contract tech',
    ask: 'C# contractors, UK, Azure',
    fits: all(skill('C#', 'Azure'), contractor, country('United Kingdom')),
  },
  {
    by: 'sales desk',
    ask: 'Spanish-speaking sales people outside the US',
    fits: all(trade('sales'), speaks('Spanish'), not(country('United States'))),
  },
  {
    by: 'pharmacy',
    ask: 'Locum needed in Nottingham, so pharmacists from there, or Manchester, or Bolton, who are free now',
    fits: all(trade('pharmacist'), city('Nottingham', 'Manchester', 'Bolton'), noticeUpTo(0)),
  },
  {
    by: 'marketing desk',
    ask: 'marketing managers in Australia or NZ who only joined their current company in 2024 or after',
    fits: all(trade('marketing manager'), country('Australia', 'New Zealand'), ({ since }) => since >= 2024),
  },
  {
    by: 'allied health',
    ask: 'Physios with nine years or more behind them. Not Aus, not NZ.',
    fits: all(trade('physio'), yearsAtLeast(9), not(country('Australia', 'New Zealand'))),
  },
  {
    by: 'tech desk',
    ask: 'who do we know at thoughtworks in melbourne or brisbane',
    fits: all(at('Thoughtworks'), city('Melbourne', 'Brisbane')),
  },
  {
    by: 'legal',
    ask: 'Employment lawyers: Allens or MinterEllison on the CV, now or before, and no visa sponsorship required please',
    fits: all(trade('employment lawyer'), worked('Allens', 'MinterEllison'), unsponsored),
  },
  {
    by: 'industrial',
    ask: 'hgv drivers n warehouse managers in bolton or manchester, 4 wks notice or less',
    fits: all(trade('truck driver', 'warehouse manager'), city('Bolton', 'Manchester'), noticeUpTo(28)),
  },
  {
    by: 'tech desk',
    ask: 'California only - iOS engineers, or anyone on React',
    fits: all(region('California'), any(trade('ios'), skill('React'))),
  },
  {
    by: 'practice desk',
    ask: 'external auditors now with EY, KPMG or Deloitte, between 3 and 6 years of experience',
    fits: all(trade('auditor'), at(...EY, 'KPMG', 'Deloitte'), ({ years }) => years >= 3 && years <= 6),
  },
  {
    by: 'finance desk',
    ask: 'Management accountant, CIMA, Woolworths or Telstra background',
    fits: all(trade('management accountant'), skill('CIMA'), worked('Woolworths', 'Telstra')),
  },
  {
    by: 'security',
    ask: 'Defence client, so Australian-based citizens only, no exceptions: SOC or cyber security analysts with SIEM',
    fits: all(trade('security'), skill('SIEM'), country('Australia'), rights('citizen')),
  },
  {
    by: 'schools',
    ask: 'primary teachers in the UK or Germany prepared to relocate',
    fits: all(trade('primary teacher'), country('United Kingdom', 'Germany'), relocates),
  },
  {
    by: 'design desk',
    ask: 'UX designer, Figma, works from home, based in Europe, can start in a month or sooner',
    fits: all(trade('ux designer'), skill('Figma'), remote, country(...EUROPE), noticeUpTo(31)),
  },
  {
    by: 'projects desk',
    ask: 'Business analysts who’ve left Commonwealth Bank and work elsewhere now. BPMN would be needed',
    fits: all(
      trade('business analyst'),
      formerly('Commonwealth Bank'),
      not(at('Commonwealth Bank')),
      skill('BPMN'),
    ),
  },
  {
    by: 'construction desk',
    ask: 'quantity surveyors who left John Holland in 2021 or later',
    fits: all(trade('quantity surveyor'), leftFrom(2021, 'John Holland')),
  },
  {
    by: 'mining',
    ask: 'desiel fitters employed by Rio or Fortescue for five years or longer',
    fits: all(trade('diesel fitter'), at('Rio Tinto', 'Fortescue'), ({ since }) => YEAR - since >= 5),
  },
  { by: 'allied health', ask: 'Optometrist – Auckland or Brisbane, full time', fits: nobody },
];
