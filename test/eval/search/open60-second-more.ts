import type { Query } from './score.ts';
import { both, either, notCalledFor, type Second, ticket } from './second-world.ts';
import {
  at,
  city,
  contractor,
  country,
  not,
  noticeUpTo,
  payUpTo,
  relocates,
  remote,
  rights,
  skill,
  speaks,
  trade,
  worked,
  yearsAtLeast,
} from './truth.ts';

/** Fourteen recruiters and bots, each with a way of their own, over the second people; only ever run. */
export const SECOND_OPEN_FIFTIETH_MORE: readonly Query<Second>[] = [
  {
    by: 'researcher from Recife',
    ask: 'Actuaries who knows R, permanent (not contract), no matter the country except United States',
    fits: both(trade('actuary'), skill('R'), not(contractor), not(country('United States'))),
  },
  {
    by: 'Moira, terse',
    ask: 'Chefs. HACCP. Hilton or Accor today.',
    fits: both(trade('chef'), skill('HACCP'), at('Hilton', 'Accor')),
  },
  {
    by: 'chat assistant',
    ask: 'List the mechanical or structural engineers at Arup, WSP or Beca right now who are open to relocating.',
    fits: both(trade('mechanical engineer', 'structural engineer'), at('Arup', 'WSP', 'Beca'), relocates),
  },
  {
    by: 'Boolean sourcer',
    ask: '(underwriter OR "claims handler") AND (Guidewire OR pricing) AND (Sydney OR Newcastle OR Melbourne OR Geelong OR Brisbane)',
    fits: both(
      trade('underwriter', 'claims'),
      either(skill('Guidewire'), skill('Pricing')),
      city('Sydney', 'Newcastle', 'Melbourne', 'Geelong', 'Brisbane'),
    ),
  },
  {
    by: 'resourcer from Kraków',
    ask: 'welders which can do MIG and also TIG, and who have White Card',
    fits: both(trade('welder'), skill('MIG welding', 'TIG welding'), ticket('White Card')),
  },
  {
    by: 'consultant from Vienna',
    ask: 'Solutions architects with AWS who live in Germany, Austria or Switzerland, or who otherwise speak German',
    fits: both(
      trade('solutions architect'),
      skill('AWS'),
      either(country('Germany', 'Austria', 'Switzerland'), speaks('German')),
    ),
  },
  {
    by: 'changes her mind',
    ask: 'GPs in Ireland, scratch that, in the UK, who see chronic disease patients',
    fits: both(trade('gp'), skill('Chronic disease'), country('United Kingdom')),
  },
  {
    by: 'night temps desk',
    ask: 'forklift, LF licence, aus + nz, no one’s rung them for 2 months',
    fits: both(
      trade('forklift driver'),
      ticket('LF licence'),
      country('Australia', 'New Zealand'),
      notCalledFor(61),
    ),
  },
  {
    by: 'night temps desk',
    ask: 'plumbers & scaffolders, free now or a weeks notice, country doesnt matter',
    fits: both(trade('plumber', 'scaffolder'), noticeUpTo(7)),
  },
  {
    by: 'Moira, terse',
    ask: 'Midwives. AHPRA. Anywhere in Australia or NZ.',
    fits: both(trade('midwife'), ticket('AHPRA registration'), country('Australia', 'New Zealand')),
  },
  {
    by: 'resourcer from Kraków',
    ask: 'Salesforce developer or administrator, salary to 100 000 in dollars of Australia or to 90 000 in pounds',
    fits: both(trade('salesforce'), either(payUpTo(100_000, 'AUD'), payUpTo(90_000, 'GBP'))),
  },
  {
    by: 'trainee',
    ask: 'hello, I need receptionists who are permanent and in the UK, Ireland, Germany or Singapore, thank you',
    fits: both(
      trade('receptionist'),
      not(contractor),
      country('United Kingdom', 'Ireland', 'Germany', 'Singapore'),
    ),
  },
  {
    by: 'Fergus, long mails',
    ask: 'Folks, a nice one came in overnight. Regulatory affairs people with TGA submissions, who are with Roche, Novartis or CSL or have been at some point. They can sit anywhere in the world. Money has not been talked about yet, so ignore that for now.',
    fits: both(trade('regulatory affairs'), skill('TGA submissions'), worked('Roche', 'Novartis', 'CSL')),
  },
  {
    by: 'requisition bot',
    ask: 'title in (Test Analyst, QA Engineer, SDET); skill: Selenium; remote: yes',
    fits: both(trade('tester'), skill('Selenium'), remote),
  },
  {
    by: 'list maker',
    ask: 'Recruiters (for our own team!)\n- sourcing\n- not at Hays right now\n- AU / NZ / SG',
    fits: both(
      trade('recruiter'),
      skill('Sourcing'),
      not(at('Hays')),
      country('Australia', 'New Zealand', 'Singapore'),
    ),
  },
  {
    by: 'Fergus, long mails',
    ask: 'Hi team, the council is desperate again. They need social workers with safeguarding, in the UK, Ireland or New Zealand. Please leave out anyone that one of us has called inside the last six months, they’re fed up of hearing from us. Fergus',
    fits: both(
      trade('social worker'),
      skill('Safeguarding'),
      country('United Kingdom', 'Ireland', 'New Zealand'),
      notCalledFor(182),
    ),
  },
  {
    by: 'Slack shorthand',
    ask: 'OTs, home assessments, aus, citizens / PR',
    fits: both(
      trade('occupational therapist'),
      skill('Home assessments'),
      country('Australia'),
      rights('citizen', 'permanent_resident'),
    ),
  },
  {
    by: 'Slack shorthand',
    ask: 'credit controllers IE + UK + DE + AT, under 120k whichever currency',
    fits: both(
      trade('credit controller'),
      country('Ireland', 'United Kingdom', 'Germany', 'Austria'),
      either(payUpTo(119_999, 'EUR'), payUpTo(119_999, 'GBP')),
    ),
  },
  {
    by: 'changes her mind',
    ask: 'theatre nurses with 12 years or more. Oh, make it ten. And instrument counts.',
    fits: both(trade('theatre nurse'), yearsAtLeast(10), skill('Instrument counts')),
  },
  {
    by: 'dictating director',
    ask: 'anybody in Christchurch or Wellington who’s a welder a plumber a crane operator a scaffolder a forklift driver or a fitter',
    fits: both(
      trade('welder', 'plumber', 'crane operator', 'scaffolder', 'forklift driver', 'fitter'),
      city('Christchurch', 'Wellington'),
    ),
  },
  {
    by: 'Boolean sourcer',
    ask: '(paralegal OR "legal assistant") AND (drafting OR conveyancing) NOT (Australia OR "New Zealand")',
    fits: both(
      trade('paralegal'),
      either(skill('Drafting'), skill('Conveyancing')),
      not(country('Australia', 'New Zealand')),
    ),
  },
  {
    by: 'Moira, terse',
    ask: 'CRAs. GCP. Basel, Boston, Austin, Dublin or Cork.',
    fits: both(trade('clinical research'), skill('GCP'), city('Basel', 'Boston', 'Austin', 'Dublin', 'Cork')),
  },
];
