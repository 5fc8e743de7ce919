import type { Query as Asked } from './score.ts';
import {
  all,
  any,
  at,
  city,
  contractor,
  country,
  formerly,
  group,
  level,
  not,
  noticeUpTo,
  payBetween,
  payUpTo,
  type Query,
  region,
  relocates,
  rights,
  skill,
  speaks,
  trade,
  worked,
  yearsAtLeast,
} from './truth.ts';
import type { Facts } from './world.ts';

/** What fourteen people and bots of an agency ask in an ordinary month, over the first people. */
export const OPEN_FIFTY_SECOND: readonly (Query & Asked<Facts>)[] = [
  {
    by: 'account manager',
    ask: 'Dear all, as discussed on Tuesday we are mapping the tax market in the German-speaking countries. Could I please see every tax accountant or tax consultant in Berlin, Munich, Vienna or Zurich who is with one of the Big Four now and joined that firm in 2023 or earlier? Kind regards, Margot',
    fits: all(
      trade('tax'),
      city('Berlin', 'Munich', 'Vienna', 'Zurich'),
      at(...group('big 4')),
      ({ since }) => since <= 2023,
    ),
  },
  {
    by: 'account manager',
    ask: 'maths teachers, Bavaria, Austria or Switzerland, at Hillview, who’ve been teaching for at least four years',
    fits: all(
      trade('maths teacher'),
      any(region('Bavaria'), country('Austria', 'Switzerland')),
      at('Hillview Primary School'),
      yearsAtLeast(4),
    ),
  },
  {
    by: 'self-corrector',
    ask: 'site engineers 5 yrs, sorry, 3 yrs min, in Melbourne, Sydney or Auckland, permanent',
    fits: all(
      trade('site engineer'),
      yearsAtLeast(3),
      city('Melbourne', 'Sydney', 'Auckland'),
      not(contractor),
    ),
  },
  {
    by: 'Dutch account manager',
    ask: 'I search for Amsterdam a financial controller with SAP who can begin inside of one month',
    fits: all(trade('financial controller'), city('Amsterdam'), skill('SAP'), noticeUpTo(31)),
  },
  {
    by: 'night-owl researcher',
    ask: 'devops engineers or data engineers who joined Google or Canva in 2024 or 2025',
    fits: all(
      trade('devops', 'data engineer'),
      at('Google', 'Canva'),
      ({ since }) => since === 2024 || since === 2025,
    ),
  },
  {
    by: 'nursing recruiter',
    ask: 'ICU crowd with ventilation, looking for no more than AUD 120k. contract or perm I’m not fussed',
    fits: all(trade('icu nurse'), skill('Ventilation'), payUpTo(120_000, 'AUD')),
  },
  {
    by: 'slack resourcer',
    ask: 'anyone got golang ppl in aus nz or uk?? k8s a must. contractors only pls',
    fits: all(
      trade('go'),
      skill('Kubernetes'),
      country('Australia', 'New Zealand', 'United Kingdom'),
      contractor,
    ),
  },
  {
    by: 'intake bot',
    ask: 'requirement: SEO specialist or marketing manager; skill: Google Analytics; location: Nottingham, Manchester, Bolton; max notice: 28 days',
    fits: all(
      trade('seo', 'marketing manager'),
      skill('Google Analytics'),
      city('Nottingham', 'Manchester', 'Bolton'),
      noticeUpTo(28),
    ),
  },
  {
    by: 'account manager',
    ask: 'EAs / PAs in San Francisco, Oakland or New York with a clean driving licence',
    unknowable: true,
    fits: all(trade('executive assistant'), city('San Francisco', 'Oakland', 'New York')),
  },
  {
    by: 'nursing recruiter',
    ask: 'any enrolled nurses going in Victoria or NSW that aren’t with Ramsay at the minute? aged care like',
    fits: all(
      trade('enrolled nurse'),
      region('Victoria', 'New South Wales'),
      not(at('Ramsay Health Care')),
      skill('Aged care'),
    ),
  },
  {
    by: 'kiwi trades recruiter',
    ask: 'anyone working at UGL right now, sparky or diesel fitter, keen to shift for a job, and not living in the States',
    fits: all(trade('electrician', 'diesel fitter'), at('UGL'), relocates, not(country('United States'))),
  },
  {
    by: 'dictating director',
    ask: 'right next one is warehouse managers who are with DHL at the moment and have been on the payroll there since twenty twenty three or before',
    fits: all(trade('warehouse manager'), at('DHL'), ({ since }) => since <= 2023),
  },
  {
    by: 'temps consultant',
    ask: 'HGV drivers. Manchester/Bolton/Nottingham/London. Notice two weeks max.',
    fits: all(trade('truck driver'), city('Manchester', 'Bolton', 'Nottingham', 'London'), noticeUpTo(14)),
  },
  {
    by: 'night-owl researcher',
    ask: 'sales: AEs, BDMs, sales execs wanting 90 to 120 thousand euros',
    fits: all(trade('sales'), payBetween(90_000, 120_000, 'EUR')),
  },
  {
    by: 'polite newcomer',
    ask: 'please may I have the financial controllers with SAP who live neither in Australia nor in the UK?',
    fits: all(trade('financial controller'), skill('SAP'), not(country('Australia', 'United Kingdom'))),
  },
  {
    by: 'kiwi trades recruiter',
    ask: 'sparkies or heavy diesel mechanics in Auckland, chur',
    fits: all(trade('electrician', 'diesel fitter'), city('Auckland')),
  },
  {
    by: 'temps consultant',
    ask: 'Chefs. London, Manc, Nottm. Perm only. Four weeks notice max.',
    fits: all(trade('chef'), city('London', 'Manchester', 'Nottingham'), not(contractor), noticeUpTo(28)),
  },
  {
    by: 'list maker',
    ask: 'Role: management accountant\nWhere: London, Nottingham, Manchester, Bolton\nMust: CIMA\nMax: £150k\nPerm or contract: either',
    fits: all(
      trade('management accountant'),
      city('London', 'Nottingham', 'Manchester', 'Bolton'),
      skill('CIMA'),
      payUpTo(150_000, 'GBP'),
    ),
  },
  {
    by: 'boolean sourcer',
    ask: '"product manager" AND jira AND (speaks german OR speaks french) AND NOT (junior OR "United States")',
    fits: all(
      trade('product manager'),
      skill('Jira'),
      any(speaks('German'), speaks('French')),
      not(level('junior')),
      not(country('United States')),
    ),
  },
  {
    by: 'delivery lead',
    ask: 'Reqmt is urgent. Data engineers, Airflow mandatory, Germany/Switzerland/Austria/Netherlands, only who are not requiring sponsorship.',
    fits: all(
      trade('data engineer'),
      skill('Airflow'),
      country('Germany', 'Switzerland', 'Austria', 'Netherlands'),
      not(rights('requires_sponsorship')),
    ),
  },
  {
    by: 'slack resourcer',
    ask: 'ux folks who’ve been at atlassian or canva at any point (still there = ok), figma, aus/nz/uk',
    fits: all(
      trade('ux designer'),
      worked('Atlassian', 'Canva'),
      skill('Figma'),
      country('Australia', 'New Zealand', 'United Kingdom'),
    ),
  },
  {
    by: 'Dutch account manager',
    ask: 'Who of the marketing managers has earlier worked by Unilever and works now by Christian Dior or Coca Cola?',
    fits: all(trade('marketing manager'), formerly('Unilever'), at('Christian Dior', 'Coca-Cola')),
  },
  {
    by: 'slack resourcer',
    ask: 'ios devs, US, no juniors 🙏',
    fits: all(trade('ios'), country('United States'), not(level('junior'))),
  },
  {
    by: 'self-corrector',
    ask: 'business analysts who were at Commonwealth Bank, past not present. Actually no, present is fine as well. Australia',
    fits: all(trade('business analyst'), worked('Commonwealth Bank'), country('Australia')),
  },
  {
    by: 'night-owl researcher',
    ask: 'product designers / UX in NZ, Aus and the US, nobody with Canva or Atlassian in their past or present',
    fits: all(
      trade('ux designer'),
      country('New Zealand', 'Australia', 'United States'),
      not(worked('Canva', 'Atlassian')),
    ),
  },
  {
    by: 'account manager',
    ask: 'Hi team, just off the phone with Priti at the bank. She is after a credit risk analyst for the Sydney office; Parramatta would do too, because the second team sits there. SAS is essential, SQL she can teach. She will go to 140k and not a dollar over. Thanks, Jo',
    fits: all(trade('risk'), city('Sydney', 'Parramatta'), skill('SAS'), payUpTo(140_000, 'AUD')),
  },
  {
    by: 'temps consultant',
    ask: 'primary teachers nottingham london manchester bolton. NOT anyone teaching at st marys college now, they are the client',
    fits: all(
      trade('primary teacher'),
      city('Nottingham', 'London', 'Manchester', 'Bolton'),
      not(at('St Mary’s College')),
    ),
  },
  {
    by: 'polite newcomer',
    ask: 'Could you please find me teachers, either primary or maths, in Australia who would be willing to relocate? Sorry if this is the wrong box!',
    fits: all(trade('primary teacher', 'maths teacher'), country('Australia'), relocates),
  },
  {
    by: 'dictating director',
    ask: 'show me the executive assistants in London comma New York and Zurich who could start within four weeks question mark',
    fits: all(trade('executive assistant'), city('London', 'New York', 'Zurich'), noticeUpTo(28)),
  },
  {
    by: 'boolean sourcer',
    ask: '(electrician OR sparky) AND "high voltage" AND (Perth OR Brisbane OR Melbourne) AND NOT "needs sponsorship"',
    fits: all(
      trade('electrician'),
      skill('High voltage'),
      city('Perth', 'Brisbane', 'Melbourne'),
      not(rights('requires_sponsorship')),
    ),
  },
];
