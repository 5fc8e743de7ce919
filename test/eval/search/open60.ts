import type { Query as Asked } from './score.ts';
import {
  all,
  any,
  at,
  city,
  contractor,
  country,
  EUROPE,
  level,
  not,
  noticeUpTo,
  payUpTo,
  type Query,
  region,
  relocates,
  remote,
  skill,
  trade,
  worked,
} from './truth.ts';
import type { Facts } from './world.ts';

/** Fourteen recruiters and bots, each with a way of their own, over the first people. */
export const OPEN_FIFTIETH: readonly (Query & Asked<Facts>)[] = [
  {
    by: 'changes her mind',
    ask: 'Melbourne registered nurses with wound care… make that Melbourne and Brisbane, four weeks’ notice max',
    fits: all(trade('registered nurse'), skill('Wound care'), city('Melbourne', 'Brisbane'), noticeUpTo(28)),
  },
  {
    by: 'list maker',
    ask: 'credit risk analysts\n• SQL\n• Zurich, Vienna, London or Amsterdam\n• any visa status is ok',
    fits: all(trade('risk'), skill('SQL'), city('Zurich', 'Vienna', 'London', 'Amsterdam')),
  },
  {
    by: 'Boolean sourcer',
    ask: '(physiotherapist OR physio OR pharmacist) AND (Stockholm OR Amsterdam OR Zurich)',
    fits: all(trade('physio', 'pharmacist'), city('Stockholm', 'Amsterdam', 'Zurich')),
  },
  {
    by: 'Moira, terse',
    ask: 'Full stack. MongoDB. Australia. Perm.',
    fits: all(trade('fullstack'), skill('MongoDB'), country('Australia'), not(contractor)),
  },
  {
    by: 'changes her mind',
    ask: 'Diesel mechanics for Kalgoorlie: either they live in WA already or they’re elsewhere in Australia and open to relocation. Oh and Caterpillar of course',
    fits: all(
      trade('diesel fitter'),
      skill('Caterpillar'),
      any(region('Western Australia'), all(country('Australia'), relocates)),
    ),
  },
  {
    by: 'night temps desk',
    ask: 'chefs, NZ or anywhere in oz, must be able to start straight away',
    fits: all(trade('chef'), country('New Zealand', 'Australia'), noticeUpTo(0)),
  },
  {
    by: 'trainee',
    ask: 'Are there any SEO or digital marketing specialists at Ogilvy (people who are there now) in the UK or Germany?',
    fits: all(trade('seo'), at('Ogilvy'), country('United Kingdom', 'Germany')),
  },
  {
    by: 'trainee',
    ask: 'Hi, could someone tell me who our pharmacists in Greater Manchester or London are? The client says under £120k.',
    fits: all(trade('pharmacist'), region('Greater Manchester', 'Greater London'), payUpTo(119_999, 'GBP')),
  },
  {
    by: 'dictating director',
    ask: 'we want a construction project manager full stop they must know Primavera P6 and they must be willing to relocate',
    fits: all(trade('construction project manager'), skill('Primavera P6'), relocates),
  },
  {
    by: 'Boolean sourcer',
    ask: '("financial controller" OR "management accountant") AND (IFRS OR CIMA) AND Auckland',
    fits: all(
      trade('financial controller', 'management accountant'),
      any(skill('IFRS'), skill('CIMA')),
      city('Auckland'),
    ),
  },
  {
    by: 'Moira, terse',
    ask: 'QS, London/Manchester, CostX, 4 wks max notice',
    fits: all(trade('quantity surveyor'), city('London', 'Manchester'), skill('CostX'), noticeUpTo(28)),
  },
  {
    by: 'resourcer from Kraków',
    ask: 'accounts payable officers, not too much experienced, 5 years is maximum, in United Kingdom',
    fits: all(trade('accounts payable'), ({ years }) => years <= 5, country('United Kingdom')),
  },
  {
    by: 'trainee',
    ask: 'I’m looking for someone to teach primary in Nottingham, Bolton or Manchester please, brand new teachers are fine too',
    fits: all(trade('primary teacher'), city('Nottingham', 'Bolton', 'Manchester')),
  },
  {
    by: 'Slack shorthand',
    ask: 'FE devs, react + TS, UK, £110k tops',
    fits: all(
      trade('frontend'),
      skill('React', 'TypeScript'),
      country('United Kingdom'),
      payUpTo(110_000, 'GBP'),
    ),
  },
  {
    by: 'Slack shorthand',
    ask: 'devops / sre ppl w terraform, Amsterdam or Berlin, remote a plus not a must',
    fits: all(trade('devops'), skill('Terraform'), city('Amsterdam', 'Berlin')),
  },
  {
    by: 'Moira, terse',
    ask: 'Business analysts. BPMN. Commonwealth Bank, now or before. Australia.',
    fits: all(trade('business analyst'), skill('BPMN'), worked('Commonwealth Bank'), country('Australia')),
  },
  {
    by: 'changes her mind',
    ask: 'truck drivers in Brisbane, no sorry, Perth, who can be there in two weeks or less',
    fits: all(trade('truck driver'), city('Perth'), noticeUpTo(14)),
  },
  {
    by: 'requisition bot',
    ask: 'role=HR Business Partner|HR Manager; system=Workday; country=United Kingdom; employment=contract',
    fits: all(trade('hr'), skill('Workday'), country('United Kingdom'), contractor),
  },
  {
    by: 'dictating director',
    ask: 'let’s see enrolled nurses with aged care in Victoria or New South Wales comma but nobody who is at Bupa at the moment',
    fits: all(
      trade('enrolled nurse'),
      skill('Aged care'),
      region('Victoria', 'New South Wales'),
      not(at('Bupa')),
    ),
  },
  {
    by: 'list maker',
    ask: 'Corporate / M&A lawyers:\n1) Linklaters or Clifford Chance, now or in the past\n2) London, New York or Amsterdam',
    fits: all(
      trade('lawyer'),
      not(trade('employment lawyer')),
      worked('Linklaters', 'Clifford Chance'),
      city('London', 'New York', 'Amsterdam'),
    ),
  },
  {
    by: 'Fergus, long mails',
    ask: 'Dear team, our friends at the fund are growing their risk function again. They would like credit risk analysts who know SAS. Whoever we send should be with HSBC or Barclays at present and live in the United Kingdom, Germany or Switzerland. How long a notice they have does not matter to them.',
    fits: all(
      trade('risk'),
      skill('SAS'),
      at('HSBC', 'Barclays'),
      country('United Kingdom', 'Germany', 'Switzerland'),
    ),
  },
  {
    by: 'chat assistant',
    ask: 'Show UX and product designers with Figma who work remotely and live in Europe, the UK included',
    fits: all(trade('ux designer'), skill('Figma'), remote, country(...EUROPE)),
  },
  {
    by: 'consultant from Vienna',
    ask: 'Only persons on head level please: HR or marketing managers, in Europe or in the UK',
    fits: all(level('head'), trade('hr', 'marketing manager'), country(...EUROPE)),
  },
  {
    by: 'Fergus, long mails',
    ask: 'Afternoon. The insurer has signed off a third .NET seat. They want C#, somebody living in New South Wales or Victoria, permanent staff rather than contractors, and no one above 170k please. I have told them Thursday, so have a rummage when you get a minute.',
    fits: all(
      trade('dotnet'),
      skill('C#'),
      region('New South Wales', 'Victoria'),
      not(contractor),
      payUpTo(170_000, 'AUD'),
    ),
  },
];
