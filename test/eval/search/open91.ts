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
  leftFrom,
  level,
  not,
  noticeUpTo,
  onceTitled,
  payBetween,
  payUpTo,
  type Query,
  region,
  relocates,
  remote,
  rights,
  sinceYears,
  speaks,
  titled,
  trade,
  worked,
  yearsAtLeast,
} from './truth.ts';
import type { Facts } from './world.ts';

/** Searches over the first people, of desks in a week in late January. */
export const OPEN_EIGHTY_FIRST: readonly (Query & Asked<Facts>)[] = [
  {
    by: 'mobile plant, Welshpool',
    ask: 'heavy diesel fitters WA / QLD / NSW, not anyone at Fortescue now',
    fits: all(
      trade('diesel fitter'),
      region('Western Australia', 'Queensland', 'New South Wales'),
      not(at('Fortescue')),
    ),
  },
  {
    by: 'workplace law',
    ask: 'I need employment lawyers with 8 or more years, living in the UK or Australia',
    fits: all(trade('employment lawyer'), yearsAtLeast(8), country('United Kingdom', 'Australia')),
  },
  {
    by: 'front end, Market Street',
    ask: 'frontend devs SF, Oakland or NYC, up to USD 150k',
    fits: all(trade('frontend'), city('San Francisco', 'Oakland', 'New York'), payUpTo(150_000, 'USD')),
  },
  {
    by: 'product leadership',
    ask: 'Senior or head level product managers across Europe. The client can’t sponsor.',
    fits: all(
      trade('product manager'),
      level('senior', 'head'),
      country(...EUROPE),
      not(rights('requires_sponsorship')),
    ),
  },
  {
    by: 'data, Oerlikon',
    ask: 'data engineers or data scientists in DACH open to relocating',
    fits: all(trade('data'), country('Germany', 'Austria', 'Switzerland'), relocates),
  },
  {
    by: 'audit, after busy season',
    ask: 'who have we got sitting in a Big 4 as an auditor atm, Australia or NZ, and able to leave in 4 wks or less?',
    fits: all(trade('auditor'), at(...group('big 4')), country('Australia', 'New Zealand'), noticeUpTo(28)),
  },
  {
    by: 'tax, mid-tier',
    ask: 'tax accountants at BDO or Grant Thornton who came out of the Big Four earlier in their career',
    fits: all(trade('tax'), at('BDO', 'Grant Thornton'), formerly(...group('big 4'))),
  },
  {
    by: 'accounts support, Chatswood',
    ask: 'payroll + accounts payable officers, NSW and Vic, perm only',
    fits: all(trade('payroll', 'accounts payable'), region('New South Wales', 'Victoria'), not(contractor)),
  },
  {
    by: 'hospital sponsorship team',
    ask: 'ICU nurses who are on a visa or need sponsoring, any country except the States',
    fits: all(
      trade('icu nurse'),
      rights('visa_holder', 'requires_sponsorship'),
      not(country('United States')),
    ),
  },
  {
    by: 'cost desk',
    ask: 'QS contract – UK, Aus, NZ, Europe',
    fits: all(trade('quantity surveyor'), contractor, country('Australia', 'New Zealand', ...EUROPE)),
  },
  {
    by: 'civils',
    ask: 'Site enginers who have been more than 3 years with their current builder, that being Multiplex or John Holland',
    fits: all(trade('site engineer'), sinceYears(3), at('Multiplex', 'John Holland')),
  },
  {
    by: 'Microsoft stack, Salford',
    ask: '.net / c# devs in the UK but outside London',
    fits: all(trade('dotnet'), country('United Kingdom'), not(city('London'))),
  },
  {
    by: 'bilingual tech',
    ask: 'German-speaking software developers based in the UK or the US pls, any stack',
    fits: all(trade('software'), speaks('German'), country('United Kingdom', 'United States')),
  },
  {
    by: 'apps',
    ask: 'iOS people with a FAANG name on the CV, current job or past, outside the US',
    fits: all(trade('ios'), worked(...group('faang')), not(country('United States'))),
  },
  {
    by: 'credit, Docklands',
    ask: 'Credit risk analysts who left HSBC or Barclays in 2022 or later',
    fits: all(trade('risk'), leftFrom(2022, 'HSBC', 'Barclays')),
  },
  {
    by: 'maths shortage',
    ask: 'hi, maths teachers please, australia new zealand or uk. citizens or perm residents, nobody over 4 weeks notice',
    fits: all(
      trade('maths teacher'),
      country('Australia', 'New Zealand', 'United Kingdom'),
      rights('citizen', 'permanent_resident'),
      noticeUpTo(28),
    ),
  },
  {
    by: 'new business',
    ask: 'business development managers by title today who were an account executive in a previous job',
    fits: all(titled('Business Development Manager'), onceTitled('Account Executive')),
  },
  {
    by: 'search and performance',
    ask: 'Digital marketing or SEO specialists: either asking EUR 80-150k, or working remote',
    fits: all(trade('seo'), any(payBetween(80_000, 150_000, 'EUR'), remote)),
  },
];
