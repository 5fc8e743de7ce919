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
  PWC,
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

/** Searches over the first two thousand by another author, who knew the people and not the rules. Rules may be mended by these. */
export const OPEN_THIRTEENTH: readonly Query[] = [
  {
    ask: 'site eng tier 1 builder, NSW VIC, no grads',
    fits: all(
      trade('site engineer'),
      at(...group('builder')),
      region('New South Wales', 'Victoria'),
      not(level('junior')),
    ),
  },
  {
    ask: 'corp tax, KPMG or Deloitte past or present, Auckland + all Australia',
    fits: all(
      trade('tax'),
      skill('Corporate tax'),
      worked('KPMG', 'Deloitte'),
      country('Australia', 'New Zealand'),
    ),
  },
  {
    ask: 'terraform/aws, London, perm only, £150k cap',
    fits: all(skill('Terraform', 'AWS'), city('London'), not(contractor), payUpTo(150_000, 'GBP')),
  },
  {
    ask: 'ruby devs working remotely, Europe',
    fits: all(
      trade('ruby'),
      remote,
      country('United Kingdom', 'Germany', 'Austria', 'Switzerland', 'Netherlands', 'Sweden'),
    ),
  },
  {
    ask: 'Our client in Berlin needs a backend or devops engineer, mid to senior, who works fully remote, and they don’t mind where from. Budget is EUR 140k. No juniors, no heads.',
    fits: all(trade('backend', 'devops'), level('mid', 'senior'), remote, payUpTo(140_000, 'EUR')),
  },
  { ask: 'iPhone app developers who speak Mandarin', fits: all(trade('ios'), speaks('Mandarin')) },
  { ask: 'civil grads Australia', fits: all(trade('civil engineer'), level('junior'), country('Australia')) },
  { ask: 'tax alumni of EY and of PwC', fits: all(trade('tax'), formerly(...EY), formerly(...PWC)) },
  {
    ask: 'fitters currently on the mines, 4 wks notice or better',
    fits: all(trade('diesel fitter'), at(...group('mining')), noticeUpTo(28)),
  },
  { ask: 'teachers Auckland', fits: all(trade('teacher'), city('Auckland')) },
  { ask: 'verpleegkundigen amsterdam', fits: all(trade('nurse'), city('Amsterdam')) },
  {
    ask: 'french AND german speaking lawyers',
    fits: all(trade('lawyer'), speaks('French'), speaks('German')),
  },
  {
    ask: 'figma + user research, client side, AU or NZ, senior or head',
    fits: all(
      skill('Figma', 'User research'),
      at(...group('client side')),
      country('Australia', 'New Zealand'),
      level('senior', 'head'),
    ),
  },
  {
    ask: 'audit seniors in the big four who have only ever worked in the big four',
    fits: all(trade('auditor'), level('senior'), at(...group('big 4')), ({ before }) =>
      before.every((name) => group('big 4').includes(name)),
    ),
  },
  {
    ask: 'anyone at John Holland who came across from Lendlease',
    fits: all(at('John Holland'), formerly('Lendlease')),
  },
  {
    ask: 'BDMs from FMCG (Coke, Unilever), sub $125k, Australia',
    fits: all(trade('sales'), worked('Coca-Cola', 'Unilever'), country('Australia'), payUpTo(125_000, 'AUD')),
  },
  {
    ask: 'heads of sales, NY or California',
    fits: all(trade('sales'), level('head'), region('New York', 'California')),
  },
  { ask: 'PyTorch and SQL, German speaker', fits: all(skill('PyTorch', 'SQL'), speaks('German')) },
  {
    ask: 'hospital pharmacist, Melb / Bris / Perth, can start within a month',
    fits: all(
      trade('pharmacist'),
      at(...group('hospital')),
      city('Melbourne', 'Brisbane', 'Perth'),
      noticeUpTo(30),
    ),
  },
  { ask: 'rails + redis', fits: skill('Rails', 'Redis') },
  {
    ask: 'SREs who’ve sat at the same company for more than four years',
    fits: all(trade('devops'), sinceYears(4)),
  },
  {
    ask: 'HRBP, Workday, Germany Austria or Zurich, German essential',
    fits: all(
      trade('hr'),
      skill('Workday'),
      any(country('Germany', 'Austria'), city('Zurich')),
      speaks('German'),
    ),
  },
  { ask: 'python but not a data scientist', fits: all(skill('Python'), not(trade('data scientist'))) },
  {
    ask: 'payroll w Chris21, contract, two wks notice max',
    fits: all(trade('payroll'), skill('Chris21'), contractor, noticeUpTo(14)),
  },
  {
    ask: 'contract physio, Perth based or happy to relocate',
    fits: all(trade('physio'), contractor, any(city('Perth'), relocates)),
  },
  {
    ask: 'C# bods, Manchester, Leeds or Nottingham',
    fits: all(trade('dotnet'), skill('C#'), city('Manchester', 'Nottingham')),
  },
  {
    ask: 'CIMA mgmt accountants, not in retail at present',
    fits: all(trade('management accountant'), skill('CIMA'), not(at(...group('retail')))),
  },
  {
    ask: 'financial controllers who do consolidations, mining sector now or before',
    fits: all(trade('financial controller'), skill('Consolidation'), worked(...group('mining'))),
  },
  {
    ask: 'developers, ex Amazon, in the UK, Germany or Holland, will relocate',
    fits: all(
      trade('software'),
      formerly('Amazon'),
      country('United Kingdom', 'Germany', 'Netherlands'),
      relocates,
    ),
  },
  {
    ask: 'deals lawyers, Allens or Minters, nobody junior please',
    fits: all(
      trade('lawyer'),
      skill('Mergers and acquisitions'),
      at('Allens', 'MinterEllison'),
      not(level('junior')),
    ),
  },
  { ask: 'payroll officer, been at Woolies', fits: all(trade('payroll'), worked('Woolworths')) },
  {
    ask: 'Elektriker München oder Wien, kurzfristig verfügbar (max. 4 Wochen)',
    fits: all(trade('electrician'), city('Munich', 'Vienna'), noticeUpTo(28)),
  },
  { ask: 'infosec ex commbank', fits: all(trade('security'), formerly('Commonwealth Bank')) },
  {
    ask: 'spring boot & kafka, mid or senior, Zurich Vienna or Munich',
    fits: all(skill('Spring Boot', 'Kafka'), level('mid', 'senior'), city('Zurich', 'Vienna', 'Munich')),
  },
  {
    ask: 'chefs, Marriott, five years or longer with them',
    fits: all(trade('chef'), at('Marriott'), sinceYears(4)),
  },
  {
    ask: 'marketers, any sort, on contract, on less than 14 days notice or free now, outside Australia',
    fits: all(trade('marketing'), contractor, ({ noticeDays }) => noticeDays < 14, not(country('Australia'))),
  },
  { ask: 'Angular front end NSW', fits: nobody },
  {
    ask: 'account execs w French, anywhere on the Continent (not UK)',
    fits: all(
      trade('sales'),
      speaks('French'),
      country('Germany', 'Austria', 'Switzerland', 'Netherlands', 'Sweden'),
    ),
  },
  {
    ask: 'EA, Perth Brissie or Melb, less than 3 yrs in current job',
    fits: all(
      trade('executive assistant'),
      city('Perth', 'Brisbane', 'Melbourne'),
      ({ since }) => YEAR - since < 3,
    ),
  },
  {
    ask: 'primary teachers NSW or QLD w current WWCC / blue card',
    fits: all(trade('primary teacher'), region('New South Wales', 'Queensland')),
    unknowable: true,
  },
  { ask: 'lorry drivers North West England', fits: all(trade('truck driver'), region('Greater Manchester')) },
  {
    ask: 'FC, IFRS and SAP, eastern states, budget 180',
    fits: all(
      trade('financial controller'),
      skill('IFRS', 'SAP'),
      region('New South Wales', 'Victoria', 'Queensland'),
      payUpTo(180_000, 'AUD'),
    ),
  },
  {
    ask: 'warehouse mgr, has never worked for DHL',
    fits: all(trade('warehouse manager'), not(worked('DHL'))),
  },
  {
    ask: 'ENs w aged care exp, Vic or NSW',
    fits: all(trade('enrolled nurse'), skill('Aged care'), region('Victoria', 'New South Wales')),
  },
  {
    ask: 'tech BA, uses jira, immediately available',
    fits: all(trade('business analyst'), skill('Jira'), noticeUpTo(0)),
  },
  {
    ask: 'nurses 10+ yrs, working in a hospital at the moment, on perm not agency contracts',
    fits: all(trade('nurse'), yearsAtLeast(10), at(...group('hospital')), not(contractor)),
  },
  {
    ask: 'hr leaders, fifteen yrs min, not Optus',
    fits: all(trade('hr'), yearsAtLeast(15), not(at('Optus'))),
  },
  {
    ask: 'accountants of any kind with Spanish or French in the eurozone',
    fits: all(
      trade('accountant'),
      any(speaks('Spanish'), speaks('French')),
      country('Germany', 'Austria', 'Netherlands'),
    ),
  },
  {
    ask: 'external audit, mid tier firm (GT or BDO)',
    fits: all(trade('auditor'), at('Grant Thornton', 'BDO')),
  },
  {
    ask: 'machine learning, bay area, PhD',
    fits: all(trade('data scientist'), city('San Francisco', 'Oakland')),
    unknowable: true,
  },
  { ask: 'Go engineers currently at Atlassian or Canva', fits: all(trade('go'), at('Atlassian', 'Canva')) },
  {
    ask: 'PAs with Mandarin or Hindi',
    fits: all(trade('executive assistant'), any(speaks('Mandarin'), speaks('Hindi'))),
  },
  {
    ask: 'magic circle M&A, 4-6 years',
    fits: all(
      trade('lawyer'),
      skill('Mergers and acquisitions'),
      at(...group('magic circle')),
      ({ years }) => years >= 4 && years <= 6,
    ),
  },
  {
    ask: 'employment solicitors outside London, UK',
    fits: all(trade('employment lawyer'), country('United Kingdom'), not(city('London'))),
  },
  {
    ask: 'marketing manager luxury background',
    fits: all(trade('marketing manager'), worked('Christian Dior')),
  },
  {
    ask: 'AP clerk MYOB western sydney',
    fits: all(trade('accounts payable'), skill('MYOB'), city('Parramatta')),
  },
  {
    ask: 'QS w CostX, UK, perm',
    fits: all(trade('quantity surveyor'), skill('CostX'), country('United Kingdom'), not(contractor)),
  },
  {
    ask: 'PM with contract admin who has Multiplex or Lendlease on the CV',
    fits: all(
      trade('construction project manager'),
      skill('Contract administration'),
      worked('Multiplex', 'Lendlease'),
    ),
  },
  {
    ask: 'data engs with Airflow that have never been in a FAANG',
    fits: all(trade('data engineer'), skill('Airflow'), not(worked(...group('faang')))),
  },
  {
    ask: 'SOC analysts, Splunk, Aussie citizens, NV1 or NV2 held',
    fits: all(trade('security'), skill('Splunk'), country('Australia'), rights('citizen')),
    unknowable: true,
  },
];
