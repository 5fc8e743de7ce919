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
  nobody,
  not,
  noticeUpTo,
  once,
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
  yearsBelow,
} from './third-world.ts';

/** Closed: searches over the people of the third world that no rule is made with. */
export const THIRD_CLOSED: readonly Query<Third>[] = [
  {
    by: 'terse',
    ask: 'pastry chef singapore contract',
    fits: all(trade('pastry chef'), near('Singapore'), works('contract')),
  },
  {
    by: 'terse',
    ask: 'geologist vancouver core logging',
    fits: all(trade('geologist'), near('Vancouver'), skill('Core logging')),
  },
  {
    by: 'terse',
    ask: 'MSL boston oncology',
    fits: all(trade('medical science liaison'), near('Boston'), skill('Oncology')),
  },
  { by: 'terse', ask: 'land surveyor perth', fits: all(trade('land surveyor'), near('Perth')) },
  {
    by: 'terse',
    ask: 'SEO manchester remote',
    fits: all(trade('seo specialist'), near('Manchester'), remote),
  },
  {
    by: 'terse',
    ask: 'Navis N4 terminal ops singapore',
    fits: all(trade('port operations'), skill('Navis N4'), near('Singapore')),
  },
  {
    by: 'polite',
    ask: 'Could you please find farm managers in New Zealand or Ireland who know herd management?',
    fits: all(trade('farm manager'), country('New Zealand', 'Ireland'), skill('Herd management')),
  },
  {
    by: 'polite',
    ask: 'I would be grateful for a list of litigation lawyers in Madrid who speak Portuguese.',
    fits: all(trade('litigation lawyer'), near('Madrid'), speaks('Portuguese')),
  },
  {
    by: 'polite',
    ask: 'Please show me conveyancers in Perth or Brisbane who want permanent work.',
    fits: all(trade('conveyancer'), near('Perth', 'Brisbane'), works('permanent')),
  },
  {
    by: 'polite',
    ask: 'May I see executive assistants in London who do board papers and type ninety words a minute, please?',
    fits: all(trade('executive assistant'), near('London'), skill('Board papers')),
    unknowable: true,
  },
  {
    by: 'polite',
    ask: 'Please find journalists in New York with subediting experience who have been in their job for more than five years.',
    fits: all(trade('journalist'), near('New York'), skill('Subediting'), inJobFor(5)),
  },
  {
    by: 'polite',
    ask: 'Please list the town planners in Auckland who know GIS.',
    fits: all(trade('town planner'), near('Auckland'), skill('GIS')),
  },
  {
    by: 'client mail',
    ask: 'Hi, we run a hotel in Dubai and need a housekeeping manager who can start immediately. Kind regards, Lina',
    fits: all(trade('housekeeping'), near('Dubai'), noticeUpTo(0)),
  },
  {
    by: 'client mail',
    ask: 'Dear team, our Hamburg terminal needs a terminal operations manager used to berth planning. German essential. Regards, Jens',
    fits: all(trade('port operations'), near('Hamburg'), skill('Berth planning'), speaks('German')),
  },
  {
    by: 'client mail',
    ask: 'Hello, could you send us maths teachers for our school in Geneva? They should know the IB Diploma and hold Qualified Teacher Status. Thanks',
    fits: all(trade('maths teacher'), near('Geneva'), skill('IB Diploma'), cert('Qualified Teacher Status')),
  },
  {
    by: 'client mail',
    ask: 'Hi, we need a drilling engineer in Houston on contract, must have IWCF and directional drilling. Cheers, Bob',
    fits: all(
      trade('drilling engineer'),
      near('Houston'),
      works('contract'),
      cert('IWCF'),
      skill('Directional drilling'),
    ),
  },
  {
    by: 'client mail',
    ask: 'Good afternoon, we look for two UX designers in Berlin or Dublin, user research is a must. Thanks, Lena',
    fits: all(trade('ux designer'), near('Berlin', 'Dublin'), skill('User research')),
  },
  {
    by: 'client mail',
    ask: 'Dear Sir or Madam, our insurance house in Perth needs a marine underwriter with hull and machinery. Sincerely, K. Brown',
    fits: nobody,
  },
  {
    by: 'dictated',
    ask: 'hey can you find me um policy advisers in Wellington',
    fits: all(trade('policy adviser'), near('Wellington')),
  },
  {
    by: 'dictated',
    ask: 'I need mining engineers in Perth who have the First Class Mine Manager certificate and are open to relocation',
    fits: all(
      trade('mining engineer'),
      near('Perth'),
      cert('First Class Mine Manager certificate'),
      relocates,
    ),
  },
  {
    by: 'dictated',
    ask: 'get me video editors in Sydney sorry I mean Mumbai',
    fits: all(trade('video editor'), near('Mumbai')),
  },
  {
    by: 'dictated',
    ask: 'so farm managers or agronomists in Queensland please',
    fits: all(trade('farm manager', 'agronomist'), near('Brisbane')),
  },
  {
    by: 'dictated',
    ask: 'okay who do we have as dentists in Geneva or Dubai that do Invisalign',
    fits: all(trade('dentist'), near('Geneva', 'Dubai'), skill('Invisalign')),
  },
  {
    by: 'dictated',
    ask: 'find loss adjusters in Manchester or Toronto who are available now and own a drone',
    fits: all(trade('loss adjuster'), near('Manchester', 'Toronto'), noticeUpTo(0)),
    unknowable: true,
  },
  {
    by: 'boolean',
    ask: '("wind turbine technician" OR "wind technician") AND (Hamburg OR Madrid) AND SCADA',
    fits: all(trade('wind turbine technician'), near('Hamburg', 'Madrid'), skill('SCADA')),
  },
  {
    by: 'boolean',
    ask: '("primary teacher" OR "primary school teacher" OR "year 4 teacher") AND Dubai AND phonics',
    fits: all(trade('primary teacher'), near('Dubai'), skill('Phonics')),
  },
  {
    by: 'boolean',
    ask: 'buyer AND (Barcelona OR Paris) AND "range planning" NOT "requires sponsorship"',
    fits: all(
      trade('buyer'),
      near('Barcelona', 'Paris'),
      skill('Range planning'),
      not(rights('requires_sponsorship')),
    ),
  },
  {
    by: 'boolean',
    ask: '"quantity surveyor" AND CostX AND (Sydney OR Singapore)',
    fits: all(trade('quantity surveyor'), skill('CostX'), near('Sydney', 'Singapore')),
  },
  {
    by: 'boolean',
    ask: 'sommelier AND "wine pairing" AND (London OR Melbourne OR Dubai)',
    fits: all(trade('sommelier'), skill('Wine pairing'), near('London', 'Melbourne', 'Dubai')),
  },
  {
    by: 'boolean',
    ask: '("production manager" OR "production supervisor") AND "Six Sigma Green Belt" AND Barcelona',
    fits: all(trade('production manager'), cert('Six Sigma Green Belt'), near('Barcelona')),
  },
  {
    by: 'bot',
    ask: 'role=customs broker; city=Hamburg; language=German',
    fits: all(trade('customs broker'), near('Hamburg'), speaks('German')),
  },
  {
    by: 'bot',
    ask: 'occupation: research fellow; certificate: PhD; country: Switzerland or Australia',
    fits: all(trade('research fellow'), cert('PhD'), country('Switzerland', 'Australia')),
  },
  {
    by: 'bot',
    ask: 'search candidates: title landscape architect; location Zurich or Vancouver; skill Vectorworks',
    fits: all(trade('landscape architect'), near('Zurich', 'Vancouver'), skill('Vectorworks')),
  },
  {
    by: 'bot',
    ask: 'job: quality manager; location: Chicago; work type: contract',
    fits: all(trade('quality manager'), near('Chicago'), works('contract')),
  },
  {
    by: 'bot',
    ask: 'position: in-house counsel, city: Singapore, skill: M&A, work rights: requires sponsorship',
    fits: all(trade('in-house counsel'), near('Singapore'), skill('M&A'), rights('requires_sponsorship')),
  },
  {
    by: 'bot',
    ask: 'type: pharmacovigilance; countries: Ireland, Spain; skill: signal detection',
    fits: all(trade('pharmacovigilance'), country('Ireland', 'Spain'), skill('Signal detection')),
  },
  {
    by: 'researcher',
    ask: 'pilots and aircraft engineers in Spain',
    fits: all(trade('aviation'), country('Spain')),
  },
  { by: 'researcher', ask: 'sommeliers who work at Hilton now', fits: all(trade('sommelier'), at('Hilton')) },
  {
    by: 'researcher',
    ask: 'people who used to be geologists or agronomists and now do something else',
    fits: all(once('geologist', 'agronomist'), not(trade('geologist', 'agronomist'))),
  },
  {
    by: 'researcher',
    ask: 'all microbiologists and chemists in Ireland',
    fits: all(trade('microbiologist', 'qc chemist'), country('Ireland')),
  },
  {
    by: 'researcher',
    ask: 'anyone in insurance who speaks Arabic or French',
    fits: all(trade('insurance'), any(speaks('Arabic'), speaks('French'))),
  },
  {
    by: 'researcher',
    ask: 'landscape architects and town planners in Vancouver',
    fits: all(trade('landscape architect', 'town planner'), near('Vancouver')),
  },
  {
    by: 'typos',
    ask: 'warehous manger in Chicgo with SAP EWM',
    fits: all(trade('warehouse manager'), near('Chicago'), skill('SAP EWM')),
  },
  {
    by: 'typos',
    ask: 'agronmist in Brisbane or Lyon with irigation',
    fits: all(trade('agronomist'), near('Brisbane', 'Lyon'), skill('Irrigation')),
  },
  {
    by: 'typos',
    ask: 'hotel manger in Berlin who is a visa holdr',
    fits: all(trade('hotel manager'), near('Berlin'), rights('visa_holder')),
  },
  {
    by: 'typos',
    ask: 'grafic designer in London or Melborne with InDesgin and Packaging',
    fits: all(trade('graphic designer'), near('London', 'Melbourne'), skill('InDesign', 'Packaging')),
  },
  {
    by: 'typos',
    ask: 'store maneger in Dublin who is a citzen',
    fits: all(trade('store manager'), near('Dublin'), rights('citizen')),
  },
  {
    by: 'typos',
    ask: 'piolt in Singapore with ATPL',
    fits: all(trade('pilot'), near('Singapore'), cert('ATPL')),
  },
  {
    by: 'bilingual',
    ask: 'Filialleiter in München mit mindestens 13 Jahren Erfahrung',
    fits: all(trade('store manager'), near('Munich'), yearsAtLeast(13)),
  },
  {
    by: 'bilingual',
    ask: 'Produktionsleiter in München, früher bei Siemens',
    fits: all(trade('production manager'), near('Munich'), formerly('Siemens')),
  },
  {
    by: 'bilingual',
    ask: 'Zahnarzt in Genf, der Französisch spricht',
    fits: all(trade('dentist'), near('Geneva'), speaks('French')),
  },
  {
    by: 'bilingual',
    ask: 'sommelière à Paris disponible immédiatement',
    fits: all(trade('sommelier'), near('Paris'), noticeUpTo(0)),
  },
  {
    by: 'bilingual',
    ask: "responsable d'entrepôt à Lyon avec plus de 11 ans d'expérience",
    fits: all(trade('warehouse manager'), near('Lyon'), yearsAtLeast(12)),
  },
  {
    by: 'bilingual',
    ask: 'chef pâtissier à Paris, prêt à déménager',
    fits: all(trade('pastry chef'), near('Paris'), relocates),
  },
  {
    by: 'picky',
    ask: 'brand managers in Toronto or London but not contractors',
    fits: all(trade('brand manager'), near('Toronto', 'London'), not(works('contract'))),
  },
  {
    by: 'picky',
    ask: 'lecturers in Canada, Ireland or New Zealand, except in Wellington',
    fits: all(trade('lecturer'), country('Canada', 'Ireland', 'New Zealand'), not(near('Wellington'))),
  },
  {
    by: 'picky',
    ask: 'freight forwarders in Singapore, Sydney or Auckland with fewer than 6 years of experience',
    fits: all(trade('freight forwarder'), near('Singapore', 'Sydney', 'Auckland'), yearsBelow(6)),
  },
  {
    by: 'picky',
    ask: 'drilling or well engineers in Aberdeen asking for at most GBP 380 a day',
    fits: all(trade('drilling engineer'), near('Aberdeen'), pays('GBP', 0, 380, 'day')),
  },
  {
    by: 'picky',
    ask: 'dentists in Manchester or Brisbane with more than ten years of experience',
    fits: all(trade('dentist'), near('Manchester', 'Brisbane'), yearsAtLeast(11)),
  },
  {
    by: 'picky',
    ask: 'in-house lawyers in Germany asking for no more than EUR 110,000',
    fits: all(trade('in-house counsel'), country('Germany'), pays('EUR', 0, 110_000)),
  },
];
