import type { Query as Asked } from './score.ts';
import {
  all,
  any,
  at,
  city,
  contractor,
  country,
  not,
  noticeUpTo,
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

const UK = country('United Kingdom');
const settled = rights('citizen', 'permanent_resident');
const noSponsorship = not(rights('requires_sponsorship'));

/** Searches of another sixteen desks, as they type, paste, dictate and say them. */
export const OPEN_THIRTY_NINTH: readonly (Query & Asked<Facts>)[] = [
  {
    by: 'accra',
    ask: 'Kindly help me with pharmacists in the United Kingdom, at least three years in the job.',
    fits: all(trade('pharmacist'), UK, yearsAtLeast(3)),
  },
  { by: 'cardiff', ask: 'physios, uk, perm', fits: all(trade('physio'), UK, not(contractor)) },
  {
    by: 'kuala lumpur',
    ask: 'Boss is asking for UX designers in Melbourne, Sydney or Auckland who can use Figma',
    fits: all(trade('ux designer'), city('Melbourne', 'Sydney', 'Auckland'), skill('Figma')),
  },
  {
    by: 'winnipeg',
    ask: 'Looking for site engineers with AutoCAD who would move for work.',
    fits: all(trade('site engineer'), skill('AutoCAD'), relocates),
  },
  {
    by: 'pune',
    ask: 'JD: DevOps Engineer / SRE. Must have: Terraform, AWS. Min exp 6 yrs. Location open.',
    fits: all(trade('devops'), skill('Terraform', 'AWS'), yearsAtLeast(6)),
  },
  {
    by: 'cairns',
    ask: 'enrolled nurses qld nsw or vic, start within a fortnight',
    fits: all(trade('enrolled nurse'), region('Queensland', 'New South Wales', 'Victoria'), noticeUpTo(14)),
  },
  {
    by: 'antwerp',
    ask: 'Dear colleague, do we have SEO specialists in Amsterdam, Berlin or London? Best regards, Wim',
    fits: all(trade('seo'), city('Amsterdam', 'Berlin', 'London')),
  },
  {
    by: 'graz',
    ask: 'C++ engineers in Vienna, Munich or Zurich, work permit without sponsoring',
    fits: all(trade('embedded'), city('Vienna', 'Munich', 'Zurich'), noSponsorship),
  },
  {
    by: 'chicago',
    ask: 'Need tax accountants, US or UK, who are at PwC or Deloitte today.',
    fits: all(
      trade('tax'),
      country('United States', 'United Kingdom'),
      at('PwC', 'PricewaterhouseCoopers', 'Deloitte'),
    ),
  },
  {
    by: 'hamilton',
    ask: 'Hiya, can you pull maths teachers in NZ and Aussie for me? Citizens or residents only, ta',
    fits: all(trade('maths teacher'), country('New Zealand', 'Australia'), settled),
  },
  {
    by: 'belfast',
    ask: 'Right so the HR manager at the bottling place has handed her notice in and they want somebody sharpish. HR business partners or HR managers in the UK, four weeks’ notice tops, and not anybody from Coca-Cola because that’s the client.',
    fits: all(trade('hr'), UK, noticeUpTo(28), not(at('Coca-Cola'))),
  },
  {
    by: 'doha',
    ask: 'QS – open to relocate – 8 yrs + – Lendlease or Multiplex (current or past)',
    fits: all(trade('quantity surveyor'), relocates, yearsAtLeast(8), worked('Lendlease', 'Multiplex')),
  },
  {
    by: 'atlanta',
    ask: 'Voicemail from Rhonda at 8:15. She needs warehouse managers in California or New York. She said DHL people are fine. She does not want contractors.',
    fits: all(trade('warehouse manager'), region('California', 'New York'), not(contractor)),
  },
  {
    by: 'oslo',
    ask: 'data scientist, Stockholm or Berlin or Zurich, PyTorch',
    fits: all(trade('data scientist'), city('Stockholm', 'Berlin', 'Zurich'), skill('PyTorch')),
  },
  {
    by: 'dundee',
    ask: 'Executive assistants in London or Manchester. No, hold on, she said London or Nottingham. London or Nottingham it is.',
    fits: all(trade('executive assistant'), city('London', 'Nottingham')),
  },
  {
    by: 'hong kong',
    ask: 'credit risk analyst, SAS, from HSBC or Barclays, still there or left both ok',
    fits: all(trade('risk'), skill('SAS'), worked('HSBC', 'Barclays')),
  },
  {
    by: 'pune',
    ask: 'iOS / Swift developers, notice 15 days or less, candidates in Australia and USA only',
    fits: all(trade('ios'), noticeUpTo(15), country('Australia', 'United States')),
  },
  {
    by: 'cardiff',
    ask: 'Payroll people who speak Spanish, German or French, anywhere in the world, happy with any notice',
    fits: all(trade('payroll'), any(speaks('Spanish'), speaks('German'), speaks('French'))),
  },
  {
    by: 'chicago',
    ask: 'Employment lawyers, ten years or more, willing to relocate or already in New York.',
    fits: all(trade('employment lawyer'), yearsAtLeast(10), any(city('New York'), relocates)),
  },
  {
    by: 'hamilton',
    ask: 'The hotel on the lake lost its head of kitchen last week and the owner is flipping burgers himself, poor man. Chefs in Australia or NZ please, with at least five years behind them.',
    fits: all(trade('chef'), country('Australia', 'New Zealand'), yearsAtLeast(5)),
  },
];
