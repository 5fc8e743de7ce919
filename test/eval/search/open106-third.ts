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
  once,
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

/** Searches over the third people, of desks in a wet week of spring. */
export const THIRD_OPEN_NINETY_SIXTH: readonly Query<Third>[] = [
  {
    by: 'fine dining, Mayfair',
    ask: 'pastry chefs + sommeliers London, Paris or Melbourne, currently Accor, Hyatt or Four Seasons',
    fits: all(
      trade('pastry chef', 'sommelier'),
      near('London', 'Paris', 'Melbourne'),
      at('Accor', 'Hyatt', 'Four Seasons'),
    ),
  },
  {
    by: 'airlines, Swords',
    ask: 'A320 pilots or A320 aircraft engineers, notice of a month or less',
    fits: all(trade('pilot', 'aircraft engineer'), skill('A320'), noticeUpTo(30)),
  },
  {
    by: 'energy, Aberdeen',
    ask: 'Wind techs holding GWO and drilling / well engineers holding IWCF. Citizens or PR.',
    fits: all(
      any(all(trade('wind turbine technician'), cert('GWO')), all(trade('drilling engineer'), cert('IWCF'))),
      rights('citizen', 'permanent_resident'),
    ),
  },
  {
    by: 'newsrooms and post',
    ask: 'journalists or video editors working remotely, anyone not at Netflix',
    fits: all(trade('journalist', 'video editor'), remote, not(at('Netflix'))),
  },
  {
    by: 'government, Lambton Quay',
    ask: 'policy advisers and town planners, NZ Australia or Canada, six years in at least',
    fits: all(
      trade('policy adviser', 'town planner'),
      country('New Zealand', 'Australia', 'Canada'),
      yearsAtLeast(6),
    ),
  },
  {
    by: 'contract desk, Reading',
    ask: 'UK contractors with a day rate of £300 or under, all professions',
    fits: all(works('contract'), country('United Kingdom'), pays('GBP', 0, 300, 'day')),
  },
  {
    by: 'Gulf desk',
    ask: 'teachers, dentists or hotel GMs in Dubai, max AED 35,000 a month',
    fits: all(trade('teacher', 'dentist', 'hotel manager'), near('Dubai'), pays('AED', 0, 35_000, 'month')),
  },
  {
    by: 'supply chain, multilingual',
    ask: 'Anyone in freight forwarding, customs, port ops or warehouse management who speaks Spanish, Mandarin or Arabic?',
    fits: all(
      trade('freight forwarder', 'customs broker', 'port operations', 'warehouse manager'),
      any(speaks('Spanish'), speaks('Mandarin'), speaks('Arabic')),
    ),
  },
  {
    by: 'resources, St Georges Tce',
    ask: 'geologists, mining engineers or drilling engineers open to relocating, not at Newmont currently',
    fits: all(trade('geologist', 'mining engineer', 'drilling engineer'), relocates, not(at('Newmont'))),
  },
  {
    by: 'fashion retail, Henry St',
    ask: 'store managers / buyers who’ve left Zara or H&M, based in Ireland, Germany, France or Spain',
    fits: all(
      trade('store manager', 'buyer'),
      formerly('Zara', 'H&M'),
      country('Ireland', 'Germany', 'France', 'Spain'),
    ),
  },
  {
    by: 'animal health',
    ask: 'vets in NZ, Australia or the UK who do small animals or equine and don’t mind weekend on-call',
    fits: all(
      trade('vet'),
      country('New Zealand', 'Australia', 'United Kingdom'),
      any(skill('Small animals'), skill('Equine')),
    ),
    unknowable: true,
  },
  {
    by: 'specialty lines, EC3',
    ask: 'marine underwriters with ACII or loss adjusters with ACILA, Chubb or AXA now or before',
    fits: all(
      any(all(trade('marine underwriter'), cert('ACII')), all(trade('loss adjuster'), cert('ACILA'))),
      worked('Chubb', 'AXA'),
    ),
  },
  {
    by: 'factories, Little Island',
    ask: 'quality or production managers with a Six Sigma belt (green or black) who’ve been in their current role for 3 years or longer',
    fits: all(
      trade('quality manager', 'production manager'),
      any(cert('Six Sigma Green Belt'), cert('Six Sigma Black Belt')),
      inJobFor(3),
    ),
  },
  {
    by: 'flexible hours',
    ask: 'Looking for part timers: teachers, social workers, graphic or UX designers, brand managers or EAs',
    fits: all(
      trade(
        'teacher',
        'social worker',
        'graphic designer',
        'ux designer',
        'brand manager',
        'executive assistant',
      ),
      works('part_time'),
    ),
  },
  {
    by: 'second careers',
    ask: 'people who were once a lecturer, a research fellow, a journalist or a lawyer and have since gone into another line',
    fits: all(
      once('lecturer', 'research fellow', 'journalist', 'lawyer'),
      not(trade('lecturer', 'research fellow', 'journalist', 'lawyer')),
    ),
  },
  {
    by: 'Monday stand-up',
    ask: 'between jobs right now – Australia, NZ, Ireland or UK',
    fits: all(
      ({ betweenJobs }) => betweenJobs,
      country('Australia', 'New Zealand', 'Ireland', 'United Kingdom'),
    ),
  },
];
