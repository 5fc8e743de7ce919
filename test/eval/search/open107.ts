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
  not,
  noticeUpTo,
  payBetween,
  type Query,
  region,
  relocates,
  remote,
  rights,
  sinceYears,
  skill,
  speaks,
  trade,
  worked,
  yearsAtLeast,
} from './truth.ts';
import type { Facts } from './world.ts';

/** Searches over the first people, of desks on both sides of the world. */
export const OPEN_NINETY_SEVENTH: readonly (Query & Asked<Facts>)[] = [
  {
    by: 'tech, Ponsonby',
    ask: 'Auckland software developers, any stack, citizens or residents',
    fits: all(trade('software'), city('Auckland'), rights('citizen', 'permanent_resident')),
  },
  {
    by: 'construction, Salford Quays',
    ask: 'QS or site engineer, Manchester or Bolton, 4 weeks notice at most',
    fits: all(trade('quantity surveyor', 'site engineer'), city('Manchester', 'Bolton'), noticeUpTo(28)),
  },
  {
    by: 'product, Bay Area',
    ask: 'product managers + UX designers in San Francisco / Oakland, formerly Google, Amazon or Canva',
    fits: all(
      trade('product manager', 'ux designer'),
      city('San Francisco', 'Oakland'),
      formerly('Google', 'Amazon', 'Canva'),
    ),
  },
  {
    by: 'corporate finance & accounting, Midtown',
    ask: 'financial controllers and management accountants in NY or CA looking for somewhere between $100k and $160k',
    fits: all(
      trade('financial controller', 'management accountant'),
      region('New York', 'California'),
      payBetween(100_000, 160_000, 'USD'),
    ),
  },
  {
    by: 'driving, Bolton branch',
    ask: 'HGV drivers Nottingham Bolton Manchester who drive for DHL or have done in the past',
    fits: all(trade('truck driver'), city('Nottingham', 'Bolton', 'Manchester'), worked('DHL')),
  },
  {
    by: 'microsoft and security',
    ask: 'cyber / SOC analysts with Splunk, also .NET people with Azure. Remote workers only, and no more than four weeks’ notice.',
    fits: all(
      any(all(trade('security'), skill('Splunk')), all(trade('dotnet'), skill('Azure'))),
      remote,
      noticeUpTo(28),
    ),
  },
  {
    by: 'nursing, Carlton',
    ask: 'RNs and ENs who do wound care, Melbourne, Sydney or Parramatta – leave out anyone at Bupa at the moment',
    fits: all(
      trade('registered nurse', 'enrolled nurse'),
      skill('Wound care'),
      city('Melbourne', 'Sydney', 'Parramatta'),
      not(at('Bupa')),
    ),
  },
  {
    by: 'accounting support, Martin Place',
    ask: 'payroll, accounts payable, mgmt accountants working in a bank now, Australia-wide',
    fits: all(
      trade('payroll', 'accounts payable', 'management accountant'),
      at(...group('bank')),
      country('Australia'),
    ),
  },
  {
    by: 'resources, West Perth',
    ask: 'sparkies and heavy diesel fitters on the books of a miner today (Rio, Fortescue), Perth or Brissie, 4 yrs exp or better',
    fits: all(
      trade('electrician', 'diesel fitter'),
      at(...group('mining')),
      city('Perth', 'Brisbane'),
      yearsAtLeast(4),
    ),
  },
  {
    by: 'commercial, pan European',
    ask: 'I need French or Spanish speakers in sales, SEO or marketing management, anywhere in Europe including the UK',
    fits: all(
      trade('sales', 'seo', 'marketing manager'),
      any(speaks('French'), speaks('Spanish')),
      country(...EUROPE),
    ),
  },
  {
    by: 'legal, Shortland Street',
    ask: 'lawyers, corporate or employment, nine years plus, who would relocate and aren’t with a magic circle firm today',
    fits: all(trade('lawyer'), yearsAtLeast(9), relocates, not(at(...group('magic circle')))),
  },
  {
    by: 'early careers',
    ask: 'Junior data scientists, data engineers and business analysts – UK and Germany',
    fits: all(
      trade('data scientist', 'data engineer', 'business analyst'),
      level('junior'),
      country('United Kingdom', 'Germany'),
    ),
  },
  {
    by: 'web contracts',
    ask: 'contractors available immediately: React with TypeScript, or Node.js',
    fits: all(any(skill('React', 'TypeScript'), skill('Node.js')), contractor, noticeUpTo(0)),
  },
  {
    by: 'change and transformation',
    ask: 'BAs or product managers with Jira, been at their current employer five years or longer, not in the US',
    fits: all(
      trade('business analyst', 'product manager'),
      skill('Jira'),
      sinceYears(4),
      not(country('United States')),
    ),
  },
  {
    by: 'allied health, Harrogate',
    ask: 'Can you find me physios and pharmacists in the UK wanting permanent jobs? They’ll need their own car.',
    unknowable: true,
    fits: all(trade('physio', 'pharmacist'), country('United Kingdom'), not(contractor)),
  },
  {
    by: 'pubs & restaurants',
    ask: 'chefs now at Merivale who came through Marriott before, not needing sponsorship',
    fits: all(trade('chef'), at('Merivale'), formerly('Marriott'), not(rights('requires_sponsorship'))),
  },
];
