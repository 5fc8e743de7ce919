import type { Query } from './score.ts';
import {
  all,
  any,
  at,
  cert,
  country,
  formerly,
  inJobFor,
  near,
  not,
  noticeUpTo,
  pays,
  relocates,
  remote,
  rights,
  skill,
  speaks,
  type Third,
  trade,
  worked,
  works,
  yearsAtLeast,
} from './third-world.ts';

/** Fourteen writers, each in a way of their own, over the third people. */
export const THIRD_OPEN_FIFTY_FOURTH_MORE: readonly Query<Third>[] = [
  {
    by: 'telegrams',
    ask: 'Farm managers. NZ or Ireland. Herd management.',
    fits: all(trade('farm manager'), country('New Zealand', 'Ireland'), skill('Herd management')),
  },
  {
    by: 'chat shorthand',
    ask: 'geologists w leapfrog, perth or brissie',
    fits: all(trade('geologist'), skill('Leapfrog'), near('Perth', 'Brisbane')),
  },
  {
    by: 'boolean',
    ask: '(vet OR veterinarian OR "veterinary surgeon") AND (equine OR surgery) AND NOT France',
    fits: all(trade('vet'), any(skill('Equine'), skill('Surgery')), not(country('France'))),
  },
  {
    by: 'long mails',
    ask: 'Dear desk, the forwarder at the docks has lost its whole brokerage corner to a rival and rang in a bit of a state. Could you pull customs brokers who hold the customs broker licence? Hamburg, Toronto, Sydney or Auckland are all one to them, since they have an office in each. Thank you as ever, Bernadette',
    fits: all(
      trade('customs broker'),
      cert('Customs broker licence'),
      near('Hamburg', 'Toronto', 'Sydney', 'Auckland'),
    ),
  },
  {
    by: 'dictated',
    ask: 'graphic designers comma London or Berlin or Melbourne comma who do packaging',
    fits: all(trade('graphic designer'), near('London', 'Berlin', 'Melbourne'), skill('Packaging')),
  },
  {
    by: 'second thoughts',
    ask: 'mining engineers with Deswik in Vancouver, sorry, wrong job, Perth or Brisbane',
    fits: all(trade('mining engineer'), skill('Deswik'), near('Perth', 'Brisbane')),
  },
  {
    by: 'lists',
    ask: '* town planner\n* Auckland / Sydney / Vancouver / Bristol\n* citizen or permanent resident',
    fits: all(
      trade('town planner'),
      near('Auckland', 'Sydney', 'Vancouver', 'Bristol'),
      rights('citizen', 'permanent_resident'),
    ),
  },
  {
    by: 'intake bot',
    ask: 'title: Video Editor; tools: DaVinci Resolve or Premiere Pro; based in: Toronto, London, Mumbai',
    fits: all(
      trade('video editor'),
      any(skill('DaVinci Resolve'), skill('Premiere Pro')),
      near('Toronto', 'London', 'Mumbai'),
    ),
  },
  {
    by: 'Chennai resourcer',
    ask: 'Pharmacovigilance / drug safety candidates from Bangalore or Mumbai, Argus exp is must',
    fits: all(trade('pharmacovigilance'), near('Bangalore', 'Mumbai'), skill('Argus')),
  },
  {
    by: 'Kraków resourcer',
    ask: 'Wind turbine technicians which have GWO, can be any country',
    fits: all(trade('wind turbine technician'), cert('GWO')),
  },
  {
    by: 'Waikato recruiter',
    ask: 'any teachers, primary or maths, that speak French or Arabic, don’t mind which',
    fits: all(trade('primary teacher', 'maths teacher'), any(speaks('French'), speaks('Arabic'))),
  },
  {
    by: 'late at night',
    ask: 'store mgrs dublin madrid or munich, noone whos with zara atm',
    fits: all(trade('store manager'), near('Dublin', 'Madrid', 'Munich'), not(at('Zara'))),
  },
  {
    by: 'account manager',
    ask: 'Might we have any drilling or well engineers with their IWCF, in Aberdeen, Houston or Perth?',
    fits: all(trade('drilling engineer'), cert('IWCF'), near('Aberdeen', 'Houston', 'Perth')),
  },
  {
    by: 'Hamburg resourcer',
    ask: 'Land surveyors or landscape architects around München or Zürich, German speaking',
    fits: all(trade('land surveyor', 'landscape architect'), near('Munich', 'Zurich'), speaks('German')),
  },
  {
    by: 'telegrams',
    ask: 'MSLs. Oncology or immunology. Boston, Basel, Madrid.',
    fits: all(
      trade('medical science liaison'),
      any(skill('Oncology'), skill('Immunology')),
      near('Boston', 'Basel', 'Madrid'),
    ),
  },
  {
    by: 'chat shorthand',
    ask: 'child protection social workers, england only, in current job 2 yrs or more',
    fits: all(trade('child protection social worker'), near('London', 'Manchester', 'Bristol'), inJobFor(2)),
  },
  {
    by: 'boolean',
    ask: '("fashion buyer" OR "retail buyer") AND ("range planning" OR OTB) AND (London OR Paris OR "New York")',
    fits: all(
      trade('buyer'),
      any(skill('Range planning'), skill('OTB')),
      near('London', 'Paris', 'New York'),
    ),
  },
  {
    by: 'long mails',
    ask: 'Afternoon. After a very long lunch with the marine team I can tell you what they want: marine underwriters who write cargo, in London, Singapore, Hamburg or New York, ACII not needed though they’d be glad of it. The head of the team is mad about sailing and would like somebody who races as well. See what you can do. Piers',
    unknowable: true,
    fits: all(
      trade('marine underwriter'),
      skill('Cargo'),
      near('London', 'Singapore', 'Hamburg', 'New York'),
    ),
  },
  {
    by: 'dictated',
    ask: 'executive housekeepers or hotel managers in Dubai asking for thirty thousand dirhams a month or less',
    fits: all(trade('housekeeping', 'hotel manager'), near('Dubai'), pays('AED', 0, 30_000, 'month')),
  },
  {
    by: 'second thoughts',
    ask: 'litigation or in-house lawyers at Baker McKenzie, no, who were there and have since left',
    fits: all(trade('litigation lawyer', 'in-house counsel'), formerly('Baker McKenzie')),
  },
  {
    by: 'lists',
    ask: 'Academics (lecturers, research fellows)\nPhD\nIreland, NZ, Australia or Canada',
    fits: all(
      trade('lecturer', 'research fellow'),
      cert('PhD'),
      country('Ireland', 'New Zealand', 'Australia', 'Canada'),
    ),
  },
  {
    by: 'intake bot',
    ask: 'Position: Quality Manager. Required: ISO 9001. Optional: Six Sigma Black Belt. Experience: at least 5 years. Location: open.',
    fits: all(trade('quality manager'), skill('ISO 9001'), yearsAtLeast(5)),
  },
  {
    by: 'Chennai resourcer',
    ask: 'Need airline pilots / first officers with A320, should not be in Emirates or Ryanair currently',
    fits: all(trade('pilot'), skill('A320'), not(at('Emirates', 'Ryanair'))),
  },
  {
    by: 'Kraków resourcer',
    ask: 'Loss adjusters from UK, Ireland or Canada, period of notice maximum two months',
    fits: all(trade('loss adjuster'), country('United Kingdom', 'Ireland', 'Canada'), noticeUpTo(61)),
  },
  {
    by: 'Waikato recruiter',
    ask: 'agronomists or farm managers, NZ, Aus or Ireland, happy to shift towns for the right job',
    fits: all(trade('agronomist', 'farm manager'), country('New Zealand', 'Australia', 'Ireland'), relocates),
  },
  {
    by: 'late at night',
    ask: 'SEO specialists or grafic designers working remotly, or contracters, either is ok',
    fits: all(trade('seo specialist', 'graphic designer'), any(remote, works('contract'))),
  },
  {
    by: 'account manager',
    ask: 'The Spanish plant would be grateful for production or quality managers who have been at BMW, Bosch or Siemens, then or now, and who speak Spanish or French.',
    fits: all(
      trade('production manager', 'quality manager'),
      worked('BMW', 'Bosch', 'Siemens'),
      any(speaks('Spanish'), speaks('French')),
    ),
  },
  {
    by: 'Hamburg resourcer',
    ask: 'Dentists with Endodontics in Oslo or Bergen',
    fits: all(trade('dentist'), skill('Endodontics'), near('Oslo', 'Bergen')),
  },
];
