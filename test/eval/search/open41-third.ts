import type { Query } from './score.ts';
import {
  all,
  any,
  at,
  cert,
  country,
  near,
  nobody,
  not,
  noticeUpTo,
  pays,
  relocates,
  rights,
  skill,
  speaks,
  type Third,
  trade,
  worked,
  works,
  yearsAtLeast,
} from './third-world.ts';

const settled = rights('citizen', 'permanent_resident');
const noSponsorship = not(rights('requires_sponsorship'));
const since =
  (year: number) =>
  ({ since: began, betweenJobs }: Third): boolean =>
    began !== null && began <= year && !betweenJobs;

/** Searches of the same twelve agencies over the third people. */
export const THIRD_OPEN_THIRTY_FIRST: readonly Query<Third>[] = [
  {
    by: 'perm',
    ask: 'EAs who look after diaries and want permanent, London, New York or Zurich',
    fits: all(
      trade('executive assistant'),
      skill('Diary management'),
      works('permanent'),
      near('London', 'New York', 'Zurich'),
    ),
  },
  {
    by: 'perm',
    ask: 'production managers and warehouse managers around Manchester, Lyon or Munich, one month’s notice or under',
    fits: all(
      trade('production manager', 'warehouse manager'),
      near('Manchester', 'Lyon', 'Munich'),
      noticeUpTo(31),
    ),
  },
  {
    by: 'perm',
    ask: 'Family business, third agency they’ve tried. I’m after production managers, quality managers or warehouse managers in the UK, Ireland or France with at least six years’ experience who don’t require sponsorship.',
    fits: all(
      trade('production manager', 'quality manager', 'warehouse manager'),
      country('United Kingdom', 'Ireland', 'France'),
      yearsAtLeast(6),
      noSponsorship,
    ),
  },
  {
    by: 'temps',
    ask: 'primary or maths teachers for contract or part time, Auckland, Wellington, Dubai or Bristol',
    fits: all(
      trade('primary teacher', 'maths teacher'),
      any(works('contract'), works('part_time')),
      near('Auckland', 'Wellington', 'Dubai', 'Bristol'),
    ),
  },
  {
    by: 'temps',
    ask: 'Everything’s booked bar one desk. Freight forwarder or customs broker in Hamburg, Sydney or Auckland, able to start inside a month, and not one of DHL’s own.',
    fits: all(
      trade('freight forwarder', 'customs broker'),
      near('Hamburg', 'Sydney', 'Auckland'),
      noticeUpTo(31),
      not(at('DHL')),
    ),
  },
  {
    by: 'exec',
    ask: 'A family office asks us for executive assistants of proven loyalty, that is those who have been in their present post since 2021 or earlier, in London, New York, Zurich or Singapore.',
    fits: all(trade('executive assistant'), since(2021), near('London', 'New York', 'Zurich', 'Singapore')),
  },
  {
    by: 'exec',
    ask: 'We should be glad of medical science liaisons holding a PhD, with oncology or immunology, wherever they may live, but excluding anybody employed by Pfizer at present.',
    fits: all(
      trade('medical science liaison'),
      cert('PhD'),
      any(skill('Oncology'), skill('Immunology')),
      not(at('Pfizer')),
    ),
  },
  {
    by: 'first week',
    ask: 'graphic designers with InDesign',
    fits: all(trade('graphic designer'), skill('InDesign')),
  },
  { by: 'first week', ask: 'chefs who can speak Spanish', fits: all(trade('chef'), speaks('Spanish')) },
  {
    by: 'first week',
    ask: 'is anyone a vet in Auckland, Perth or Bristol and does small animals',
    fits: all(trade('vet'), near('Auckland', 'Perth', 'Bristol'), skill('Small animals')),
  },
  { by: 'owner', ask: 'mining engineers with Deswik', fits: all(trade('mining engineer'), skill('Deswik')) },
  { by: 'owner', ask: 'geologists who’ve been at BHP', fits: all(trade('geologist'), worked('BHP')) },
  {
    by: 'owner',
    ask: 'agronomists, farm managers or vets in New Zealand after 110k or less a year',
    fits: all(trade('agronomist', 'farm manager', 'vet'), country('New Zealand'), pays('NZD', 0, 110_000)),
  },
  {
    by: 'owner',
    ask: 'loss adjusters or marine underwriters who aren’t with Allianz or AXA at the moment',
    fits: all(trade('loss adjuster', 'marine underwriter'), not(at('Allianz', 'AXA'))),
  },
  {
    by: 'owner',
    ask: 'Mate of mine runs a drilling outfit and pays well. Drilling engineers or mining engineers in Perth, Brisbane, Houston or Vancouver who’ve sat in the same job since 2022 or earlier, because those are the bored ones.',
    fits: all(
      trade('drilling engineer', 'mining engineer'),
      near('Perth', 'Brisbane', 'Houston', 'Vancouver'),
      since(2022),
    ),
  },
  {
    by: 'hotel',
    ask: 'pastry chefs with chocolate work and own knives',
    fits: all(trade('pastry chef'), skill('Chocolate work')),
    unknowable: true,
  },
  {
    by: 'hotel',
    ask: 'Hello dears, the resort group call me yesterday in the night. They want hotel managers or executive housekeepers who works now in Accor, Hyatt or Hilton and can start in maximum two months. Who needs sponsorship they don’t want.',
    fits: all(
      trade('hotel manager', 'housekeeping'),
      at('Accor', 'Hyatt', 'Hilton'),
      noticeUpTo(62),
      noSponsorship,
    ),
  },
  {
    by: 'health',
    ask: 'vets or dentists on contract or part time, anywhere',
    fits: all(trade('vet', 'dentist'), any(works('contract'), works('part_time'))),
  },
  {
    by: 'health',
    ask: 'Children’s services are two desks empty. Child protection social workers who do court reports or family assessments, citizens or permanent residents, and none with more than a month’s notice to work out.',
    fits: all(
      trade('child protection social worker'),
      any(skill('Court reports'), skill('Family assessments')),
      settled,
      noticeUpTo(31),
    ),
  },
  {
    by: 'construction',
    ask: 'land surveyors, Civil 3D',
    fits: all(trade('land surveyor'), skill('Civil 3D')),
  },
  {
    by: 'construction',
    ask: 'quantity surveyors used to NEC contracts, anyone bar current Arcadis staff',
    fits: all(trade('quantity surveyor'), skill('NEC contracts'), not(at('Arcadis'))),
  },
  {
    by: 'construction',
    ask: 'landscape architects on AutoCAD or Vectorworks, Melbourne, Bristol or Zurich',
    fits: all(
      trade('landscape architect'),
      any(skill('AutoCAD'), skill('Vectorworks')),
      near('Melbourne', 'Bristol', 'Zurich'),
    ),
  },
  {
    by: 'finance',
    ask: 'marine underwriters with ACII',
    fits: all(trade('marine underwriter'), cert('ACII')),
  },
  { by: 'finance', ask: 'loss adjusters ready for relocation', fits: all(trade('loss adjuster'), relocates) },
  {
    by: 'finance',
    ask: 'Insurance client pays the relocation, so location is not important. Marine underwriters or loss adjusters, minimum five years of experience, they must not work now in Allianz nor in Chubb.',
    fits: all(trade('marine underwriter', 'loss adjuster'), yearsAtLeast(5), not(at('Allianz', 'Chubb'))),
  },
  {
    by: 'it',
    ask: 'Kindly share brand managers, video editors or production managers in Mumbai, expected CTC up to 40 LPA',
    fits: all(
      trade('brand manager', 'video editor', 'production manager'),
      near('Mumbai'),
      pays('INR', 0, 4_000_000),
    ),
  },
  {
    by: 'it',
    ask: 'pharmacovigilance in Mumbai, Bangalore or Dublin, ICSR or Argus, notice 60 days or below',
    fits: all(
      trade('pharmacovigilance'),
      near('Mumbai', 'Bangalore', 'Dublin'),
      any(skill('ICSR'), skill('Argus')),
      noticeUpTo(60),
    ),
  },
  {
    by: 'it',
    ask: 'Hi all, client is doing bulk hiring for content studio. Please send video editors or graphic designers having After Effects or Illustrator, location Mumbai, London, Melbourne or Berlin; those presently with Netflix or Publicis they will not take.',
    fits: all(
      trade('video editor', 'graphic designer'),
      any(skill('After Effects'), skill('Illustrator')),
      near('Mumbai', 'London', 'Melbourne', 'Berlin'),
      not(at('Netflix', 'Publicis')),
    ),
  },
  {
    by: 'dictated',
    ask: 'journalists in london or new york',
    fits: all(trade('journalist'), near('London', 'New York')),
  },
  {
    by: 'dictated',
    ask: 'get me pilots with the a320 in dubai singapore dublin or madrid who are at emirates ryanair or singapore airlines',
    fits: all(
      trade('pilot'),
      skill('A320'),
      near('Dubai', 'Singapore', 'Dublin', 'Madrid'),
      at('Emirates', 'Ryanair', 'Singapore Airlines'),
    ),
  },
  { by: 'dictated', ask: 'mining engineers living in dublin', fits: nobody },
  {
    by: 'dictated',
    ask: 'okay so its the university they want lecturers or research fellows who have a phd and they must be citizens or permanent residents and they can be in australia new zealand canada or ireland',
    fits: all(
      trade('lecturer', 'research fellow'),
      cert('PhD'),
      settled,
      country('Australia', 'New Zealand', 'Canada', 'Ireland'),
    ),
  },
  {
    by: 'pasted',
    ask: '“policy advisers please: ministerial briefings or legislation, six years +, Wellington, Dublin or Toronto”',
    fits: all(
      trade('policy adviser'),
      any(skill('Ministerial briefings'), skill('Legislation')),
      yearsAtLeast(6),
      near('Wellington', 'Dublin', 'Toronto'),
    ),
  },
  {
    by: 'pasted',
    ask: 'This is her whole mail: “Looking for someone in port or terminal operations who has worked for DP World or PSA International, now or earlier. Singapore, Hamburg or Brisbane. Berth planning.”',
    fits: all(
      trade('port operations'),
      worked('DP World', 'PSA International'),
      near('Singapore', 'Hamburg', 'Brisbane'),
      skill('Berth planning'),
    ),
  },
];
