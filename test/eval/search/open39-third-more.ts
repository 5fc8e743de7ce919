import type { Query } from './score.ts';
import {
  all,
  at,
  cert,
  inJobFor,
  near,
  nobody,
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
  works,
  yearsAtLeast,
} from './third-world.ts';

/** More searches of such a week, never read while rules are mended. */
export const THIRD_OPEN_THIRTIETH_MORE: readonly Query<Third>[] = [
  {
    by: 'yorkshire',
    ask: 'owt in the way of dentists doing endodontics who’d be willing to move?',
    fits: all(trade('dentist'), skill('Endodontics'), relocates),
  },
  {
    by: 'gulf desk',
    ask: 'Sommeliers (head or otherwise), cellar management, Dubai or Melbourne, perm seekers',
    fits: all(trade('sommelier'), skill('Cellar management'), near('Dubai', 'Melbourne'), works('permanent')),
  },
  {
    by: 'perth desk',
    ask: 'surveyors, land not quantity, Civil 3D. Perth, Auckland, Munich',
    fits: all(trade('land surveyor'), skill('Civil 3D'), near('Perth', 'Auckland', 'Munich')),
  },
  {
    by: 'dublin',
    ask: 'have we pilots in Dublin or Madrid at all that hold the ATPL and have their CRM done',
    fits: all(trade('pilot'), near('Dublin', 'Madrid'), cert('ATPL'), skill('CRM')),
  },
  {
    by: 'resourcer',
    ask: 'QS // MRICS // contract // Dubai, London, Sydney',
    fits: all(
      trade('quantity surveyor'),
      cert('MRICS'),
      works('contract'),
      near('Dubai', 'London', 'Sydney'),
    ),
  },
  {
    by: 'new york',
    ask: 'Reporters or journalists, subediting chops, New York or London, citizens or green card / permanent residents',
    fits: all(
      trade('journalist'),
      skill('Subediting'),
      near('New York', 'London'),
      rights('citizen', 'permanent_resident'),
    ),
  },
  {
    by: 'melbourne',
    ask: 'landscape architects on Vectorworks – Melbourne, Vancouver, Zurich – and please none who only contract',
    fits: all(
      trade('landscape architect'),
      skill('Vectorworks'),
      near('Melbourne', 'Vancouver', 'Zurich'),
      not(works('contract')),
    ),
  },
  {
    by: 'account manager',
    ask: 'Hello hello. Lunch with the biscuit people went well, too well, I’ve had to sit down. They’re replacing their brand manager and they like the look of London and Toronto. Brand managers then, Nielsen and campaign planning, five years at least behind them. Don’t send anybody who’s with Nestlé today, there’s history. No hurry, Thursday’s fine. Dougal',
    fits: all(
      trade('brand manager'),
      near('London', 'Toronto'),
      skill('Nielsen', 'Campaign planning'),
      yearsAtLeast(5),
      not(at('Nestlé')),
    ),
  },
  {
    by: 'delhi',
    ask: 'Urgent reqmt: Warehouse Manager / DC Manager, SAP EWM & stock control, exp 5+ yrs, Bengaluru / Chicago / Manchester. Revert with CVs',
    fits: all(
      trade('warehouse manager'),
      skill('SAP EWM', 'Stock control'),
      yearsAtLeast(5),
      near('Bangalore', 'Chicago', 'Manchester'),
    ),
  },
  {
    by: 'boston',
    ask: 'MSLs with a PhD and KOL engagement, based in Boston or Melbourne, not contractors',
    fits: all(
      trade('medical science liaison'),
      cert('PhD'),
      skill('KOL engagement'),
      near('Boston', 'Melbourne'),
      not(works('contract')),
    ),
  },
  {
    by: 'supply desk',
    ask: 'maths with IB, Geneva or Wellington, here within a month',
    fits: all(trade('maths teacher'), skill('IB Diploma'), near('Geneva', 'Wellington'), noticeUpTo(31)),
  },
  {
    by: 'assistant',
    ask: 'Dr Osei wants postdocs or research fellows with CRISPR and grant writing who are not contract, from Zurich, Sydney or Barcelona.',
    fits: all(
      trade('research fellow'),
      skill('CRISPR', 'Grant writing'),
      not(works('contract')),
      near('Zurich', 'Sydney', 'Barcelona'),
    ),
  },
  {
    by: 'paris',
    ask: 'graphistes for packaging, Lyon or Berlin, the ones who require a sponsor excluded',
    fits: all(
      trade('graphic designer'),
      skill('Packaging'),
      near('Lyon', 'Berlin'),
      not(rights('requires_sponsorship')),
    ),
  },
  {
    by: 'singapore',
    ask: 'terminal ops manager or port ops supervisor, berth planning can, 8 years and up, in Singapore, Hamburg or Brisbane',
    fits: all(
      trade('port operations'),
      skill('Berth planning'),
      yearsAtLeast(8),
      near('Singapore', 'Hamburg', 'Brisbane'),
    ),
  },
  {
    by: 'brisbane',
    ask: 'conveyancers Bris or Perth wanting 85k or less',
    fits: all(trade('conveyancer'), near('Brisbane', 'Perth'), pays('AUD', 0, 85_000)),
  },
  {
    by: 'spreadsheet',
    ask: 'Title: buyer (fashion/retail). City: Paris, London. Must: OTB. Exclude: current IKEA.',
    fits: all(trade('buyer'), near('Paris', 'London'), skill('OTB'), not(at('IKEA'))),
  },
  {
    by: 'manager',
    ask: 'Which litigators have stayed put in one job for five years or longer?',
    fits: all(trade('litigation lawyer'), inJobFor(5)),
  },
  {
    by: 'lagos',
    ask: 'Please assist me with quality managers that have FMEA and the Black Belt, whether Cork, Lyon or Chicago',
    fits: all(
      trade('quality manager'),
      skill('FMEA'),
      cert('Six Sigma Black Belt'),
      near('Cork', 'Lyon', 'Chicago'),
    ),
  },
  {
    by: 'hamburg',
    ask: 'Who of our pharma or insurance people is speaking Arabic?',
    fits: all(trade('pharma', 'insurance'), speaks('Arabic')),
  },
  {
    by: 'cork',
    ask: 'Well girls. The hotel on the quays lost its second in the kitchen on Saturday, mid service if you please. So it’s sous chefs, with HACCP, for permanent, and I’ll take Dublin, Sydney or Dubai. But not one that’s in Hilton now, because isn’t that who they lost him to. Bye bye bye, Assumpta',
    fits: all(
      trade('sous chef'),
      skill('HACCP'),
      works('permanent'),
      near('Dublin', 'Sydney', 'Dubai'),
      not(at('Hilton')),
    ),
  },
  {
    by: 'formal',
    ask: 'Good afternoon. The Faculty has asked us to approach university lecturers conversant with Stata, resident in Dublin, Wellington or Toronto, who are citizens or permanent residents. The Dean reads every application himself, so accuracy is appreciated. Kind regards, Mrs Adeyemi-Clarke',
    fits: all(
      trade('lecturer'),
      skill('Stata'),
      near('Dublin', 'Wellington', 'Toronto'),
      rights('citizen', 'permanent_resident'),
    ),
  },
  {
    by: 'private office',
    ask: 'Me again. The chairman’s PA is retiring after thirty-one years, bless her, there will be sherry. PAs or executive assistants who speak German, in Zurich or London, and who work entirely from home because he has sold the office. Discreetly please.',
    fits: all(trade('executive assistant'), speaks('German'), near('Zurich', 'London'), remote),
  },
  {
    by: 'voice note',
    ask: 'um so loss adjusters again, business interruption, and they’ve got to be open to contract, brisbane or dublin or toronto',
    fits: all(
      trade('loss adjuster'),
      skill('Business interruption'),
      works('contract'),
      near('Brisbane', 'Dublin', 'Toronto'),
    ),
  },
  { by: 'locums', ask: 'have we vets out in Dubai, any at all', fits: nobody },
];
