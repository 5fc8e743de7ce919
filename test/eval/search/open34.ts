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
  level,
  not,
  noticeUpTo,
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

const SYDNEY = ['Sydney', 'Parramatta'];

/** Searches of ten recruiters on ordinary days, as they type, dictate and paste them. */
export const OPEN_TWENTY_EIGHTH: readonly (Query & Asked<Facts>)[] = [
  {
    by: 'glasgow',
    ask: 'any pharmacists on here with a bit of German?',
    fits: all(trade('pharmacist'), speaks('German')),
  },
  {
    by: 'glasgow',
    ask: 'Wee favour: credit risk folk who use SAS, UK based. It’s for Barclays so obviously nobody that’s sitting at Barclays the now',
    fits: all(trade('risk'), skill('SAS'), country('United Kingdom'), not(at('Barclays'))),
  },
  {
    by: 'glasgow',
    ask: 'HGV drivers for the Warrington depot. Manchester, Bolton, Nottingham or London way, 3 year minimum, away from their current place inside a month, no contractors and they cannae need sponsored',
    fits: all(
      trade('truck driver'),
      city('Manchester', 'Bolton', 'Nottingham', 'London'),
      yearsAtLeast(3),
      noticeUpTo(31),
      not(contractor),
      not(rights('requires_sponsorship')),
    ),
  },
  {
    by: 'tauranga',
    ask: 'site engineers AKL',
    fits: all(trade('site engineer'), city('Auckland')),
  },
  {
    by: 'tauranga',
    ask: 'nurses living in Aussie who’d shift over here, RN or EN not fussed, but no sponsorship cases',
    fits: all(
      trade('registered nurse', 'enrolled nurse'),
      country('Australia'),
      relocates,
      not(rights('requires_sponsorship')),
    ),
  },
  {
    by: 'tauranga',
    ask: 'QSs, Auckland or anywhere in Australia, Multiplex or Lendlease on the CV (now or earlier), senior and up, permanent not contract',
    fits: all(
      trade('quantity surveyor'),
      any(city('Auckland'), country('Australia')),
      worked('Multiplex', 'Lendlease'),
      level('senior', 'head'),
      not(contractor),
    ),
  },
  {
    by: 'call notes',
    ask: 'diesel fitters - Fortescue now',
    fits: all(trade('diesel fitter'), at('Fortescue')),
  },
  {
    by: 'call notes',
    ask: 'BA. BPMN + Jira. Syd / Melb / Bris. 4 wks notice max.',
    fits: all(
      trade('business analyst'),
      skill('BPMN', 'Jira'),
      city(...SYDNEY, 'Melbourne', 'Brisbane'),
      noticeUpTo(28),
    ),
  },
  {
    by: 'call notes',
    ask: 'FC role. SAP essential. 8 yrs+. UK, NL, DE or SE. Perm. Nobody at Westpac now. Consolidation nice to have.',
    fits: all(
      trade('financial controller'),
      skill('SAP'),
      yearsAtLeast(8),
      country('United Kingdom', 'Netherlands', 'Germany', 'Sweden'),
      not(contractor),
      not(at('Westpac')),
    ),
  },
  {
    by: 'voice memo',
    ask: 'who have we got that does seo and lives in amsterdam or stockholm',
    fits: all(trade('seo'), city('Amsterdam', 'Stockholm')),
  },
  {
    by: 'voice memo',
    ask: 'okay payroll so they run chris21 and the person has to be in australia already and be on a hundred thousand aussie dollars at the very most',
    fits: all(trade('payroll'), skill('Chris21'), country('Australia'), payUpTo(100_000, 'AUD')),
  },
  {
    by: 'voice memo',
    ask: 'right new one from this morning its a start up they want a full stack developer node and react at least four years in they dont have an office so it has to be somebody who works remotely and permanent please and um able to start in a month or sooner',
    fits: all(
      trade('fullstack'),
      skill('Node.js', 'React'),
      yearsAtLeast(4),
      remote,
      not(contractor),
      noticeUpTo(31),
    ),
  },
  {
    by: 'executive search',
    ask: 'Chefs presently employed by Merivale.',
    fits: all(trade('chef'), at('Merivale')),
  },
  {
    by: 'executive search',
    ask: 'Senior lawyers practising in mergers and acquisitions, presently at Allens or MinterEllison, anywhere in Australia.',
    fits: all(
      trade('lawyer'),
      skill('Mergers and acquisitions'),
      level('senior'),
      at('Allens', 'MinterEllison'),
      country('Australia'),
    ),
  },
  {
    by: 'executive search',
    ask: 'We are retained to find a Head of Product. Kindly identify head-level product managers resident in Europe or the United States who are, or have been, with Google, Amazon or Atlassian; interim contractors are of no interest, nor is anyone whose notice exceeds one month.',
    fits: all(
      trade('product manager'),
      level('head'),
      country(...EUROPE, 'United States'),
      worked('Google', 'Amazon', 'Atlassian'),
      not(contractor),
      noticeUpTo(31),
    ),
  },
  { by: 'rushed', ask: 'swift devs no juniors', fits: all(trade('ios'), not(level('junior'))) },
  {
    by: 'rushed',
    ask: 'react + css, amsterdam berlin munich or london, 4 yrs min',
    fits: all(
      trade('frontend'),
      skill('React', 'CSS'),
      city('Amsterdam', 'Berlin', 'Munich', 'London'),
      yearsAtLeast(4),
    ),
  },
  {
    by: 'rushed',
    ask: 'c# devlopers azure, uk nl or germany, 3+ yrs, perm, 1 mth notice or less, not thoughtworks currently',
    fits: all(
      trade('dotnet'),
      skill('Azure'),
      country('United Kingdom', 'Netherlands', 'Germany'),
      yearsAtLeast(3),
      not(contractor),
      noticeUpTo(31),
      not(at('Thoughtworks')),
    ),
  },
  {
    by: 'account manager',
    ask: 'EAs in London please, the client has rung twice already today',
    fits: all(trade('executive assistant'), city('London')),
  },
  {
    by: 'account manager',
    ask: 'Just off the phone with Kath at the academy, two of her department have handed in their notice. So: maths teachers in the UK, citizens or permanent residents only, who could be free within a month.',
    fits: all(
      trade('maths teacher'),
      country('United Kingdom'),
      rights('citizen', 'permanent_resident'),
      noticeUpTo(31),
    ),
  },
  {
    by: 'account manager',
    ask: 'FW: Data Engineer x 2\nHi, can you see what you have for these two seats?\n- Python and Airflow\n- four years or more\n- living in Australia or New Zealand\n- no sponsorship\n- four weeks’ notice at most\nCheers, Raj',
    fits: all(
      trade('data engineer'),
      skill('Python', 'Airflow'),
      yearsAtLeast(4),
      country('Australia', 'New Zealand'),
      not(rights('requires_sponsorship')),
      noticeUpTo(28),
    ),
  },
  {
    by: 'midtown',
    ask: 'product managers in the US',
    fits: all(trade('product manager'), country('United States')),
  },
  {
    by: 'midtown',
    ask: 'credit risk analysts at HSBC or Westpac right now, SQL, ten-plus years',
    fits: all(trade('risk'), at('HSBC', 'Westpac'), skill('SQL'), yearsAtLeast(10)),
  },
  {
    by: 'midtown',
    ask: 'Sales guys, AE or BDM or whatever it says on the card. NYC, SF or Oakland, 4 yrs at least, Salesforce, asking $150k tops, and they gotta be out of their current gig within a month',
    fits: all(
      trade('sales'),
      city('New York', 'San Francisco', 'Oakland'),
      yearsAtLeast(4),
      skill('Salesforce'),
      payUpTo(150_000, 'USD'),
      noticeUpTo(31),
    ),
  },
  {
    by: 'winterthur',
    ask: 'Devops people in Switzerland',
    fits: all(trade('devops'), country('Switzerland')),
  },
  {
    by: 'winterthur',
    ask: 'Suche Marketing Manager mit Google Analytics, wohnhaft in Deutschland, Österreich oder der Schweiz, mindestens 5 Jahre Berufserfahrung',
    fits: all(
      trade('marketing manager'),
      skill('Google Analytics'),
      country('Germany', 'Austria', 'Switzerland'),
      yearsAtLeast(5),
    ),
  },
  {
    by: 'winterthur',
    ask: 'For a bank in Zurich I need a data scientist, mid or senior, with Python and SQL. They should live in Switzerland, Austria or Germany or else be ready to relocate. No freelancers. German is a plus, the team speaks English.',
    fits: all(
      trade('data scientist'),
      level('mid', 'senior'),
      skill('Python', 'SQL'),
      any(country('Switzerland', 'Austria', 'Germany'), relocates),
      not(contractor),
    ),
  },
  {
    by: 'talent partner',
    ask: 'Embedded C++ engineers open to relocating',
    fits: all(trade('embedded'), skill('C++'), relocates),
  },
  {
    by: 'talent partner',
    ask: 'UX / product designers | Canva or Atlassian alumni, not at either today | UK, US or Australia',
    fits: all(
      trade('ux designer'),
      formerly('Canva', 'Atlassian'),
      not(at('Canva', 'Atlassian')),
      country('United Kingdom', 'United States', 'Australia'),
    ),
  },
  {
    by: 'talent partner',
    ask: 'ICU nurses | Royal Melbourne or St Vincent’s, now or before | VIC, NSW, QLD or WA | 3 yrs min | citizen or PR | 4 weeks’ notice or less',
    fits: all(
      trade('icu nurse'),
      worked('Royal Melbourne Hospital', 'St Vincent’s Hospital'),
      region('Victoria', 'New South Wales', 'Queensland', 'Western Australia'),
      yearsAtLeast(3),
      rights('citizen', 'permanent_resident'),
      noticeUpTo(28),
    ),
  },
];
