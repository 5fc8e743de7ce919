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
  level,
  nobody,
  not,
  noticeUpTo,
  payBetween,
  payUpTo,
  type Query,
  region,
  relocates,
  remote,
  rights,
  skill,
  speaks,
  trade,
  worked,
  yearsAtLeast,
} from './truth.ts';
import type { Facts } from './world.ts';

/** Searches over the first people, as desks in the UK, Ireland, on the continent and in Asia type them. */
export const OPEN_SIXTY_EIGHTH: readonly (Query & Asked<Facts>)[] = [
  {
    by: 'perm tech, Dublin',
    ask: 'backend devs with Kafka, UK or Netherlands, permanent only',
    fits: all(trade('backend'), skill('Kafka'), country('United Kingdom', 'Netherlands'), not(contractor)),
  },
  {
    by: 'payroll bureau, Stockport',
    ask: 'payroll greater manchester',
    fits: all(trade('payroll'), region('Greater Manchester')),
  },
  {
    by: 'nursing, Derby',
    ask: 'Intensive care nurses living in the UK – must be a citizen or a permanent resident, and able to start within 4 weeks.',
    fits: all(
      trade('icu nurse'),
      country('United Kingdom'),
      rights('citizen', 'permanent_resident'),
      noticeUpTo(28),
    ),
  },
  {
    by: 'private practice, Zurich',
    ask: 'M&A lawyers in Europe who trained at or passed through Linklaters or Clifford Chance but have since left both',
    fits: all(
      trade('lawyer'),
      skill('Mergers and acquisitions'),
      country(...EUROPE),
      formerly('Linklaters', 'Clifford Chance'),
      not(at('Linklaters', 'Clifford Chance')),
    ),
  },
  {
    by: 'job feed, Antwerp',
    ask: 'role: HGV driver\nlocation: United Kingdom\nnotice: max 2 weeks',
    fits: all(trade('truck driver'), country('United Kingdom'), noticeUpTo(14)),
  },
  {
    by: 'executive search, Singapore',
    ask: 'IT project managers and business analysts who speak Mandarin. Location open.',
    fits: all(trade('it project manager', 'business analyst'), speaks('Mandarin')),
  },
  {
    by: 'hotels and ski resorts, Innsbruck',
    ask: 'chefs living in Austria, Switzerland or Germany for the winter season, free in four weeks or sooner',
    fits: all(trade('chef'), country('Austria', 'Switzerland', 'Germany'), noticeUpTo(28)),
  },
  {
    by: 'schools, Leicester',
    ask: 'teachers maths or primary in london nottingham manchester, leave out those at hillview primary its the one hiring',
    fits: all(
      trade('maths teacher', 'primary teacher'),
      city('London', 'Nottingham', 'Manchester'),
      not(at('Hillview Primary School')),
    ),
  },
  {
    by: 'surveying, Croydon',
    ask: 'QS, UK, wants no more than 110k',
    fits: all(trade('quantity surveyor'), country('United Kingdom'), payUpTo(110_000, 'GBP')),
  },
  {
    by: 'temps, Glasgow',
    ask: 'missed call on the desk phone from +61 412 009 694, who is that',
    fits: ({ phone }) => phone === '+61412009694',
  },
  {
    by: 'risk, Hong Kong',
    ask: 'Credit risk analysts in Hong Kong, SAS, 5 years plus',
    fits: nobody,
  },
  {
    by: 'field sales, Cork',
    ask: 'Business development / sales people around London, Bolton or Nottingham. They need their own car.',
    fits: all(trade('sales'), city('London', 'Bolton', 'Nottingham')),
    unknowable: true,
  },
  {
    by: 'freelance IT, Brussels',
    ask: 'contract DevOps or data engineers living in Germany, Austria, the Netherlands or Sweden',
    fits: all(
      trade('devops', 'data engineer'),
      country('Germany', 'Austria', 'Netherlands', 'Sweden'),
      contractor,
    ),
  },
  {
    by: 'practice accountancy, Belfast',
    ask: 'auditors in the UK, Big Four either today or in the past, at least 8 years’ experience',
    fits: all(trade('auditor'), country('United Kingdom'), worked(...group('big 4')), yearsAtLeast(8)),
  },
  {
    by: 'engineering, Augsburg',
    ask: 'embeded c++ enginers in berlin, munich, vienna or zurich',
    fits: all(trade('embedded'), skill('C++'), city('Berlin', 'Munich', 'Vienna', 'Zurich')),
  },
  {
    by: 'interim finance, Frankfurt',
    ask: 'Management Accountants asking between EUR 80,000 and EUR 140,000',
    fits: all(trade('management accountant'), payBetween(80_000, 140_000, 'EUR')),
  },
  {
    by: 'pharmacy, Birmingham',
    ask: 'From the client this morning: “Hi Jo, we’re a pharmacist short as of Friday. East Midlands or Greater Manchester please, and nobody with more than four weeks’ notice.” Who can I ring?',
    fits: all(trade('pharmacist'), region('East Midlands', 'Greater Manchester'), noticeUpTo(28)),
  },
  {
    by: 'luxury and FMCG, Milan',
    ask: 'Marketing managers with Dior or Unilever on their CV (present or past), but not those who live in Australia or the States',
    fits: all(
      trade('marketing manager'),
      worked('Christian Dior', 'Unilever'),
      not(country('Australia', 'United States')),
    ),
  },
  {
    by: 'start-ups, Brighton',
    ask: 'junior front end or full stack devs uk',
    fits: all(trade('frontend', 'fullstack'), level('junior'), country('United Kingdom')),
  },
  {
    by: 'offshore research team, Manila',
    ask: 'physios, NSW and Victoria. citizens or PRs. rehab background is a bonus, not essential',
    fits: all(
      trade('physio'),
      region('New South Wales', 'Victoria'),
      rights('citizen', 'permanent_resident'),
    ),
  },
  {
    by: 'digital, Lisbon',
    ask: 'SEO specialists in Europe working remotely',
    fits: all(trade('seo'), country(...EUROPE), remote),
  },
  {
    by: 'power, Limerick',
    ask: 'sparks for a substation outside Ennis. either they’re in the UK and would relocate, or they’re in Germany and would relocate. HV needed',
    fits: all(
      trade('electrician'),
      skill('High voltage'),
      any(country('United Kingdom'), country('Germany')),
      relocates,
    ),
  },
];
