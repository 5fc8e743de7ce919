import type { Query } from './score.ts';
import {
  all,
  any,
  cert,
  country,
  formerly,
  near,
  not,
  noticeUpTo,
  relocates,
  skill,
  speaks,
  type Third,
  trade,
  worked,
  yearsAtLeast,
} from './third-world.ts';

/** Searches of fourteen imagined writers over the third people, each with a way of asking of its own. */
export const THIRD_OPEN_FORTY_EIGHTH_MORE: readonly Query<Third>[] = [
  {
    by: 'telegram',
    ask: 'Pilots, A320, ATPL. Singapore Dubai Dublin.',
    fits: all(trade('pilot'), skill('A320'), cert('ATPL'), near('Singapore', 'Dubai', 'Dublin')),
  },
  {
    by: 'telegram',
    ask: 'Wind techs. GWO. Any country.',
    fits: all(trade('wind turbine technician'), cert('GWO')),
  },
  {
    by: 'long mails',
    ask: 'Dear all, about the Gulf opening: please find me the hotel managers and executive housekeepers who are in Dubai already, together with any others of those two trades who have told us that they would relocate. Thank you kindly, Rosalind',
    fits: all(trade('hotel manager', 'housekeeping'), any(near('Dubai'), relocates)),
  },
  {
    by: 'long mails',
    ask: 'Good afternoon. A prep school has asked us for primary teachers who hold Qualified Teacher Status. They would consider people from London, Bristol, Dubai or Auckland, and any length of service will do. Kind regards, Fenella',
    fits: all(
      trade('primary teacher'),
      cert('Qualified Teacher Status'),
      near('London', 'Bristol', 'Dubai', 'Auckland'),
    ),
  },
  {
    by: 'long mails',
    ask: 'Hello everyone, after the storms our insurer needs loss adjusters who have done property claims or subsidence, in Manchester, Dublin, Toronto or Brisbane. ACILA would please them but it is not a condition. Regards, Tobias',
    fits: all(
      trade('loss adjuster'),
      any(skill('Property claims'), skill('Subsidence')),
      near('Manchester', 'Dublin', 'Toronto', 'Brisbane'),
    ),
  },
  {
    by: 'boolean',
    ask: '("customs broker" OR "freight forwarder") AND Incoterms AND (Sydney OR Auckland OR Hamburg)',
    fits: all(
      trade('customs broker', 'freight forwarder'),
      skill('Incoterms'),
      near('Sydney', 'Auckland', 'Hamburg'),
    ),
  },
  {
    by: 'boolean',
    ask: '("legal counsel" OR "in-house counsel" OR "corporate counsel") AND ("M&A" OR "data protection")',
    fits: all(trade('in-house counsel'), any(skill('M&A'), skill('Data protection'))),
  },
  {
    by: 'boolean',
    ask: '("QC chemist" OR "analytical chemist") AND HPLC NOT Mumbai',
    fits: all(trade('qc chemist'), skill('HPLC'), not(near('Mumbai'))),
  },
  {
    by: 'boolean',
    ask: '("production manager" OR "production supervisor") AND (Lean OR Kaizen) AND (Germany OR Spain OR UK)',
    fits: all(
      trade('production manager'),
      any(skill('Lean'), skill('Kaizen')),
      country('Germany', 'Spain', 'United Kingdom'),
    ),
  },
  {
    by: 'from Gdańsk',
    ask: 'Please the persons of pharmacovigilance who have minimum four years of experience',
    fits: all(trade('pharmacovigilance'), yearsAtLeast(4)),
  },
  {
    by: 'Hamburg desk',
    ask: 'Quality Manager from Munich, Lyon or Cork with experience by BMW, Bosch or Siemens (former or today)',
    fits: all(trade('quality manager'), near('Munich', 'Lyon', 'Cork'), worked('BMW', 'Bosch', 'Siemens')),
  },
  {
    by: 'dictation',
    ask: 'find me drilling engineers in Houston or Aberdeen who’ve got well planning and at least four years',
    fits: all(
      trade('drilling engineer'),
      near('Houston', 'Aberdeen'),
      skill('Well planning'),
      yearsAtLeast(4),
    ),
  },
  {
    by: 'mid-sentence',
    ask: 'marine underwriters in London, or rather London and Singapore and Hamburg, who have ACII',
    fits: all(trade('marine underwriter'), near('London', 'Singapore', 'Hamburg'), cert('ACII')),
  },
  {
    by: 'mid-sentence',
    ask: 'dentists in Geneva, no hold on, that one’s filled: dentists in Dubai, Manchester or Brisbane',
    fits: all(trade('dentist'), near('Dubai', 'Manchester', 'Brisbane')),
  },
  {
    by: 'lists',
    ask: '• town planners or policy advisers\n• GIS or legislation\n• NZ / Ireland / Australia / UK',
    fits: all(
      trade('town planner', 'policy adviser'),
      any(skill('GIS'), skill('Legislation')),
      country('New Zealand', 'Ireland', 'Australia', 'United Kingdom'),
    ),
  },
  {
    by: 'lists',
    ask: 'brand managers\nParis, London, Toronto\nL’Oréal, Danone or Unilever, present or past',
    fits: all(
      trade('brand manager'),
      near('Paris', 'London', 'Toronto'),
      worked('L’Oréal', 'Danone', 'Unilever'),
    ),
  },
  {
    by: 'bot',
    ask: 'role: Lecturer OR Research Fellow; degree: PhD; country: AU, NZ, CA, IE',
    fits: all(
      trade('lecturer', 'research fellow'),
      cert('PhD'),
      country('Australia', 'New Zealand', 'Canada', 'Ireland'),
    ),
  },
  {
    by: 'bot',
    ask: 'position=Mining Engineer;company=BHP, Rio Tinto, Newmont (current or previous);certificate=First Class Mine Manager',
    fits: all(
      trade('mining engineer'),
      worked('BHP', 'Rio Tinto', 'Newmont'),
      cert('First Class Mine Manager certificate'),
    ),
  },
  {
    by: 'account manager',
    ask: 'developer client wants quantity surveyors with NEC contracts who are not in Dubai',
    fits: all(trade('quantity surveyor'), skill('NEC contracts'), not(near('Dubai'))),
  },
  {
    by: 'account manager',
    ask: 'client in Basel: medical science liaisons who live there already or would relocate, either is OK',
    fits: all(trade('medical science liaison'), any(near('Basel'), relocates)),
  },
  {
    by: 'account manager',
    ask: 'retailer’s after buyers with H&M or Zara earlier in their career',
    fits: all(trade('buyer'), formerly('H&M', 'Zara')),
  },
  {
    by: 'account manager',
    ask: 'port client needs terminal operations people, Navis N4 or berth planning, a month’s notice at the outside',
    fits: all(trade('port operations'), any(skill('Navis N4'), skill('Berth planning')), noticeUpTo(31)),
  },
  {
    by: 'night desk',
    ask: 'chefs any kind, london melb or paris, 2 wks or less',
    fits: all(trade('chef'), near('London', 'Melbourne', 'Paris'), noticeUpTo(14)),
  },
  {
    by: 'night desk',
    ask: 'store mgrs not in dublin',
    fits: all(trade('store manager'), not(near('Dublin'))),
  },
  {
    by: 'graduate',
    ask: 'Could I see sommeliers with WSET Level 4, please?',
    fits: all(trade('sommelier'), cert('WSET Level 4')),
  },
  {
    by: 'graduate',
    ask: 'Hello, I need landscape architects who can use AutoCAD or Vectorworks, thanks in advance!',
    fits: all(trade('landscape architect'), any(skill('AutoCAD'), skill('Vectorworks'))),
  },
  {
    by: 'graduate',
    ask: 'Agronomists for irrigation or soil testing jobs, in Australia, New Zealand, the States or France',
    fits: all(
      trade('agronomist'),
      any(skill('Irrigation'), skill('Soil testing')),
      country('Australia', 'New Zealand', 'United States', 'France'),
    ),
  },
  {
    by: 'graduate',
    ask: 'Secondary maths teachers with the IB Diploma or A-level, who speak French, German or Arabic',
    fits: all(
      trade('maths teacher'),
      any(skill('IB Diploma'), skill('A-level')),
      any(speaks('French'), speaks('German'), speaks('Arabic')),
    ),
  },
];
