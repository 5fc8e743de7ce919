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
  worked,
  yearsAtLeast,
} from './truth.ts';
import type { Facts } from './world.ts';

const UK = country('United Kingdom');
const DOWN_UNDER = country('Australia', 'New Zealand');
const DACH = country('Germany', 'Austria', 'Switzerland');
const EU = country('Germany', 'Austria', 'Netherlands', 'Sweden');
const settled = rights('citizen', 'permanent_resident');
const noSponsorship = not(rights('requires_sponsorship'));
const yearsBetween =
  (least: number, most: number) =>
  ({ years }: Facts): boolean =>
    years >= least && years <= most;

/** Further searches of the same desks, with other needs. */
export const OPEN_THIRTY_THIRD_MORE: readonly (Query & Asked<Facts>)[] = [
  { by: 'sligo', ask: "HR crowd who'd relocate", fits: all(trade('hr'), relocates) },
  {
    by: 'sligo',
    ask: 'Would we have any accounts payable person in the UK that could be out of where they are in a fortnight?',
    fits: all(trade('accounts payable'), UK, noticeUpTo(14)),
  },
  {
    by: 'sligo',
    ask: 'Lads, the school above in Manchester is on again, God love them. Maths teachers or primary teachers living in Manchester, Bolton or Nottingham, that have it done three years or better, and no one we would have to get a permit for. The principal says a fluent French speaker would be class but sure he would take anyone.',
    fits: all(
      trade('maths teacher', 'primary teacher'),
      city('Manchester', 'Bolton', 'Nottingham'),
      yearsAtLeast(3),
      noSponsorship,
    ),
  },
  {
    by: 'sligo',
    ask: "physios, England only, perm only, and not Bupa's",
    fits: all(trade('physio'), UK, not(contractor), not(at('Bupa'))),
  },
  {
    by: 'brisbane',
    ask: 'QSs, any Aussie state, seniors',
    fits: all(trade('quantity surveyor'), country('Australia'), level('senior')),
  },
  {
    by: 'brisbane',
    ask: 'Chasing heavy diesel fitters who are on UGL’s books right now or were back in the day, and are cool with relocating',
    fits: all(trade('diesel fitter'), worked('UGL'), relocates),
  },
  {
    by: 'brisbane',
    ask: "Gaz rang at sparrow's. The shutdown's been moved up so he's after electricians, switching tickets, four years on the tools as a bare minimum, in WA, Queensland or NSW, or Kiwis in Auckland. Nobody that's with Fortescue at the moment, he's had words with them, and nobody on three months' notice either. Beers owed all round.",
    fits: all(
      trade('electrician'),
      skill('Switching'),
      yearsAtLeast(4),
      any(region('Western Australia', 'Queensland', 'New South Wales'), city('Auckland')),
      not(at('Fortescue')),
      noticeUpTo(56),
    ),
  },
  {
    by: 'brisbane',
    ask: 'chefs at Merivale or ex Merivale, Aus',
    fits: all(trade('chef'), worked('Merivale'), country('Australia')),
  },
  {
    by: 'hamilton',
    ask: 'nurses, NZ or Aus, on a working holiday visa',
    fits: all(trade('nurse'), DOWN_UNDER, rights('visa_holder')),
  },
  {
    by: 'hamilton',
    ask: 'Site engineers or QSs, NZ or Aussie, mid level and up, no contractors, citizens or residents. Crew there are a good bunch so no need to sugar coat it.',
    fits: all(
      trade('site engineer', 'quantity surveyor'),
      DOWN_UNDER,
      not(level('junior')),
      not(contractor),
      settled,
    ),
  },
  {
    by: 'hamilton',
    ask: 'Hey team, heads up the council job came through. Construction project managers, Procore essential, Auckland based or anywhere in Aus so long as they’re up for shifting. Nine years plus. If anyone’s done Primavera that’s the cherry on top. Will call around at smoko.',
    fits: all(
      trade('construction project manager'),
      skill('Procore'),
      any(city('Auckland'), all(country('Australia'), relocates)),
      yearsAtLeast(9),
    ),
  },
  {
    by: 'chennai',
    ask: 'Embedded C++ RTOS, Germany or Sweden, 4+ yrs',
    fits: all(trade('embedded'), skill('C++', 'RTOS'), country('Germany', 'Sweden'), yearsAtLeast(4)),
  },
  {
    by: 'chennai',
    ask: 'Require React frontend resources who can join immediately or max 15 days, any location is ok',
    fits: all(trade('frontend'), skill('React'), noticeUpTo(15)),
  },
  {
    by: 'chennai',
    ask: 'Dear All, PFA. Client XYZ (US MNC) having opening for cyber security / SOC analyst. Skillset: SIEM, Splunk. Exp 4 yrs & above. Work location: US or UK, relocation candidates from elsewhere are also fine. Only citizen / PR. Employment: permanent. Kindly acknowledge the mail.',
    fits: all(
      trade('security'),
      skill('SIEM', 'Splunk'),
      yearsAtLeast(4),
      any(country('United States', 'United Kingdom'), relocates),
      settled,
      not(contractor),
    ),
  },
  {
    by: 'chennai',
    ask: 'Ruby on Rails, not currently in Amazon, US/UK/Aus',
    fits: all(trade('ruby'), not(at('Amazon')), country('United States', 'United Kingdom', 'Australia')),
  },
  {
    by: 'durban',
    ask: 'warehouse bosses, DHL ex only',
    fits: all(trade('warehouse manager'), formerly('DHL')),
  },
  {
    by: 'durban',
    ask: 'Who’s on our books as a registered nurse or enrolled nurse in the UK and won’t need the client to sponsor, eish, they’re strict now',
    fits: all(trade('registered nurse', 'enrolled nurse'), UK, noSponsorship),
  },
  {
    by: 'durban',
    ask: 'Hope you’re keeping well hey. The tax partner at the boutique wants someone out of BDO, Grant Thornton or KPMG, still there or left already, who does corporate tax, lives in the UK, Netherlands or Germany, has nine years or up, and he’ll pay but not past 180 000 (pounds or euros, doesn’t matter). Braai on Saturday still on?',
    fits: all(
      trade('tax'),
      skill('Corporate tax'),
      worked('BDO', 'Grant Thornton', 'KPMG'),
      country('United Kingdom', 'Netherlands', 'Germany'),
      yearsAtLeast(9),
      any(payUpTo(180_000, 'GBP'), payUpTo(180_000, 'EUR')),
    ),
  },
  {
    by: 'singapore',
    ask: 'Mandarin speaking sales, or HR also',
    fits: all(trade('sales', 'hr'), speaks('Mandarin')),
  },
  {
    by: 'singapore',
    ask: 'Financial controller from mining or retail side, meaning BHP or Woolworths currently, IFRS must have, contract cannot',
    fits: all(trade('financial controller'), at('BHP', 'Woolworths'), skill('IFRS'), not(contractor)),
  },
  {
    by: 'singapore',
    ask: 'Morning, regional client ask for business analyst or product manager, Jira confirm must have, ex Google or ex Amazon or ex Atlassian but now working other place, can be in US, UK or Aus. Notice one month max, the rest they open.',
    fits: all(
      trade('business analyst', 'product manager'),
      skill('Jira'),
      formerly('Google', 'Amazon', 'Atlassian'),
      not(at('Google', 'Amazon', 'Atlassian')),
      country('United States', 'United Kingdom', 'Australia'),
      noticeUpTo(31),
    ),
  },
  {
    by: 'stuttgart',
    ask: 'Backend developers with Java in Bavaria or Vienna',
    fits: all(trade('backend'), skill('Java'), any(region('Bavaria'), city('Vienna'))),
  },
  {
    by: 'stuttgart',
    ask: 'Are there iOS developers with a permanent wish, which can begin latest in four weeks and live in the EU?',
    fits: all(trade('ios'), not(contractor), noticeUpTo(28), EU),
  },
  {
    by: 'stuttgart',
    ask: 'Short info from the telephone with Herr Brandt: he would like to see DevOps engineers or SREs with Terraform, they should sit in Germany, Austria or Switzerland or work remote, experience from 4 years on. He said very clear: no candidates who are in the moment by Google or Amazon, because these are too expensive, haha.',
    fits: all(
      trade('devops'),
      skill('Terraform'),
      any(DACH, remote),
      yearsAtLeast(4),
      not(at('Google', 'Amazon')),
    ),
  },
  {
    by: 'lyon',
    ask: 'financial controllers or auditors francophones (speaking French)',
    fits: all(trade('financial controller', 'auditor'), speaks('French')),
  },
  {
    by: 'lyon',
    ask: 'Lawyers specialised in M&A being actually at Clifford Chance, with due diligence, in continental Europe or in UK',
    fits: all(
      trade('lawyer'),
      not(trade('employment lawyer')),
      skill('Mergers and acquisitions', 'Due diligence'),
      at('Clifford Chance'),
      country(...EUROPE),
    ),
  },
  {
    by: 'lyon',
    ask: 'Good morning, the client came back to me this night. He wants finally a data engineer, or a data scientist if he knows SQL, installed in Switzerland, Germany, Austria or Netherlands, who has between 4 and 12 years of experience and who doesn’t need a sponsorship. Teleworking is not possible so don’t insist. To speak German is a plus. Cordially',
    fits: all(
      any(trade('data engineer'), all(trade('data scientist'), skill('SQL'))),
      country('Switzerland', 'Germany', 'Austria', 'Netherlands'),
      yearsBetween(4, 12),
      noSponsorship,
    ),
  },
  {
    by: 'boston',
    ask: 'heads of marketing, US or UK',
    fits: all(trade('marketing manager'), level('head'), country('United States', 'United Kingdom')),
  },
  {
    by: 'boston',
    ask: 'credit risk, SAS, Tri-State or London',
    fits: all(trade('risk'), skill('SAS'), city('New York', 'London')),
  },
  {
    by: 'boston',
    ask: 'Full stack engineers who joined their current employer in 2024 or later, in the US or remote, kinda curious who’s movable already',
    fits: all(trade('fullstack'), ({ since }) => since >= 2024, any(country('United States'), remote)),
  },
  {
    by: 'boston',
    ask: 'Hi all! Intake with Dana went great. Looking for execs’ right hands, so executive assistants or personal assistants, West Coast or East Coast both fine as long as it’s the US, or London. Three-plus years under their belt. Ideally Spanish. Not temps or contractors, and no visa sponsorship this time around.',
    fits: all(
      trade('executive assistant'),
      any(country('United States'), city('London')),
      yearsAtLeast(3),
      not(contractor),
      noSponsorship,
    ),
  },
  {
    by: 'croydon',
    ask: 'ICU nurses London Notts Manc',
    fits: all(trade('icu nurse'), city('London', 'Nottingham', 'Manchester')),
  },
  {
    by: 'croydon',
    ask: 'drivers HGV, Toll DHL whoever, just UK and no sponsorship pls',
    fits: all(trade('truck driver'), UK, noSponsorship),
  },
  {
    by: 'croydon',
    ask: 'mgmt accountants budgeting and excel, contract, uk germany nl or the states',
    fits: all(
      trade('management accountant'),
      skill('Budgeting', 'Excel'),
      contractor,
      country('United Kingdom', 'Germany', 'Netherlands', 'United States'),
    ),
  },
  {
    by: 'croydon',
    ask: 'babe can u run this while im on the train. chefs. london, manchester or bolton, or anywhere if theyll relocate. not from marriott as in not there now cos thats who its for. cant be on 12 weeks notice. and no one who needs sponsoring, they got burned. ta xx',
    fits: all(
      trade('chef'),
      any(city('London', 'Manchester', 'Bolton'), relocates),
      not(at('Marriott')),
      noticeUpTo(56),
      noSponsorship,
    ),
  },
  {
    by: 'intake',
    ask: '"Azure, C#, 9 yrs+, any of UK/US/NL, no sponsorship"',
    fits: all(
      skill('Azure', 'C#'),
      yearsAtLeast(9),
      country('United Kingdom', 'United States', 'Netherlands'),
      noSponsorship,
    ),
  },
  {
    by: 'intake',
    ask: 'Web enquiry 08:14 - Name: P. Lindqvist - Message: “Hello, we are a design studio of forty in Stockholm and seek a product designer or UX designer, user research skills, who lives in Sweden, the Netherlands or Germany. Permanent job. Juniors are not the right fit this time. How fast can you send CVs?”',
    fits: all(
      trade('ux designer'),
      skill('User research'),
      country('Sweden', 'Netherlands', 'Germany'),
      not(contractor),
      not(level('junior')),
    ),
  },
  {
    by: 'intake',
    ask: 'Fwd: payroll\n“Sorry for the delay, quarter end. Two payroll officers. Chris21 is what we run. NSW, VIC or QLD. Up to $140k. Currently at Telstra or Woolworths would be ideal but honestly anyone who can do it. Must be a citizen or PR. Ness”',
    fits: all(
      trade('payroll'),
      skill('Chris21'),
      region('New South Wales', 'Victoria', 'Queensland'),
      payUpTo(140_000, 'AUD'),
      settled,
    ),
  },
  {
    by: 'intake',
    ask: 'Role: IT PM. Agile. Loc: UK/NL/CH/DE. Lvl: senior or head. Excl: Thoughtworks (current).',
    fits: all(
      trade('it project manager'),
      skill('Agile'),
      country('United Kingdom', 'Netherlands', 'Switzerland', 'Germany'),
      level('senior', 'head'),
      not(at('Thoughtworks')),
    ),
  },
  {
    by: 'car',
    ask: 'golang people anywhere in europe permanent',
    fits: all(trade('go'), country(...EUROPE), not(contractor)),
  },
  {
    by: 'car',
    ask: 'seo people who are at clemenger at the moment and could leave in a month or less',
    fits: all(trade('seo'), at('Clemenger BBDO'), noticeUpTo(31)),
  },
  {
    by: 'car',
    ask: 'right before I lose signal its the unilever lot again they want account execs or bdms sales executives that sort of thing with salesforce and they can be in london or manchester or bolton or nottingham or they can be in the states no wait scrap the states just the uk and four years at least and somebody who isnt after contract',
    fits: all(trade('sales'), skill('Salesforce'), UK, yearsAtLeast(4), not(contractor)),
  },
  {
    by: 'car',
    ask: 'employment lawyers at least nine years who dont need sponsorship anywhere in the uk or europe',
    fits: all(trade('employment lawyer'), yearsAtLeast(9), noSponsorship, country(...EUROPE)),
  },
  { by: 'hamilton', ask: 'vets, Auckland', fits: nobody },
];
