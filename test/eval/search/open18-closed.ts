import type { Query } from './score.ts';
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
  payUpTo,
  region,
  relocates,
  rights,
  skill,
  speaks,
  trade,
  worked,
  yearsAtLeast,
} from './truth.ts';
import { type Facts, YEAR } from './world.ts';

/** Searches by the author of open18.ts. Only ever run: no rule is made with these. */
export const CLOSED_SIXTEENTH: readonly Query<Facts>[] = [
  {
    by: 'terse',
    ask: 'rubyists uk/de no london',
    fits: all(trade('ruby'), country('United Kingdom', 'Germany'), not(city('London'))),
  },
  {
    by: 'terse',
    ask: 'snr physios, AU, pr/cit',
    fits: all(
      trade('physio'),
      level('senior'),
      country('Australia'),
      rights('permanent_resident', 'citizen'),
    ),
  },
  {
    by: 'terse',
    ask: 'k8s + tf devops w aws, 4w notice or less',
    fits: all(trade('devops'), skill('Kubernetes', 'Terraform', 'AWS'), noticeUpTo(28)),
  },
  {
    by: 'terse',
    ask: 'hr ppl optus / telstra now',
    fits: all(trade('hr'), at('Optus', 'Telstra')),
  },
  {
    by: 'terse',
    ask: 'eas eur 120k or less',
    fits: all(trade('executive assistant'), payUpTo(120_000, 'EUR')),
  },
  {
    by: 'terse',
    ask: 'ml ppl ex google',
    fits: all(trade('data scientist'), formerly('Google')),
  },
  {
    by: 'polite',
    ask: 'Could you let me have the quantity surveyors in Western Australia or Queensland, please?',
    fits: all(trade('quantity surveyor'), region('Western Australia', 'Queensland')),
  },
  {
    by: 'polite',
    ask: 'I am looking for a head of marketing who has spent time at Unilever, either now or earlier.',
    fits: all(trade('marketing manager'), level('head'), worked('Unilever')),
  },
  {
    by: 'polite',
    ask: 'Please show me tax accountants in Australia who are not with one of the big four at present.',
    fits: all(trade('tax'), country('Australia'), not(at(...group('big 4')))),
  },
  {
    by: 'polite',
    ask: 'Might there be any nurses who speak Mandarin or Hindi in Australia?',
    fits: all(trade('nurse'), any(speaks('Mandarin'), speaks('Hindi')), country('Australia')),
  },
  {
    by: 'polite',
    ask: 'Kindly find iOS developers who have been with their employer for two years or less and would accept a contract.',
    fits: all(trade('ios'), ({ since }) => YEAR - since <= 2, contractor),
  },
  {
    by: 'polite',
    ask: 'We would like to see warehouse managers at DHL whose notice period is four weeks.',
    fits: all(trade('warehouse manager'), at('DHL'), ({ noticeDays }) => noticeDays === 28),
  },
  {
    by: 'dictated',
    ask: 'um who do we have in Vienna or Berlin that does dot net or embedded',
    fits: all(trade('dotnet', 'embedded'), city('Vienna', 'Berlin')),
  },
  {
    by: 'dictated',
    ask: 'electricians in Perth sorry Australia generally with high voltage comma citizens only',
    fits: all(trade('electrician'), country('Australia'), skill('High voltage'), rights('citizen')),
  },
  {
    by: 'dictated',
    ask: 'find me a chef in England who wants no more than one hundred and ten thousand pounds',
    fits: all(trade('chef'), country('United Kingdom'), payUpTo(110_000, 'GBP')),
  },
  {
    by: 'dictated',
    ask: "I need maths teachers or primary teachers at St Mary's with nine or more years",
    fits: all(trade('maths teacher', 'primary teacher'), at('St Mary’s College'), yearsAtLeast(9)),
  },
  {
    by: 'dictated',
    ask: 'give me the site engineers who came from Multiplex and are at John Holland now',
    fits: all(trade('site engineer'), formerly('Multiplex'), at('John Holland')),
  },
  {
    by: 'dictated',
    ask: 'do we have anyone called Quin Marlow',
    fits: ({ name }) => name === 'Quin Marlow',
  },
  {
    by: 'bot developer',
    ask: '{"q": "business analyst", "country": ["AU", "NZ"], "employment": "contract"}',
    fits: all(trade('business analyst'), country('Australia', 'New Zealand'), contractor),
  },
  {
    by: 'bot developer',
    ask: 'role:"financial controller" skills:SAP,IFRS min_years:15',
    fits: all(trade('financial controller'), skill('SAP', 'IFRS'), yearsAtLeast(15)),
  },
  {
    by: 'bot developer',
    ask: 'ux designer; exclude current employer Canva, Google; relocation=true',
    fits: all(trade('ux designer'), not(at('Canva', 'Google')), relocates),
  },
  {
    by: 'bot developer',
    ask: "nurse && (languages has 'Spanish' || languages has 'French') && country == 'US'",
    fits: all(trade('nurse'), any(speaks('Spanish'), speaks('French')), country('United States')),
  },
  {
    by: 'bot developer',
    ask: 'seniority=junior role=frontend country!=US',
    fits: all(trade('frontend'), level('junior'), not(country('United States'))),
  },
  {
    by: 'bot developer',
    ask: 'IT project manager, PRINCE2, location: EU, notice <= 28 days',
    fits: all(
      trade('it project manager'),
      skill('PRINCE2'),
      country('Germany', 'Austria', 'Netherlands', 'Sweden'),
      noticeUpTo(28),
    ),
  },
  {
    by: 'UK',
    ask: 'employment solicitors anywhere in the UK bar London',
    fits: all(trade('employment lawyer'), country('United Kingdom'), not(city('London'))),
  },
  {
    by: 'UK',
    ask: 'magic circle alumni, M&A, now with MinterEllison or Allens',
    fits: all(
      trade('lawyer'),
      skill('Mergers and acquisitions'),
      formerly(...group('magic circle')),
      at('MinterEllison', 'Allens'),
    ),
  },
  {
    by: 'UK',
    ask: 'PAs in Manchester, Bolton or Nottingham on no more than a month’s notice',
    fits: all(trade('executive assistant'), city('Manchester', 'Bolton', 'Nottingham'), noticeUpTo(30)),
  },
  {
    by: 'UK',
    ask: 'payroll specialists with a CIPP diploma, UK',
    fits: all(trade('payroll'), country('United Kingdom')),
    unknowable: true,
  },
  {
    by: 'US',
    ask: 'data engineers Bay Area or NYC who don’t need sponsorship',
    fits: all(
      trade('data engineer'),
      city('San Francisco', 'Oakland', 'New York'),
      not(rights('requires_sponsorship')),
    ),
  },
  {
    by: 'US',
    ask: 'construction PMs with Procore and an OSHA 30 card, stateside',
    fits: all(trade('construction project manager'), skill('Procore'), country('United States')),
    unknowable: true,
  },
];
