import type { Query as Asked } from './score.ts';
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
  leftFrom,
  level,
  nobody,
  not,
  noticeUpTo,
  PWC,
  payUpTo,
  type Query,
  region,
  relocates,
  rights,
  skill,
  trade,
  worked,
  yearsAtLeast,
} from './truth.ts';
import type { Facts } from './world.ts';

/** Searches typed on busy desks over the first people, just after a client has rung. */
export const OPEN_FIFTY_THIRD: readonly (Query & Asked<Facts>)[] = [
  {
    by: 'Leeds perm desk',
    ask: 'mgmt accountants, Greater Manchester or London, budgeting, asking no more than 130k',
    fits: all(
      trade('management accountant'),
      region('Greater Manchester', 'Greater London'),
      skill('Budgeting'),
      payUpTo(130_000, 'GBP'),
    ),
  },
  {
    by: 'Leeds perm desk',
    ask: "payroll, UK, 4 wks notice max, nobody who's at Telstra now",
    fits: all(trade('payroll'), country('United Kingdom'), noticeUpTo(28), not(at('Telstra'))),
  },
  {
    by: 'Sydney temps',
    ask: 'ENs and RNs who do wound care, Melbourne or Perth, citizen / PR',
    fits: all(
      trade('enrolled nurse', 'registered nurse'),
      skill('Wound care'),
      city('Melbourne', 'Perth'),
      rights('citizen', 'permanent_resident'),
    ),
  },
  {
    by: 'two-person office, Auckland',
    ask: "Physios in Australia or here in NZ who'd be up for moving",
    fits: all(trade('physio'), country('Australia', 'New Zealand'), relocates),
  },
  {
    by: 'Dublin contract desk',
    ask: 'contractors only - data engineers, Spark, UK / Germany / Holland',
    fits: all(
      trade('data engineer'),
      contractor,
      skill('Spark'),
      country('United Kingdom', 'Germany', 'Netherlands'),
    ),
  },
  {
    by: 'Dublin contract desk',
    ask: 'contract BAs, BPMN and Jira both, not London not Berlin',
    fits: all(trade('business analyst'), contractor, skill('BPMN', 'Jira'), not(city('London', 'Berlin'))),
  },
  {
    by: 'Dublin contract desk',
    ask: '.net contractors who can be out the door in a fortnight or less',
    fits: all(trade('dotnet'), contractor, noticeUpTo(14)),
  },
  {
    by: 'Berlin office',
    ask: 'UX/Product Designers with Figma in Berlin, Munich, Vienna or Amsterdam, expectation not higher than 150.000 EUR',
    fits: all(
      trade('ux designer'),
      skill('Figma'),
      city('Berlin', 'Munich', 'Vienna', 'Amsterdam'),
      payUpTo(150_000, 'EUR'),
    ),
  },
  {
    by: 'Berlin office',
    ask: 'Embedded engineers, RTOS, at least mid level. Please without people in USA or Australia',
    fits: all(
      trade('embedded'),
      skill('RTOS'),
      level('mid', 'senior', 'head'),
      not(country('United States', 'Australia')),
    ),
  },
  {
    by: 'Perth resources',
    ask: 'diesel fitters, Cat gear, at Rio or Fortescue right now, living in Australia',
    fits: all(
      trade('diesel fitter'),
      skill('Caterpillar'),
      at('Rio Tinto', 'Fortescue'),
      country('Australia'),
    ),
  },
  {
    by: 'healthcare desk',
    ask: 'icu nurse - UK, Germany or Sweden - ventilation - notice 28 days or under',
    fits: all(
      trade('icu nurse'),
      country('United Kingdom', 'Germany', 'Sweden'),
      skill('Ventilation'),
      noticeUpTo(28),
    ),
  },
  {
    by: 'healthcare desk',
    ask: "Pharmacists outside Australia, and please spare me anyone on twelve weeks' notice",
    fits: all(trade('pharmacist'), not(country('Australia')), noticeUpTo(83)),
  },
  {
    by: 'healthcare desk',
    ask: 'Bupa on the phone, they want physios who have never worked for them. UK or Australia',
    fits: all(trade('physio'), not(worked('Bupa')), country('United Kingdom', 'Australia')),
  },
  {
    by: 'legal desk, New York',
    ask: 'Lawyers, corporate or employment, in the States. No juniors. Must be willing to relocate.',
    fits: all(trade('lawyer'), country('United States'), not(level('junior')), relocates),
  },
  {
    by: 'first month in the job',
    ask: 'Please are there any maths teachers in Greater Manchester or Nottingham or London?',
    fits: all(trade('maths teacher'), any(region('Greater Manchester'), city('Nottingham', 'London'))),
  },
  {
    by: 'voice note',
    ask: "okay so it's for the hotel group they want chefs five years minimum somewhere in the states or the uk and er they've got to be citizens",
    fits: all(trade('chef'), yearsAtLeast(5), country('United States', 'United Kingdom'), rights('citizen')),
  },
  {
    by: 'voice note',
    ask: "find me warehouse managers who've been at Linfox or Toll and aren't there any more and they need to know WMS, cheers",
    fits: all(
      trade('warehouse manager'),
      formerly('Linfox', 'Toll Group'),
      not(at('Linfox', 'Toll Group')),
      skill('WMS'),
    ),
  },
  {
    by: 'thumbs',
    ask: 'chefs oz or nz can strt straight away',
    fits: all(trade('chef'), country('Australia', 'New Zealand'), noticeUpTo(0)),
  },
  {
    by: 'thumbs',
    ask: 'hgv drivrs notingham bolton manchster london, perm',
    fits: all(trade('truck driver'), city('Nottingham', 'Bolton', 'Manchester', 'London'), not(contractor)),
  },
  {
    by: 'thumbs',
    ask: 'sr financial controllers SAP AU or NZ',
    fits: all(
      trade('financial controller'),
      level('senior'),
      skill('SAP'),
      country('Australia', 'New Zealand'),
    ),
  },
  {
    by: 'thumbs',
    ask: 'seo ppl @ ogilvy now, uk usa or oz',
    fits: all(trade('seo'), at('Ogilvy'), country('United Kingdom', 'United States', 'Australia')),
  },
  {
    by: 'forwarded',
    ask: 'Hi Marta, following our call just now: could you send over credit risk analysts with SAS who have been at HSBC, Barclays or ANZ at any point, now included? Location is open, but we are unable to sponsor. Kind regards, Devi',
    fits: all(
      trade('risk'),
      skill('SAS'),
      worked('HSBC', 'Barclays', 'ANZ'),
      not(rights('requires_sponsorship')),
    ),
  },
  {
    by: 'forwarded',
    ask: 'Morning! The audit partner would like to meet auditors who left a Big 4 firm in 2022 or later. Nothing else matters to him. Ta, Col',
    fits: all(trade('auditor'), leftFrom(2022, ...group('big 4'))),
  },
  {
    by: 'team lead',
    ask: 'how many HR managers / HRBPs with Workday have we in the UK, Germany or the Netherlands?',
    fits: all(trade('hr'), skill('Workday'), country('United Kingdom', 'Germany', 'Netherlands')),
  },
  {
    by: 'exec search',
    ask: 'Construction PMs (not the IT sort) with Primavera P6, senior or above, citizens',
    fits: all(
      trade('construction project manager'),
      skill('Primavera P6'),
      level('senior', 'head'),
      rights('citizen'),
    ),
  },
  {
    by: 'exec search',
    ask: 'Management accountants with CIMA who have at least ten years behind them, location immaterial',
    fits: all(trade('management accountant'), skill('CIMA'), yearsAtLeast(10)),
  },
  {
    by: 'Monday backlog',
    ask: 'primary teachers, NSW or Victoria, who can also coach netball',
    fits: all(trade('primary teacher'), region('New South Wales', 'Victoria')),
    unknowable: true,
  },
  { by: 'Monday backlog', ask: 'dental nurses, Perth or Auckland', fits: nobody },
  {
    by: 'Monday backlog',
    ask: 'PwC or EY alumni who are at Deloitte or KPMG these days',
    fits: all(formerly(...PWC, ...EY), at('Deloitte', 'KPMG')),
  },
  {
    by: 'Monday backlog',
    ask: 'accounts payable on MYOB: Victoria, or anywhere in NSW, or Brisbane. Budget stops at 120k',
    fits: all(
      trade('accounts payable'),
      skill('MYOB'),
      any(region('Victoria', 'New South Wales'), city('Brisbane')),
      payUpTo(120_000, 'AUD'),
    ),
  },
];
