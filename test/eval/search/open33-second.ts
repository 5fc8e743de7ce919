import type { Query } from './score.ts';
import { both, either, notCalledFor, type Second, ticket } from './second-world.ts';
import {
  at,
  contractor,
  country,
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

const noSponsorship = not(rights('requires_sponsorship'));

/** Long searches of the twelve recruiters over the second people. */
export const SECOND_OPEN_TWENTY_SEVENTH: readonly Query<Second>[] = [
  {
    by: 'dictaphone',
    ask: 'midwives and mental health nurses please with their ahpra registration they live in australia or new zealand or theyd relocate four years minimum and nobody weve called in the last three months',
    fits: both(
      trade('midwife', 'mental health nurse'),
      ticket('AHPRA registration'),
      either(country('Australia', 'New Zealand'), relocates),
      yearsAtLeast(4),
      notCalledFor(90),
    ),
  },
  {
    by: 'forwarder',
    ask: 'Hi Kel, the tower crane lands on the 14th and we have no crew, so I’m not sleeping much. Please send scaffolders and crane operators who hold a White Card and live in Australia or New Zealand, or would move. They need to be off the ground in four weeks at most and they can’t be juniors.',
    fits: both(
      trade('scaffolder', 'crane operator'),
      ticket('White Card'),
      either(country('Australia', 'New Zealand'), relocates),
      noticeUpTo(28),
      not(level('junior')),
    ),
  },
  {
    by: 'telegram',
    ask: 'CRA or reg affairs / UK-IE-DE-CH / 5y+ / perm / 4 wks notice max',
    fits: both(
      trade('clinical research', 'regulatory affairs'),
      country('United Kingdom', 'Ireland', 'Germany', 'Switzerland'),
      yearsAtLeast(5),
      not(contractor),
      noticeUpTo(28),
    ),
  },
  {
    by: 'strings',
    ask: '("claims handler" OR "claims consultant" OR underwriter) AND (Allianz OR QBE OR Aviva) AND (UK OR Ireland OR Australia OR Singapore) NOT junior NOT contract',
    fits: both(
      trade('claims', 'underwriter'),
      worked('Allianz', 'QBE', 'Aviva'),
      country('United Kingdom', 'Ireland', 'Australia', 'Singapore'),
      not(level('junior')),
      not(contractor),
    ),
  },
  {
    by: 'voice note',
    ask: 'Right, social workers, and I promise this is the last one today. Safeguarding, living in the UK, Ireland, Australia or New Zealand, not needing a visa sponsored, and only ones we’ve not rung in six months or never rung at all because I’m fed up of getting told off',
    fits: both(
      trade('social worker'),
      skill('Safeguarding'),
      country('United Kingdom', 'Ireland', 'Australia', 'New Zealand'),
      noSponsorship,
      notCalledFor(183),
    ),
  },
  {
    by: 'search firm',
    ask: 'We should be grateful for compliance officers, AML analysts or financial planners now employed by Commonwealth Bank, NAB, DBS or JPMorgan Chase, having ten years or more, desirous of a permanent post, and holding citizenship or permanent residence.',
    fits: both(
      trade('compliance', 'financial planner'),
      at('Commonwealth Bank', 'NAB', 'DBS', 'JPMorgan Chase'),
      yearsAtLeast(10),
      not(contractor),
      rights('citizen', 'permanent_resident'),
    ),
  },
  {
    by: 'bengaluru',
    ask: 'Kindly share solutions / cloud architects with AWS or SAP MM consultants, 8+ yrs, located in US, Germany or Singapore or ready for relocation, notice not more than 30 days. Budget is open as per market.',
    fits: both(
      either(
        (person) => trade('solutions architect')(person) && skill('AWS')(person),
        (person) => trade('sap consultant')(person) && skill('SAP MM')(person),
      ),
      yearsAtLeast(8),
      either(country('United States', 'Germany', 'Singapore'), relocates),
      noticeUpTo(30),
    ),
  },
  {
    by: 'aussie site',
    ask: 'boilermakers or fitters, with BHP, Rio or Newmont as we speak, Aus or NZ, 4 yrs up, and not anyone we’ve spoken to in the last month',
    fits: both(
      trade('boilermaker', 'fitter'),
      at('BHP', 'Rio Tinto', 'Newmont'),
      country('Australia', 'New Zealand'),
      yearsAtLeast(4),
      notCalledFor(31),
    ),
  },
  {
    by: 'new starter',
    ask: 'Hi! for Tom’s desk: structural engineers and mechanical engineers in the UK, Ireland or Germany, they can’t be at Arup at present, at least 5 years’ experience, and no sponsorship. He says the client is “lovely but slow”',
    fits: both(
      trade('structural engineer', 'mechanical engineer'),
      country('United Kingdom', 'Ireland', 'Germany'),
      not(at('Arup')),
      yearsAtLeast(5),
      noSponsorship,
    ),
  },
  {
    by: 'intake form',
    ask: 'Role: Bookkeeper or Credit Controller / AR. Setup: fully remote. Tools/skills: Xero or collections. Exp: 4 yrs min. Notice: 4 weeks or less.',
    fits: both(
      trade('bookkeeper', 'credit controller'),
      remote,
      either(skill('Xero'), skill('Collections')),
      yearsAtLeast(4),
      noticeUpTo(28),
    ),
  },
];
