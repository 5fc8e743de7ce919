import type { Query as Asked } from './score.ts';
import { both, calledWithin, either, type Second, ticket, wasOnce } from './second-world.ts';
import type { Third } from './third-world.ts';
import * as third from './third-world.ts';
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
  payBetween,
  type Query,
  region,
  relocates,
  rights,
  sinceYears,
  skill,
  trade,
  worked,
  yearsAtLeast,
} from './truth.ts';
import type { Facts } from './world.ts';

/** Searches of the same eight recruiters, kept apart while rules were mended by the open ones. */
export const CLOSED_TWENTY_SECOND: readonly (Query & Asked<Facts>)[] = [
  {
    by: 'keywords',
    ask: 'auditors big4 only, London / Manc, ACA not needed, avail within 4 wks',
    fits: all(trade('auditor'), at(...group('big 4')), city('London', 'Manchester'), noticeUpTo(28)),
  },
  {
    by: 'dictated',
    ask: 'hi can you get me site engineers in sydney or brisbane who use autocad and have been with the same company more than three years no contractors thanks',
    fits: all(
      trade('site engineer'),
      city('Sydney', 'Parramatta', 'Brisbane'),
      skill('AutoCAD'),
      sinceYears(3),
      not(contractor),
    ),
  },
  {
    by: 'thumbs',
    ask: 'sparkie HV perth or brisbane, fortescue or rio backgroud, not needing sponsership',
    fits: all(
      trade('electrician'),
      skill('High voltage'),
      city('Perth', 'Brisbane'),
      worked('Fortescue', 'Rio Tinto'),
      not(rights('requires_sponsorship')),
    ),
  },
  {
    by: 'pasted',
    ask: 'iOS Developer (Swift), Bay Area or New York. US citizens and green card holders only. 4+ years.',
    fits: all(
      trade('ios'),
      skill('Swift'),
      city('San Francisco', 'Oakland', 'New York'),
      rights('citizen', 'permanent_resident'),
      yearsAtLeast(4),
    ),
  },
  {
    by: 'asides',
    ask: 'credit risk analysts, SQL or SAS (they don’t mind which), who have left HSBC or Barclays at some point and sit anywhere in Europe bar the UK',
    fits: all(
      trade('risk'),
      any(skill('SQL'), skill('SAS')),
      formerly('HSBC', 'Barclays'),
      country('Germany', 'Austria', 'Switzerland', 'Netherlands', 'Sweden'),
    ),
  },
  {
    by: 'assistant',
    ask: 'Find marketing managers paid between 80 and 120k pounds in London or the East Midlands, seniors or heads',
    fits: all(
      trade('marketing manager'),
      payBetween(80_000, 120_000, 'GBP'),
      any(city('London'), region('East Midlands')),
      level('senior', 'head'),
    ),
  },
  {
    by: 'dach',
    ask: 'Embedded engineer C++, no Juniors, anywhere in Germany, Austria, Switzerland or Sweden, ready to relocate',
    fits: all(
      trade('embedded'),
      skill('C++'),
      not(level('junior')),
      country('Germany', 'Austria', 'Switzerland', 'Sweden'),
      relocates,
    ),
  },
];

export const SECOND_CLOSED_TWENTY_SECOND: readonly Asked<Second>[] = [
  {
    by: 'keywords',
    ask: 'underwriters / actuaries, ex QBE or Allianz, AU + NZ',
    fits: both(
      trade('underwriter', 'actuary'),
      worked('QBE', 'Allianz'),
      country('Australia', 'New Zealand'),
    ),
  },
  {
    by: 'dictated',
    ask: 'plumbers with gasfitting anywhere in australia or new zealand but not karratha and they need to be permanent',
    fits: both(
      trade('plumber'),
      skill('Gasfitting'),
      country('Australia', 'New Zealand'),
      not(city('Karratha')),
      not(contractor),
    ),
  },
  {
    by: 'thumbs',
    ask: 'forklfit LF licence, dhl mainfreight or aus post, can start this week or next',
    fits: both(
      trade('forklift driver'),
      ticket('LF licence'),
      at('DHL', 'Mainfreight', 'Australia Post'),
      noticeUpTo(14),
    ),
  },
  {
    by: 'likenesses',
    ask: 'like a Salesforce admin but remote, and someone we’ve rung in the past month or two',
    fits: both(trade('salesforce'), ({ remote }) => remote, calledWithin(62)),
  },
  {
    by: 'asides',
    ask: 'compliance officers (AML or KYC, whichever) who have banking in their background somewhere, in Singapore, Ireland, Germany or Scotland',
    fits: both(
      trade('compliance'),
      either(skill('AML'), skill('KYC')),
      either(country('Singapore', 'Ireland', 'Germany'), region('Scotland')),
    ),
  },
  {
    by: 'assistant',
    ask: 'data analysts who were bookkeepers in an earlier life',
    fits: both(trade('data analyst'), wasOnce('bookkeeper')),
  },
];

export const THIRD_CLOSED_TWENTY_SECOND: readonly Asked<Third>[] = [
  {
    by: 'keywords',
    ask: 'exploration / mine geologist, Leapfrog, Perth or Brisbane, 5+ yrs',
    fits: third.all(
      third.trade('geologist'),
      third.skill('Leapfrog'),
      third.near('Perth', 'Brisbane'),
      third.yearsAtLeast(5),
    ),
  },
  {
    by: 'pasted',
    ask: 'Role: Litigation lawyer. Where: Sydney, Toronto or Madrid. Needs: practising certificate. Not from: DLA Piper.',
    fits: third.all(
      third.trade('litigation lawyer'),
      third.near('Sydney', 'Toronto', 'Madrid'),
      third.cert('Practising certificate'),
      third.not(third.at('DLA Piper')),
    ),
  },
  {
    by: 'dictated',
    ask: 'i want store managers in dublin munich madrid or melbourne who do visual merchandising or loss prevention and who arent at zara',
    fits: third.all(
      third.trade('store manager'),
      third.near('Dublin', 'Munich', 'Madrid', 'Melbourne'),
      third.any(third.skill('Visual merchandising'), third.skill('Loss prevention')),
      third.not(third.at('Zara')),
    ),
  },
  {
    by: 'thumbs',
    ask: 'farm mgr dairy bakground waikato or wellngton, pasture mgmt',
    fits: third.all(third.trade('farm manager'), third.near('Wellington'), third.skill('Pasture management')),
  },
  {
    by: 'dach',
    ask: 'Postdoc with CRISPR or flow cytometry, Zürich or Boston, PhD',
    fits: third.all(
      third.trade('research fellow'),
      third.any(third.skill('CRISPR'), third.skill('Flow cytometry')),
      third.near('Zurich', 'Boston'),
      third.cert('PhD'),
    ),
  },
  {
    by: 'assistant',
    ask: 'Could you look for brand managers in London, Paris or Toronto who work remotely or would relocate?',
    fits: third.all(
      third.trade('brand manager'),
      third.near('London', 'Paris', 'Toronto'),
      third.any(third.remote, third.relocates),
    ),
  },
  {
    by: 'likenesses',
    ask: 'hotel GM like the Dubai one, but Singapore, London or Berlin, Opera PMS, and speaks another language such as French, Mandarin or German if possible',
    fits: third.all(
      third.trade('hotel manager'),
      third.near('Singapore', 'London', 'Berlin'),
      third.skill('Opera PMS'),
    ),
  },
];
