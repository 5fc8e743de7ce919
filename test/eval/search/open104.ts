import type { Query as Asked } from './score.ts';
import {
  all,
  any,
  at,
  city,
  contractor,
  country,
  EUROPE,
  formerly,
  group,
  lastTitled,
  level,
  not,
  noticeUpTo,
  payUpTo,
  type Query,
  region,
  relocates,
  remote,
  rights,
  sinceYears,
  skill,
  speaks,
  titled,
  trade,
  worked,
  yearsAtLeast,
} from './truth.ts';
import type { Facts } from './world.ts';

/** Searches over the first people, of desks in an ordinary month. */
export const OPEN_NINETY_FOURTH: readonly (Query & Asked<Facts>)[] = [
  {
    by: 'group reporting, Barangaroo',
    ask: 'financial controller who has done consolidations, Australia or the UK, one month notice max, and not someone sitting at Woolworths today',
    fits: all(
      trade('financial controller'),
      skill('Consolidation'),
      country('Australia', 'United Kingdom'),
      noticeUpTo(28),
      not(at('Woolworths')),
    ),
  },
  {
    by: 'infrastructure, Canary Wharf',
    ask: 'devops or SRE, must know Kubernetes. London based, or working remotely from anywhere in Europe',
    fits: all(trade('devops'), skill('Kubernetes'), any(city('London'), all(remote, country(...EUROPE)))),
  },
  {
    by: 'ward cover, Footscray',
    ask: 'Hi team, as per our call: the ward needs RNs or enrolled nurses with wound care. Victoria or Queensland, able to start within 2 weeks, citizens or PRs only. Thx Carol',
    fits: all(
      trade('registered nurse', 'enrolled nurse'),
      skill('Wound care'),
      region('Victoria', 'Queensland'),
      noticeUpTo(14),
      rights('citizen', 'permanent_resident'),
    ),
  },
  {
    by: 'employment team, Martin Place',
    ask: 'employment lawyers, ex Allens or ex MinterEllison, who have since moved to a magic circle firm. anywhere except the US',
    fits: all(
      trade('employment lawyer'),
      formerly('Allens', 'MinterEllison'),
      at(...group('magic circle')),
      not(country('United States')),
    ),
  },
  {
    by: 'apps, Kreuzberg',
    ask: 'iOS / Swift in DACH, permanent role, we can’t sponsor',
    fits: all(
      trade('ios'),
      country('Germany', 'Austria', 'Switzerland'),
      not(contractor),
      not(rights('requires_sponsorship')),
    ),
  },
  {
    by: 'haulage, Trafford Park',
    ask: 'Truck drivers round Greater Manchester or the East Midlands, notice no longer than 4 weeks, no points on the licence',
    fits: all(trade('truck driver'), region('Greater Manchester', 'East Midlands'), noticeUpTo(28)),
    unknowable: true,
  },
  {
    by: 'mine electrical, Osborne Park',
    ask: 'HV sparkies with Rio or FMG on the resume (now or earlier). live in WA or QLD, or willing to relocate',
    fits: all(
      trade('electrician'),
      skill('High voltage'),
      worked('Rio Tinto', 'Fortescue'),
      any(region('Western Australia', 'Queensland'), relocates),
    ),
  },
  {
    by: 'product search, Jordaan',
    ask: 'I’m after product managers (product, not project!) working for Canva or Atlassian today, at least 8 years under their belt, in Europe or New Zealand',
    fits: all(
      trade('product manager'),
      at('Canva', 'Atlassian'),
      yearsAtLeast(8),
      country(...EUROPE, 'New Zealand'),
    ),
  },
  {
    by: 'performance marketing, Surry Hills',
    ask: 'SEO/digital marketing specialists on the agency side, UK + Australia, permanent, can leave in 4 weeks or less',
    fits: all(
      trade('seo'),
      at(...group('agency side')),
      country('United Kingdom', 'Australia'),
      not(contractor),
      noticeUpTo(28),
    ),
  },
  {
    by: 'credit, Bishopsgate',
    ask: 'credit risk analyst with SAS, over 3 yrs with the bank they’re at now, expecting up to A$150k or up to £110k',
    fits: all(
      trade('risk'),
      skill('SAS'),
      at(...group('bank')),
      sinceYears(3),
      any(payUpTo(150_000, 'AUD'), payUpTo(110_000, 'GBP')),
    ),
  },
  {
    by: 'fit-out, Alexandria',
    ask: 'construction project managers with Primavera P6 who are or were at Lendlease or Multiplex; Aus NZ UK; not junior',
    fits: all(
      trade('construction project manager'),
      skill('Primavera P6'),
      worked('Lendlease', 'Multiplex'),
      country('Australia', 'New Zealand', 'United Kingdom'),
      not(level('junior')),
    ),
  },
  {
    by: 'schools, bilingual programme',
    ask: 'Maths teachers with Spanish, Mandarin, French or Hindi, four years’ experience minimum',
    fits: all(
      trade('maths teacher'),
      any(speaks('Spanish'), speaks('Mandarin'), speaks('French'), speaks('Hindi')),
      yearsAtLeast(4),
    ),
  },
  {
    by: 'brigade, Viaduct Harbour',
    ask: 'chefs at Marriott now, no Merivale anywhere on their CV, Australia/NZ/UK',
    fits: all(
      trade('chef'),
      at('Marriott'),
      not(worked('Merivale')),
      country('Australia', 'New Zealand', 'United Kingdom'),
    ),
  },
  {
    by: 'machine learning, Mission St',
    ask: 'who’s a Machine Learning Engineer at the moment but was a Data Scientist in the job right before? US or Europe',
    fits: all(
      titled('Machine Learning Engineer'),
      lastTitled('Data Scientist'),
      country('United States', ...EUROPE),
    ),
  },
  {
    by: 'people team temps',
    ask: 'HR business partners, HR managers or EAs/PAs for a contract gig, has to be available straight away',
    fits: all(trade('hr', 'executive assistant'), contractor, noticeUpTo(0)),
  },
  {
    by: 'cyber, Pyrmont',
    ask: 'SOC or cyber analysts in Australia, mid or senior level. Client says nobody who’s ever been at Google or Amazon',
    fits: all(
      trade('security'),
      country('Australia'),
      level('mid', 'senior'),
      not(worked('Google', 'Amazon')),
    ),
  },
];
