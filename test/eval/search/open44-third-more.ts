import type { Query } from './score.ts';
import {
  all,
  any,
  at,
  cert,
  country,
  near,
  not,
  noticeUpTo,
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

const inPostSince2023 = ({ since, betweenJobs }: Third): boolean =>
  since !== null && since <= 2023 && !betweenJobs;

/** Other searches of the same desks over the third people; nobody reads how they go. */
export const THIRD_OPEN_THIRTY_FOURTH_MORE: readonly Query<Third>[] = [
  {
    by: 'assistant',
    ask: 'Must have: pilot or licensed aircraft engineer, A320, based in Dubai, Singapore, Hamburg or Dublin. Nice: German, Arabic.',
    fits: all(
      trade('pilot', 'aircraft engineer'),
      skill('A320'),
      near('Dubai', 'Singapore', 'Hamburg', 'Dublin'),
    ),
  },
  {
    by: 'assistant',
    ask: 'Please list brand managers and SEO specialists with five or more years of experience, in Canada, the United Kingdom, Germany or New Zealand, excluding current employees of Unilever and Publicis.',
    fits: all(
      trade('brand manager', 'seo specialist'),
      yearsAtLeast(5),
      country('Canada', 'United Kingdom', 'Germany', 'New Zealand'),
      not(at('Unilever', 'Publicis')),
    ),
  },
  {
    by: 'assistant',
    ask: 'A colleague dictated this: "Lecturers or research fellows, PhD compulsory, Ireland, New Zealand or Australia. Leave out people who would need sponsoring. Grant writing would be lovely." Please run it.',
    fits: all(
      trade('lecturer', 'research fellow'),
      cert('PhD'),
      country('Ireland', 'New Zealand', 'Australia'),
      not(rights('requires_sponsorship')),
    ),
  },
  {
    by: 'temps',
    ask: 'customs brokers or forwarders, a week’s notice or less',
    fits: all(trade('customs broker', 'freight forwarder'), noticeUpTo(7)),
  },
  {
    by: 'temps',
    ask: 'Year 4 with no teacher from Monday week. Primary teachers in London, Bristol or Auckland who could start within a month, any visa',
    fits: all(trade('primary teacher'), near('London', 'Bristol', 'Auckland'), noticeUpTo(31)),
  },
  {
    by: 'search firm',
    ask: 'Port operations, DP World or PSA International, now or before',
    fits: all(trade('port operations'), worked('DP World', 'PSA International')),
  },
  {
    by: 'search firm',
    ask: 'Mining engineers or geologists presently at Rio Tinto or BHP, eight years’ experience or more',
    fits: all(trade('mining engineer', 'geologist'), at('Rio Tinto', 'BHP'), yearsAtLeast(8)),
  },
  {
    by: 'search firm',
    ask: 'Discreet search for a plant director. Production managers or quality managers in Munich, Barcelona or Lyon, in their present post since 2023 or earlier, who have never been with Bosch.',
    fits: all(
      trade('production manager', 'quality manager'),
      near('Munich', 'Barcelona', 'Lyon'),
      inPostSince2023,
      not(worked('Bosch')),
    ),
  },
  {
    by: 'nurses',
    ask: 'children’s social workers, UK or NZ, with Social Work England registration',
    fits: all(
      trade('child protection social worker'),
      country('United Kingdom', 'New Zealand'),
      cert('Social Work England registration'),
    ),
  },
  {
    by: 'construction',
    ask: 'landscape architects, Vectorworks',
    fits: all(trade('landscape architect'), skill('Vectorworks')),
  },
  {
    by: 'construction',
    ask: 'town planners in Auckland, Sydney or Vancouver, not Auckland Council’s own',
    fits: all(trade('town planner'), near('Auckland', 'Sydney', 'Vancouver'), not(at('Auckland Council'))),
  },
  {
    by: 'construction',
    ask: 'Consultancy in Dublin has a job out in the Emirates. QSs with CostX or NEC contracts on the CV, living in the UK, the UAE or Singapore, five years minimum.',
    fits: all(
      trade('quantity surveyor'),
      any(skill('CostX'), skill('NEC contracts')),
      country('United Kingdom', 'United Arab Emirates', 'Singapore'),
      yearsAtLeast(5),
    ),
  },
  { by: 'contractors', ask: 'SEO specialists, remote', fits: all(trade('seo specialist'), remote) },
  {
    by: 'contractors',
    ask: 'Studio in Pyrmont wants UX designers or graphic designers, contract or perm. They’re in Melbourne or they work remotely, nothing else gets past the client.',
    fits: all(trade('ux designer', 'graphic designer'), any(near('Melbourne'), remote)),
  },
  {
    by: 'hospitality',
    ask: 'head chefs Munich or Melbourne',
    fits: all(trade('head chef'), near('Munich', 'Melbourne')),
  },
  {
    by: 'hospitality',
    ask: 'hotel managers who speak German, French or Arabic',
    fits: all(trade('hotel manager'), any(speaks('German'), speaks('French'), speaks('Arabic'))),
  },
  {
    by: 'hospitality',
    ask: 'Opening in Barcelona next spring. Executive housekeepers or sous chefs, in Spain or the UAE or else willing to relocate, on two months’ notice or less.',
    fits: all(
      trade('housekeeping', 'sous chef'),
      any(country('Spain', 'United Arab Emirates'), relocates),
      noticeUpTo(62),
    ),
  },
  {
    by: 'finance',
    ask: 'marine underwriters with cargo, Singapore or London',
    fits: all(trade('marine underwriter'), skill('Cargo'), near('Singapore', 'London')),
  },
  {
    by: 'finance',
    ask: 'Legal hire for a private bank: in-house counsel with data protection or M&A, in Singapore, Dublin or Paris, nobody presently with DLA Piper.',
    fits: all(
      trade('in-house counsel'),
      any(skill('Data protection'), skill('M&A')),
      near('Singapore', 'Dublin', 'Paris'),
      not(at('DLA Piper')),
    ),
  },
  {
    by: 'in-house',
    ask: 'production managers, Six Sigma Green Belt',
    fits: all(trade('production manager'), cert('Six Sigma Green Belt')),
  },
  {
    by: 'in-house',
    ask: 'Our comms team is after a journalist or a video editor who lives in London, New York or Toronto. Please keep the contractors out of it, headcount is staff only.',
    fits: all(
      trade('journalist', 'video editor'),
      near('London', 'New York', 'Toronto'),
      not(works('contract')),
    ),
  },
  {
    by: 'beginner',
    ask: 'Could you tell me which vets we have that do small animals or surgery, outside France?',
    fits: all(trade('vet'), any(skill('Small animals'), skill('Surgery')), not(country('France'))),
  },
];
