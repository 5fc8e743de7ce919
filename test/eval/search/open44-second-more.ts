import type { Query } from './score.ts';
import { both, either, notCalledFor, type Second, ticket, wasOnce } from './second-world.ts';
import {
  at,
  city,
  contractor,
  country,
  formerly,
  level,
  not,
  noticeUpTo,
  relocates,
  remote,
  rights,
  skill,
  trade,
  worked,
  yearsAtLeast,
} from './truth.ts';

const EUROPEAN = country('United Kingdom', 'Ireland', 'Germany', 'Austria', 'Switzerland');
const UK_AND_IRELAND = country('United Kingdom', 'Ireland');
const noSponsorship = not(rights('requires_sponsorship'));

/** Other searches of the same desks over the second people; nobody reads how they go. */
export const SECOND_OPEN_THIRTY_FOURTH_MORE: readonly Query<Second>[] = [
  {
    by: 'assistant',
    ask: 'Must have: boilermaker or mechanical fitter; living in Australia; no visa sponsorship needed. Nice: TIG, White Card.',
    fits: both(trade('boilermaker', 'fitter'), country('Australia'), noSponsorship),
  },
  {
    by: 'assistant',
    ask: 'Please identify credit controllers or accounts receivable officers who are based in the United Kingdom, Ireland or Australia and started in their present job in 2022 or later.',
    fits: both(
      trade('credit controller'),
      country('United Kingdom', 'Ireland', 'Australia'),
      ({ since, betweenJobs }) => since >= 2022 && !betweenJobs,
    ),
  },
  {
    by: 'assistant',
    ask: 'Consultant message: "Social workers please, safeguarding background, five-plus years. UK or NZ, otherwise willing to relocate. If they’re with Auckland Council today don’t show me." Run as given.',
    fits: both(
      trade('social worker'),
      skill('Safeguarding'),
      yearsAtLeast(5),
      either(country('United Kingdom', 'New Zealand'), relocates),
      not(at('Auckland Council')),
    ),
  },
  {
    by: 'temps',
    ask: 'scaffolders w/ scaffolding ticket, own transport, available now',
    unknowable: true,
    fits: both(trade('scaffolder'), ticket('Scaffolding ticket'), noticeUpTo(0)),
  },
  {
    by: 'temps',
    ask: 'Function centre’s desperate. Receptionists or chefs, immediate or two weeks’ notice at most, in Melbourne, Geelong, Sydney, Newcastle or Brisbane',
    fits: both(
      trade('receptionist', 'chef'),
      noticeUpTo(14),
      city('Melbourne', 'Geelong', 'Sydney', 'Newcastle', 'Brisbane'),
    ),
  },
  {
    by: 'search firm',
    ask: 'Customer success managers at senior or head level, not with Meta',
    fits: both(trade('customer success'), level('senior', 'head'), not(at('Meta'))),
  },
  {
    by: 'search firm',
    ask: 'For a discreet search at board level we want procurement or category managers who have served at BHP or Rio Tinto at any stage, with ten years’ experience at least, resident in Australia, Singapore or the United Kingdom.',
    fits: both(
      trade('procurement'),
      worked('BHP', 'Rio Tinto'),
      yearsAtLeast(10),
      country('Australia', 'Singapore', 'United Kingdom'),
    ),
  },
  {
    by: 'nurses',
    ask: 'midwives, antenatal care, UK, Ireland or Oz',
    fits: both(trade('midwife'), skill('Antenatal care'), country('United Kingdom', 'Ireland', 'Australia')),
  },
  {
    by: 'nurses',
    ask: 'OTs nobody has rung in a year',
    fits: both(trade('occupational therapist'), notCalledFor(365)),
  },
  {
    by: 'nurses',
    ask: 'Private group asking for theatre nurses and midwives for contract work. No more than two weeks’ notice to work out, could be living anywhere.',
    fits: both(trade('theatre nurse', 'midwife'), contractor, noticeUpTo(14)),
  },
  {
    by: 'construction',
    ask: 'plumbers with gasfitting: Leeds, Brighton, Edinburgh, Dublin',
    fits: both(trade('plumber'), skill('Gasfitting'), city('Leeds', 'Brighton', 'Edinburgh', 'Dublin')),
  },
  {
    by: 'construction',
    ask: 'architects (buildings) with Revit, Ireland and the UK',
    fits: both(trade('building architect'), skill('Revit'), UK_AND_IRELAND),
  },
  {
    by: 'construction',
    ask: 'Steel frame job in Cork. Structural or mechanical engineers in Ireland, or anyone who’d relocate, five years plus, and no one that’s with Arup or WSP at present.',
    fits: both(
      trade('structural engineer', 'mechanical engineer'),
      either(country('Ireland'), relocates),
      yearsAtLeast(5),
      not(at('Arup', 'WSP')),
    ),
  },
  {
    by: 'contractors',
    ask: 'Salesforce devs/admins, remote',
    fits: both(trade('salesforce'), remote),
  },
  {
    by: 'contractors',
    ask: 'Government panel wants test analysts and data analysts. Citizens only, in Australia or NZ, or working remotely from wherever.',
    fits: both(
      trade('tester', 'data analyst'),
      rights('citizen'),
      either(country('Australia', 'New Zealand'), remote),
    ),
  },
  {
    by: 'hospitality',
    ask: 'chefs who’ve left Hilton',
    fits: both(trade('chef'), formerly('Hilton'), not(at('Hilton'))),
  },
  {
    by: 'hospitality',
    ask: 'Receptionists or chefs in Europe, or open to relocating, who don’t need a sponsor and can be with us inside four weeks. Switchboard experience welcome.',
    fits: both(trade('receptionist', 'chef'), either(EUROPEAN, relocates), noSponsorship, noticeUpTo(28)),
  },
  {
    by: 'finance',
    ask: 'Underwriters, Allianz or Aviva now',
    fits: both(trade('underwriter'), at('Allianz', 'Aviva')),
  },
  {
    by: 'finance',
    ask: 'Insurer on Cheapside needs actuaries or claims people. UK, Ireland or Singapore, citizen or PR, and three months’ notice is fine by them.',
    fits: both(
      trade('actuary', 'claims'),
      country('United Kingdom', 'Ireland', 'Singapore'),
      rights('citizen', 'permanent_resident'),
    ),
  },
  {
    by: 'in-house',
    ask: 'people in customer success who did credit control once',
    fits: both(trade('customer success'), wasOnce('credit controller')),
  },
  {
    by: 'in-house',
    ask: 'We need two compliance officers or financial planners in Frankfurt or Dublin. They live in one of those or they’re open to relocation, I can’t sponsor, and we won’t look at people who work at Deutsche Bank.',
    fits: both(
      trade('compliance', 'financial planner'),
      either(city('Frankfurt', 'Dublin'), relocates),
      noSponsorship,
      not(at('Deutsche Bank')),
    ),
  },
  {
    by: 'beginner',
    ask: 'What GPs do we have in Australia, New Zealand or Ireland who haven’t been called for three months?',
    fits: both(trade('gp'), country('Australia', 'New Zealand', 'Ireland'), notCalledFor(91)),
  },
];
