import type { Query as Asked } from './score.ts';
import {
  all,
  any,
  at,
  city,
  contractor,
  country,
  EUROPE,
  EY,
  formerly,
  group,
  lastTitled,
  leftFrom,
  level,
  nobody,
  not,
  noticeUpTo,
  PWC,
  payBetween,
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

/** Searches over the first people, of desks in the second week of January. */
export const OPEN_SEVENTY_SEVENTH: readonly (Query & Asked<Facts>)[] = [
  {
    by: 'accounting support, North Ryde',
    ask: 'Management accountants with CIMA, or auditors provided there is a Big 4 firm on the CV (now or before). Australia and NZ.',
    fits: all(
      any(
        all(trade('management accountant'), skill('CIMA')),
        all(trade('auditor'), worked(...group('big 4'))),
      ),
      country('Australia', 'New Zealand'),
    ),
  },
  {
    by: 'dev desk, Spinningfields',
    ask: 'golang + .net people anywhere in the uk. those at amazon can stay out',
    fits: all(trade('go', 'dotnet'), country('United Kingdom'), not(at('Amazon'))),
  },
  {
    by: 'forwarded from the practice owner',
    ask: 'Hi Jo, happy new year! Hope the break was a good one. We’re after physios again, anywhere in Australia, who could be with us inside four weeks. Bupa’s current staff are off limits for us, I’m afraid. Thanks a million, Deb',
    fits: all(trade('physio'), country('Australia'), noticeUpTo(28), not(at('Bupa'))),
  },
  {
    by: 'bilingual office',
    ask: 'EAs/PAs, HR people, marketing managers – in Europe – with French or German',
    fits: all(
      trade('executive assistant', 'hr', 'marketing manager'),
      country(...EUROPE),
      any(speaks('French'), speaks('German')),
    ),
  },
  {
    by: 'infra, SoMa',
    ask: 'SRE / DevOps / SOC analysts in San Francisco or Oakland. New Yorkers too, but only the ones who work remotely or would relocate',
    fits: all(
      trade('devops', 'security'),
      any(city('San Francisco', 'Oakland'), all(city('New York'), any(remote, relocates))),
    ),
  },
  {
    by: 'data platform',
    ask: 'data engineers that left Google or Amazon in 2020 or later',
    fits: all(trade('data engineer'), leftFrom(2020, 'Google', 'Amazon')),
  },
  {
    by: 'FIFO, Welshpool',
    ask: 'sparkies and diesel fitters w/ Rio or Fortescue background (current counts), already in WA or prepared to relocate',
    fits: all(
      trade('electrician', 'diesel fitter'),
      worked('Rio Tinto', 'Fortescue'),
      any(region('Western Australia'), relocates),
    ),
  },
  {
    by: 'cost and site',
    ask: 'QSs up to AUD 140k, or site engineers up to AUD 120k',
    fits: any(
      all(trade('quantity surveyor'), payUpTo(140_000, 'AUD')),
      all(trade('site engineer'), payUpTo(120_000, 'AUD')),
    ),
  },
  {
    by: 'international schools, Josefstadt',
    ask: 'Teachers of maths or of primary in Germany, Austria or Switzerland; nobody who’d want sponsoring',
    fits: all(
      trade('maths teacher', 'primary teacher'),
      country('Germany', 'Austria', 'Switzerland'),
      not(rights('requires_sponsorship')),
    ),
  },
  {
    by: 'law firm partner mail',
    ask: 'Dear Tom, as discussed: employment lawyers, whatever their firm; and corporate / M&A lawyers as well, but those strictly with Clifford Chance or Linklaters now or in the past. All of them in Australia. Best, Rosalind',
    fits: all(
      trade('lawyer'),
      any(trade('employment lawyer'), worked('Clifford Chance', 'Linklaters')),
      country('Australia'),
    ),
  },
  {
    by: 'ward cover',
    ask: 'RNs (any), ICU nurses (any) in the UK – max two weeks’ notice. We’ve already met the Bupa lot so skip whoever is there',
    fits: all(
      trade('registered nurse', 'icu nurse'),
      country('United Kingdom'),
      noticeUpTo(14),
      not(at('Bupa')),
    ),
  },
  {
    by: 'kitchens, Soho',
    ask: 'chefs & sous chefs for perm: in london or manchester today, or else open to relocating',
    fits: all(trade('chef'), not(contractor), any(city('London', 'Manchester'), relocates)),
  },
  {
    by: 'back office temps',
    ask: 'payroll + AP, contractors, Aus',
    fits: all(trade('payroll', 'accounts payable'), contractor, country('Australia')),
  },
  {
    by: 'product hires',
    ask: 'mid-level product mangers or BAs out of Atlassian, Canva or Google (they’re there today), not in the States',
    fits: all(
      trade('product manager', 'business analyst'),
      level('mid'),
      at('Atlassian', 'Canva', 'Google'),
      not(country('United States')),
    ),
  },
  {
    by: 'design studio, Jordaan',
    ask: 'ux or product designers who live in amsterdam, berlin or stockholm… or anywhere if they work remotely',
    fits: all(trade('ux designer'), any(city('Amsterdam', 'Berlin', 'Stockholm'), remote)),
  },
  {
    by: 'distribution, Trafford Park',
    ask: 'Who do we have in Greater Manchester, the East Midlands or London by way of warehouse managers and lorry drivers? They need to be a citizen or have permanent residence.',
    fits: all(
      trade('warehouse manager', 'truck driver'),
      region('Greater Manchester', 'East Midlands', 'Greater London'),
      rights('citizen', 'permanent_resident'),
    ),
  },
  {
    by: 'FMCG rival',
    ask: 'sales (BDM/AE) Aus or UK, 9 yrs min. never with Unilever, not now, not before',
    fits: all(
      trade('sales'),
      country('Australia', 'United Kingdom'),
      yearsAtLeast(9),
      not(worked('Unilever')),
    ),
  },
  {
    by: 'search agency',
    ask: 'SEO / digital marketing specialists with agency background at Ogilvy, present or past; Europe or US; notice four weeks or shorter',
    fits: all(trade('seo'), worked('Ogilvy'), country(...EUROPE, 'United States'), noticeUpTo(28)),
  },
  {
    by: 'mobile, two offices',
    ask: 'iOS devs: Britain up to GBP 130,000, or Germany/Austria/Netherlands up to EUR 140,000',
    fits: all(
      trade('ios'),
      any(
        all(country('United Kingdom'), payUpTo(130_000, 'GBP')),
        all(country('Germany', 'Austria', 'Netherlands'), payUpTo(140_000, 'EUR')),
      ),
    ),
  },
  {
    by: 'ML, by job title',
    ask: 'People titled Machine Learning Engineer now whose last job before it was titled Data Scientist',
    fits: all(titled('Machine Learning Engineer'), lastTitled('Data Scientist')),
  },
  {
    by: 'programme office',
    ask: 'IT PMs (no construction ones) who contract and either go remote or move',
    fits: all(trade('it project manager'), contractor, any(remote, relocates)),
  },
  {
    by: 'exec search, Macquarie Street',
    ask: 'Head-level marketing, HR or sales. AU/NZ.',
    fits: all(trade('marketing', 'hr', 'sales'), level('head'), country('Australia', 'New Zealand')),
  },
  {
    by: 'pharmacy chain with a visa scheme',
    ask: 'pharmacists Australia, New Zealand or UK on a working holiday visa or in need of sponsorship (yes really, we sponsor)',
    fits: all(
      trade('pharmacist'),
      country('Australia', 'New Zealand', 'United Kingdom'),
      rights('visa_holder', 'requires_sponsorship'),
    ),
  },
  {
    by: 'infrastructure',
    ask: 'Construction project managers over four years in their present seat, not at John Holland',
    fits: all(trade('construction project manager'), sinceYears(4), not(at('John Holland'))),
  },
  {
    by: 'robotics',
    ask: 'embedded c++ folks in tokyo / osaka',
    fits: nobody,
  },
  {
    by: 'schools, Ballarat',
    ask: 'Teachers, primary or maths, in Victoria or Queensland, who’ll coach the swim squad on Saturdays',
    unknowable: true,
    fits: all(trade('teacher'), region('Victoria', 'Queensland')),
  },
  {
    by: 'tax, client-friendly',
    ask: 'Tax accountants/consultants: EY (or Ernst & Young), PwC or Deloitte alumni who sit somewhere else at the moment',
    fits: all(trade('tax'), formerly(...EY, ...PWC, 'Deloitte'), not(at(...EY, ...PWC, 'Deloitte'))),
  },
  {
    by: 'risk, Canary Wharf',
    ask: 'credit risk (SAS, SQL) [Barclays, HSBC, Westpac] now or earlier, citizens or PRs',
    fits: all(
      trade('risk'),
      skill('SAS', 'SQL'),
      worked('Barclays', 'HSBC', 'Westpac'),
      rights('citizen', 'permanent_resident'),
    ),
  },
  {
    by: 'finance, George Street',
    ask: 'financial controllers or management accountants asking between AUD 100k and 180k who are either senior or head level',
    fits: all(
      trade('financial controller', 'management accountant'),
      payBetween(100_000, 180_000, 'AUD'),
      level('senior', 'head'),
    ),
  },
  {
    by: 'web team Slack',
    ask: 'need react ppl, frontend or full stack doesnt matter, who could start within a fortnight, no juniors, ex-Thoughtworks or ex-Canva a must',
    fits: all(
      trade('frontend', 'fullstack'),
      skill('React'),
      noticeUpTo(14),
      not(level('junior')),
      formerly('Thoughtworks', 'Canva'),
    ),
  },
];
