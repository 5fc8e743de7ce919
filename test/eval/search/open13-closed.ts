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
  nobody,
  not,
  noticeUpTo,
  payUpTo,
  type Query,
  region,
  relocates,
  rights,
  skill,
  trade,
  worked,
  yearsAtLeast,
} from './truth.ts';

/** A third of the thirteenth searches, kept apart while the rules are mended by the others: run, never read. */
export const CLOSED_THIRTEENTH: readonly Query[] = [
  { ask: 'product managers inside a bank', fits: all(trade('product manager'), at(...group('bank'))) },
  { ask: 'react, nine years or more', fits: all(skill('React'), yearsAtLeast(9)) },
  { ask: 'patent attorney Munich', fits: nobody },
  {
    ask: 'BAs with a consultancy somewhere on the CV, NZ or Vic',
    fits: all(
      trade('business analyst'),
      worked(...group('consultancy')),
      any(country('New Zealand'), region('Victoria')),
    ),
  },
  {
    ask: 'WHV backpackers for kitchens, anywhere in Oz',
    fits: all(trade('chef'), rights('visa_holder'), country('Australia')),
  },
  {
    ask: 'SEO at Ogilvy who would like to go in-house',
    fits: all(trade('seo'), at('Ogilvy')),
    unknowable: true,
  },
  {
    ask: 'midweight UX, Amsterdam or Berlin',
    fits: all(trade('ux designer'), level('mid'), city('Amsterdam', 'Berlin')),
  },
  {
    ask: 'head of product, EU not UK or Switzerland',
    fits: all(
      trade('product manager'),
      level('head'),
      country('Germany', 'Austria', 'Netherlands', 'Sweden'),
    ),
  },
  { ask: 'physios who used to be with Ramsay', fits: all(trade('physio'), formerly('Ramsay Health Care')) },
  { ask: 'Canva people who came out of Google', fits: all(at('Canva'), formerly('Google')) },
  {
    ask: 'Looking for a data scientist or a data engineer in Oakland, SF or New York. Must have their own right to work (citizen/green card), tops 180k USD. Nice if they have a FAANG name on the CV but not a deal breaker.',
    fits: all(
      trade('data scientist', 'data engineer'),
      city('Oakland', 'San Francisco', 'New York'),
      rights('citizen', 'permanent_resident'),
      payUpTo(180_000, 'USD'),
    ),
  },
  {
    ask: 'mobile dev, NYC or SF, up to $170k',
    fits: all(trade('mobile'), city('New York', 'San Francisco'), payUpTo(170_000, 'USD')),
  },
  {
    ask: 'truckies at Linfox or Toll today with a forklift ticket as well',
    fits: all(trade('truck driver'), at('Linfox', 'Toll Group')),
    unknowable: true,
  },
  {
    ask: 'embedded C++, already in Bavaria or open to moving',
    fits: all(trade('embedded'), skill('C++'), any(region('Bavaria'), relocates)),
  },
  {
    ask: 'risk analyst, any bank bar Westpac, citizen or PR',
    fits: all(
      trade('risk'),
      at(...group('bank')),
      not(at('Westpac')),
      rights('citizen', 'permanent_resident'),
    ),
  },
  {
    ask: 'sparkies, WA or Qld, under 8 yrs in the trade',
    fits: all(trade('electrician'), region('Western Australia', 'Queensland'), not(yearsAtLeast(8))),
  },
  {
    ask: 'intensive care nurses anywhere in Aus who don’t need us to sponsor them',
    fits: all(trade('icu nurse'), country('Australia'), not(rights('requires_sponsorship'))),
  },
  {
    ask: 'golang k8s DACH',
    fits: all(trade('go'), skill('Kubernetes'), country('Germany', 'Austria', 'Switzerland')),
  },
  {
    ask: 'HV leccy ex Rio or FMG',
    fits: all(trade('electrician'), skill('High voltage'), formerly('Rio Tinto', 'Fortescue')),
  },
  { ask: 'Cat mechanics, contract', fits: all(trade('diesel fitter'), skill('Caterpillar'), contractor) },
  { ask: 'Rhea Thorne', fits: ({ name }) => name.startsWith('Rhea Thorne') },
  {
    ask: 'full stack with mongo, US based, no sponsorship needed',
    fits: all(
      trade('fullstack'),
      skill('MongoDB'),
      country('United States'),
      not(rights('requires_sponsorship')),
    ),
  },
  {
    ask: 'dotnet azure contractors avail inside a fortnight',
    fits: all(trade('dotnet'), skill('Azure'), contractor, noticeUpTo(14)),
  },
  {
    ask: 'credit risk at Barclays or HSBC, SAS + SQL',
    fits: all(trade('risk'), skill('SAS', 'SQL'), at('Barclays', 'HSBC')),
  },
  {
    ask: 'auditors on a three month notice period',
    fits: all(trade('auditor'), ({ noticeDays }) => noticeDays === 84),
  },
  {
    ask: 'building PMs that know both Procore and P6',
    fits: all(trade('construction project manager'), skill('Procore', 'Primavera P6')),
  },
  {
    ask: 'project managers, not construction ones, PRINCE2',
    fits: all(trade('it project manager'), skill('PRINCE2')),
  },
  {
    ask: 'maths teachers in Australia outside WA who’d relocate',
    fits: all(trade('maths teacher'), country('Australia'), not(region('Western Australia')), relocates),
  },
  { ask: 'dental nurse nottingham', fits: nobody },
  {
    ask: 'wound care in the UK but no aged care people',
    fits: all(skill('Wound care'), not(skill('Aged care')), country('United Kingdom')),
  },
];
