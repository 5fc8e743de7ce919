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

/** Searches over the third people, of desks in the second week of spring. */
export const THIRD_OPEN_EIGHTY_FIFTH: readonly Query<Third>[] = [
  {
    by: 'clinics',
    ask: 'dentists and vets UK / Aus / NZ, free within 4 weeks',
    fits: all(trade('dentist', 'vet'), country('United Kingdom', 'Australia', 'New Zealand'), noticeUpTo(28)),
  },
  {
    by: 'renewables',
    ask: 'wind techs with GWO',
    fits: all(trade('wind turbine technician'), cert('GWO')),
  },
  {
    by: 'flight deck',
    ask: 'Pilots holding an ATPL, Singapore, Dubai or Dublin',
    fits: all(trade('pilot'), cert('ATPL'), near('Singapore', 'Dubai', 'Dublin')),
  },
  {
    by: 'digital product',
    ask: 'UX designers figma – Berlin, Dublin or NYC',
    fits: all(trade('ux designer'), skill('Figma'), near('Berlin', 'Dublin', 'New York')),
  },
  {
    by: 'councils and ministries',
    ask: 'town planners or policy advisers in NZ, Ireland or Canada, citizens and PRs only',
    fits: all(
      trade('town planner', 'policy adviser'),
      country('New Zealand', 'Ireland', 'Canada'),
      rights('citizen', 'permanent_resident'),
    ),
  },
  {
    by: 'international schools',
    ask: 'Any teachers with Qualified Teacher Status who said they’d relocate? Primary or maths, don’t mind which',
    fits: all(trade('primary teacher', 'maths teacher'), cert('Qualified Teacher Status'), relocates),
  },
  {
    by: 'london market',
    ask: 'marine underwriters, loss adjusters – Allianz or AXA on the CV, now or earlier',
    fits: all(trade('marine underwriter', 'loss adjuster'), worked('Allianz', 'AXA')),
  },
  {
    by: 'newsrooms',
    ask: 'journalists / video editors working remotely',
    fits: all(trade('journalist', 'video editor'), remote),
  },
  {
    by: 'exploration, West Perth',
    ask: 'geologists 8 yrs plus, Australia or Canada',
    fits: all(trade('geologist'), yearsAtLeast(8), country('Australia', 'Canada')),
  },
  {
    by: 'consumer brands',
    ask: 'brand managers who’ve come out of Nestlé, Unilever or Danone, London, Paris or Toronto',
    fits: all(
      trade('brand manager'),
      formerly('Nestlé', 'Unilever', 'Danone'),
      near('London', 'Paris', 'Toronto'),
    ),
  },
  {
    by: 'secretarial, Mayfair',
    ask: 'EAs with French, German or Mandarin',
    fits: all(trade('executive assistant'), any(speaks('French'), speaks('German'), speaks('Mandarin'))),
  },
  {
    by: 'lean factories',
    ask: 'production or quality managers holding a Six Sigma belt (black or green), any country bar the US',
    fits: all(
      trade('production manager', 'quality manager'),
      any(cert('Six Sigma Black Belt'), cert('Six Sigma Green Belt')),
      not(country('United States')),
    ),
  },
  {
    by: 'distribution',
    ask: 'warehouse managers SAP EWM not contractors',
    fits: all(trade('warehouse manager'), skill('SAP EWM'), not(works('contract'))),
  },
  {
    by: 'gulf cost consultancy',
    ask: 'QS Dubai',
    fits: all(trade('quantity surveyor'), near('Dubai')),
  },
  {
    by: 'fine dining',
    ask: 'Head chefs or sommeliers in London, Melbourne or Paris who can put up with a difficult owner',
    unknowable: true,
    fits: all(trade('head chef', 'sommelier'), near('London', 'Melbourne', 'Paris')),
  },
  {
    by: 'universities, Clayton',
    ask: 'lecturers or research fellows who are, or once were, at Monash, Melbourne Uni or Sydney Uni',
    fits: all(
      trade('lecturer', 'research fellow'),
      worked('Monash University', 'University of Melbourne', 'University of Sydney'),
    ),
  },
];
