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

/** Searches over the third people, of desks on both sides of the world. */
export const THIRD_OPEN_NINETY_SEVENTH: readonly Query<Third>[] = [
  {
    by: 'pharma, Little Island',
    ask: 'pharma people in Ireland with 5+ years’ experience',
    fits: all(trade('pharma'), country('Ireland'), yearsAtLeast(5)),
  },
  {
    by: 'government, Lambton Quay',
    ask: 'policy advisers or town planners, Wellington, Auckland or Dublin. Has to be a citizen or PR.',
    fits: all(
      trade('policy adviser', 'town planner'),
      near('Wellington', 'Auckland', 'Dublin'),
      rights('citizen', 'permanent_resident'),
    ),
  },
  {
    by: 'trade & shipping, Tanjong Pagar',
    ask: 'freight forwarders, port ops, marine underwriters or QS in Singapore, notice 1 month or less',
    fits: all(
      trade('freight forwarder', 'port operations', 'marine underwriter', 'quantity surveyor'),
      near('Singapore'),
      noticeUpTo(30),
    ),
  },
  {
    by: 'Manchester office, mixed',
    ask: 'Manchester – warehouse managers, production managers, SEO – max £60k a year',
    fits: all(
      trade('warehouse manager', 'production manager', 'seo specialist'),
      near('Manchester'),
      pays('GBP', 0, 60_000),
    ),
  },
  {
    by: 'media & fashion, Flatiron',
    ask: 'journalists, EAs / PAs and buyers in New York or London open to relocating',
    fits: all(trade('journalist', 'executive assistant', 'buyer'), near('New York', 'London'), relocates),
  },
  {
    by: 'wells, Houston',
    ask: 'Drilling engineers with either IWCF or directional drilling, 4 yrs minimum',
    fits: all(trade('drilling engineer'), any(cert('IWCF'), skill('Directional drilling')), yearsAtLeast(4)),
  },
  {
    by: 'airlines, Swords',
    ask: 'pilots and aircraft engineers, both with A320, at Ryanair or Emirates now or before',
    fits: all(trade('pilot', 'aircraft engineer'), skill('A320'), worked('Ryanair', 'Emirates')),
  },
  {
    by: 'home workers, property and cover',
    ask: 'conveyancers, loss adjusters and marine underwriters working remotely',
    fits: all(trade('conveyancer', 'loss adjuster', 'marine underwriter'), remote),
  },
  {
    by: 'Gulf hotels',
    ask: 'Dubai: sous chefs, sommeliers, housekeeping and hotel managers asking no more than AED 20k a month',
    fits: all(
      trade('sous chef', 'sommelier', 'housekeeping', 'hotel manager'),
      near('Dubai'),
      pays('AED', 0, 20_000, 'month'),
    ),
  },
  {
    by: 'contracts, Haymarket',
    ask: 'Who are our contractors in Australia on 60 dollars an hour or less? Any job at all.',
    fits: all(works('contract'), country('Australia'), pays('AUD', 0, 60, 'hour')),
  },
  {
    by: 'universities, Cambridge MA',
    ask: 'lecturers & research fellows with a PhD who speak German, French or Spanish',
    fits: all(
      trade('lecturer', 'research fellow'),
      cert('PhD'),
      any(speaks('German'), speaks('French'), speaks('Spanish')),
    ),
  },
  {
    by: 'brands and shops',
    ask: 'brand managers ex Nestlé or Unilever, store managers ex Zara or H&M, minimum three years in the job they have now',
    fits: all(
      any(
        all(trade('brand manager'), formerly('Nestlé', 'Unilever')),
        all(trade('store manager'), formerly('Zara', 'H&M')),
      ),
      inJobFor(3),
    ),
  },
  {
    by: 'children’s services and schools, York',
    ask: 'primary teachers with QTS and children’s social workers with Social Work England registration, in Bristol, London or Manchester',
    fits: all(
      any(
        all(trade('primary teacher'), cert('Qualified Teacher Status')),
        all(trade('child protection social worker'), cert('Social Work England registration')),
      ),
      near('Bristol', 'London', 'Manchester'),
    ),
  },
  {
    by: 'factories, Illinois',
    ask: 'quality managers / production managers at Siemens, Bosch or 3M with FMEA or lean, anywhere except India',
    fits: all(
      trade('quality manager', 'production manager'),
      at('Siemens', 'Bosch', '3M'),
      any(skill('FMEA'), skill('Lean')),
      not(country('India')),
    ),
  },
  {
    by: 'training and outreach',
    ask: 'Anybody on the books who was a school teacher, lawyer or journalist in an earlier life but isn’t any more?',
    fits: all(once('teacher', 'lawyer', 'journalist'), not(trade('teacher', 'lawyer', 'journalist'))),
  },
  {
    by: 'clinics',
    ask: 'dentists or vets in the UK, Australia or NZ happy to do Saturdays',
    unknowable: true,
    fits: all(trade('dentist', 'vet'), country('United Kingdom', 'Australia', 'New Zealand')),
  },
];
