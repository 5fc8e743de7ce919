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
  remote,
  rights,
  skill,
  speaks,
  trade,
  yearsAtLeast,
} from './truth.ts';

/** Searches by a further writer over the first people, written before the rules were read. */
export const OPEN_EIGHTEENTH: readonly Query[] = [
  { ask: 'java devs berlin', fits: all(trade('software'), skill('Java'), city('Berlin')) },
  {
    ask: 'RN or EEN in Melbourne, min 3 yrs',
    fits: all(trade('registered nurse', 'enrolled nurse'), city('Melbourne'), yearsAtLeast(3)),
  },
  {
    ask: 'hv sparky FIFO perth',
    fits: all(trade('electrician'), skill('High voltage'), city('Perth')),
    unknowable: true,
  },
  { ask: 'iOS folks happy to relocate', fits: all(trade('ios'), relocates) },
  { ask: 'C# people but no Azure please', fits: all(skill('C#'), not(skill('Azure'))) },
  {
    ask: 'payroll, Chris21, immediately available or two weeks max',
    fits: all(trade('payroll'), skill('Chris21'), noticeUpTo(14)),
  },
  {
    ask: 'data scientists in the eurozone, €90k max',
    fits: all(trade('data scientist'), payUpTo(90_000, 'EUR')),
  },
  {
    ask: 'magic circle lawyers in the DACH region',
    fits: all(trade('lawyer'), at(...group('magic circle')), country('Germany', 'Austria', 'Switzerland')),
  },
  { ask: 'people at Google who used to be at Amazon', fits: all(at('Google'), formerly('Amazon')) },
  { ask: 'teachers - maths - auckland', fits: all(trade('maths teacher'), city('Auckland')) },
  {
    ask: 'site engineers with 5-8 years exp',
    fits: all(trade('site engineer'), yearsAtLeast(5), ({ years }) => years <= 8),
  },
  {
    ask: 'PMs from construction, not IT, Brisbane',
    fits: all(trade('construction project manager'), city('Brisbane')),
  },
  {
    ask: 'Bay Area frontend React',
    fits: all(trade('frontend'), skill('React'), city('San Francisco', 'Oakland')),
  },
  {
    ask: "physio that left St Vincent's since 2023",
    fits: all(trade('physio'), leftFrom(2023, 'St Vincent’s Hospital')),
  },
  {
    ask: 'software developers in Amsterdam on a visa',
    fits: all(trade('software'), city('Amsterdam'), rights('visa_holder')),
  },
  {
    ask: 'marketing managers, client side, 2 weeks notice or less, contract',
    fits: all(trade('marketing manager'), at(...group('client side')), noticeUpTo(14), contractor),
  },
  {
    ask: 'nurses who speak Spanish or Hindi, London',
    fits: all(trade('nurse'), any(speaks('Spanish'), speaks('Hindi')), city('London')),
  },
  { ask: 'chef currently with Merivale', fits: all(trade('chef'), at('Merivale')) },
  { ask: 'whose number is 0412 000 185', fits: ({ phone }) => phone === '+61412000185' },
  {
    ask: 'embedded C++ remote, Europe',
    fits: all(trade('embedded'), skill('C++'), remote, country(...EUROPE)),
  },
  {
    ask: 'auditors at the Big 4 anywhere in the East Midlands',
    fits: all(trade('auditor'), at(...group('big 4')), region('East Midlands')),
  },
  { ask: 'exec assistants, no temps', fits: all(trade('executive assistant'), not(contractor)) },
  { ask: 'legal secretary in Perth', fits: nobody },
  {
    ask: 'physios or pharmacists; Ramsay; Vienna or Zurich',
    fits: all(trade('physio', 'pharmacist'), at('Ramsay Health Care'), city('Vienna', 'Zurich')),
  },
  { ask: 'developers - ruby / go - in the UK', fits: all(trade('ruby', 'go'), country('United Kingdom')) },
  {
    ask: '(data engineer AND spark) OR (data scientist AND pytorch)',
    fits: any(all(trade('data engineer'), skill('Spark')), all(trade('data scientist'), skill('PyTorch'))),
  },
  {
    ask: 'mid-level business analysts, jira, Zürich',
    fits: all(trade('business analyst'), level('mid'), skill('Jira'), city('Zurich')),
  },
  {
    ask: 'financial controller; SAP essential, IFRS nice to have; Munich; up to 130k',
    fits: all(trade('financial controller'), skill('SAP'), city('Munich'), payUpTo(130_000, 'EUR')),
  },
];
