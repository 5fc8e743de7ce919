import type { Query } from './score.ts';
import {
  all,
  any,
  at,
  cert,
  country,
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

/** Searches of twelve people, each in a way of their own, over the third people (closed). */
export const THIRD_OPEN_FORTY_FIFTH_MORE: readonly Query<Third>[] = [
  {
    by: 'sourcer',
    ask: '"graphic designer" AND (indesign OR illustrator) AND (london OR berlin OR lyon) NOT dentsu',
    fits: all(
      trade('graphic designer'),
      any(skill('InDesign'), skill('Illustrator')),
      near('London', 'Berlin', 'Lyon'),
      not(at('Dentsu')),
    ),
  },
  {
    by: 'sourcer',
    ask: '("medical science liaison" OR MSL) AND (oncology OR immunology)',
    fits: all(trade('medical science liaison'), any(skill('Oncology'), skill('Immunology'))),
  },
  {
    by: 'sourcer',
    ask: '("video editor" OR cutter) AND ("premiere pro" OR "davinci resolve") AND (mumbai OR london OR toronto)',
    fits: all(
      trade('video editor'),
      any(skill('Premiere Pro'), skill('DaVinci Resolve')),
      near('Mumbai', 'London', 'Toronto'),
    ),
  },
  {
    by: 'resourcer',
    ask: 'store managers in Melbourne or Dublin, notice of a month or less',
    fits: all(trade('store manager'), near('Melbourne', 'Dublin'), noticeUpTo(30)),
  },
  {
    by: 'resourcer',
    ask: 'customs brokers with the licence, anywhere',
    fits: all(trade('customs broker'), cert('Customs broker licence')),
  },
  {
    by: 'resourcer',
    ask: 'dentists UK or Switzerland',
    fits: all(trade('dentist'), country('United Kingdom', 'Switzerland')),
  },
  {
    by: 'partner',
    ask: 'Policy advisers with ministerial briefings or legislation work, in Wellington, Dublin or London, three years and up.',
    fits: all(
      trade('policy adviser'),
      any(skill('Ministerial briefings'), skill('Legislation')),
      near('Wellington', 'Dublin', 'London'),
      yearsAtLeast(3),
    ),
  },
  {
    by: 'partner',
    ask: 'Hotel managers and general managers who are at Hilton, Hyatt or Four Seasons or used to be.',
    fits: all(trade('hotel manager'), worked('Hilton', 'Hyatt', 'Four Seasons')),
  },
  {
    by: 'partner',
    ask: 'Drilling engineers with six or more years in Houston, Aberdeen or Perth.',
    fits: all(trade('drilling engineer'), yearsAtLeast(6), near('Houston', 'Aberdeen', 'Perth')),
  },
  {
    by: 'temp desk',
    ask: 'sous chefs dublin sydney barca, HACCP',
    fits: all(trade('sous chef'), near('Dublin', 'Sydney', 'Barcelona'), skill('HACCP')),
  },
  {
    by: 'temp desk',
    ask: 'warehouse managers lyon manchester chicago, contract or perm, out in 2 weeks or already free',
    fits: all(trade('warehouse manager'), near('Lyon', 'Manchester', 'Chicago'), noticeUpTo(14)),
  },
  {
    by: 'temp desk',
    ask: 'housekeeping mgrs geneva or barcelona',
    fits: all(trade('housekeeping'), near('Geneva', 'Barcelona')),
  },
  {
    by: 'junior',
    ask: 'I need brand managers who have worked at Nestle or Danone, in Paris, London, Toronto or Mumbai',
    fits: all(trade('brand manager'), worked('Nestlé', 'Danone')),
  },
  {
    by: 'junior',
    ask: 'jornalists with investigations or data journalism who live in london, berlin or madrid',
    fits: all(
      trade('journalist'),
      any(skill('Investigations'), skill('Data journalism')),
      near('London', 'Berlin', 'Madrid'),
    ),
  },
  {
    by: 'in-house',
    ask: 'UX / product designers with Figma or design systems, remote or in Dublin',
    fits: all(
      trade('ux designer'),
      any(skill('Figma'), skill('Design systems')),
      any(remote, near('Dublin')),
    ),
  },
  {
    by: 'in-house',
    ask: 'Executive assistants, permanent, London, New York or Zurich; board papers would be nice',
    fits: all(trade('executive assistant'), works('permanent'), near('London', 'New York', 'Zurich')),
  },
  {
    by: 'in-house',
    ask: 'Drug safety or pharmacovigilance people who are in the same job for three years or longer',
    fits: all(trade('pharmacovigilance'), inJobFor(3)),
  },
  {
    by: 'slack bot',
    ask: 'client: “freight forwarders with CargoWise or sea freight, Hamburg, Sydney or Auckland”',
    fits: all(
      trade('freight forwarder'),
      any(skill('CargoWise'), skill('Sea freight')),
      near('Hamburg', 'Sydney', 'Auckland'),
    ),
  },
  {
    by: 'slack bot',
    ask: '@anna (client): children’s / child protection social workers, UK, safeguarding or court reports',
    fits: all(
      trade('child protection social worker'),
      country('United Kingdom'),
      any(skill('Safeguarding'), skill('Court reports')),
    ),
  },
  {
    by: 'ai',
    ask: 'Agronomists and farm managers located in New Zealand or Australia, including those between jobs.',
    fits: all(trade('agronomist', 'farm manager'), country('New Zealand', 'Australia')),
  },
  {
    by: 'ai',
    ask: 'Academics (lecturers or research fellows) holding a PhD who would relocate for the right post.',
    fits: all(trade('lecturer', 'research fellow'), cert('PhD'), relocates),
  },
  {
    by: 'rec-to-rec',
    ask: 'conveyancers with two years or more, Manchester, Bristol, Brisbane or Perth',
    fits: all(trade('conveyancer'), yearsAtLeast(2)),
  },
  {
    by: 'contractor manager',
    ask: 'land surveyors, Civil 3D or Leica, contract or part time',
    fits: all(
      trade('land surveyor'),
      any(skill('Civil 3D'), skill('Leica')),
      any(works('contract'), works('part_time')),
    ),
  },
  {
    by: 'contractor manager',
    ask: 'loss adjusters, property claims, no sponsorship: citizens, residents or on a visa already',
    fits: all(
      trade('loss adjuster'),
      skill('Property claims'),
      rights('citizen', 'permanent_resident', 'visa_holder'),
    ),
  },
  {
    by: 'non-native',
    ask: 'aircraft engineer which speak Spanish or German, has line maintenance or B737',
    fits: all(
      trade('aircraft engineer'),
      any(speaks('Spanish'), speaks('German')),
      any(skill('Line maintenance'), skill('B737')),
    ),
  },
  {
    by: 'non-native',
    ask: 'landscape architect, he lives not more far than 100 km from Zurich, or in Melbourne',
    fits: all(trade('landscape architect'), near('Zurich', 'Melbourne')),
  },
  {
    by: 'owner',
    ask: 'QC chemists in Basel, Cork or Lyon, up to EUR 60k a year',
    fits: all(trade('qc chemist'), near('Basel', 'Cork', 'Lyon'), pays('EUR', 0, 60_000)),
  },
  {
    by: 'owner',
    ask: 'sommeliers with WSET Level 4 or wine pairing, not in Dubai',
    fits: all(trade('sommelier'), any(cert('WSET Level 4'), skill('Wine pairing')), not(near('Dubai'))),
  },
];
