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
  not,
  noticeUpTo,
  payUpTo,
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

/** Searches of the desks of the fortieth set, closed. */
export const OPEN_FORTIETH_MORE: readonly (Query & Asked<Facts>)[] = [
  {
    by: 'glasgow',
    ask: 'site engineers aus / nz, 2 weeks notice max',
    fits: all(trade('site engineer'), country('Australia', 'New Zealand'), noticeUpTo(14)),
  },
  {
    by: 'glasgow',
    ask: 'construction PMs, uk, has to be perm, P6 on the cv',
    fits: all(trade('construction project manager'), UK, not(contractor), skill('Primavera P6')),
  },
  {
    by: 'lagos',
    ask: 'Dear all, please forward pharmacists in Australia or New Zealand with not less than five years of practice. Regards.',
    fits: all(trade('pharmacist'), country('Australia', 'New Zealand'), yearsAtLeast(5)),
  },
  {
    by: 'lagos',
    ask: 'I shall be grateful for financial controllers with SAP who are prepared to relocate.',
    fits: all(trade('financial controller'), skill('SAP'), relocates),
  },
  {
    by: 'brussels',
    ask: 'Business analysts on contract in Amsterdam, Stockholm or Berlin',
    fits: all(trade('business analyst'), contractor, city('Amsterdam', 'Stockholm', 'Berlin')),
  },
  {
    by: 'brussels',
    ask: 'We search auditors which are today at KPMG or BDO, anywhere in Europe (UK counts too)',
    fits: all(trade('auditor'), at('KPMG', 'BDO'), country(...EUROPE)),
  },
  {
    by: 'manila',
    ask: 'Payroll Officer - Melbourne / Brisbane / Perth - citizens and PR only, thank you!',
    fits: all(trade('payroll'), city('Melbourne', 'Brisbane', 'Perth'), settled),
  },
  {
    by: 'manila',
    ask: 'Good morning! Any executive assistants who speak Spanish or Mandarin? Location flexible',
    fits: all(trade('executive assistant'), any(speaks('Spanish'), speaks('Mandarin'))),
  },
  {
    by: 'hyderabad',
    ask: '.NET Developer, C#, Azure mandatory, min 5 yrs, client will not sponsor visa',
    fits: all(trade('dotnet'), skill('C#', 'Azure'), yearsAtLeast(5), noSponsorship),
  },
  {
    by: 'hyderabad',
    ask: 'Data Engg with Airflow; locations US, UK, Germany',
    fits: all(
      trade('data engineer'),
      skill('Airflow'),
      country('United States', 'United Kingdom', 'Germany'),
    ),
  },
  {
    by: 'darwin',
    ask: 'sparkies, WA Vic or Qld, 2 wks notice tops',
    fits: all(trade('electrician'), region('Western Australia', 'Victoria', 'Queensland'), noticeUpTo(14)),
  },
  {
    by: 'darwin',
    ask: 'truck drivers anywhere in Oz. leave out the ones at Toll, we’ve rung all of them',
    fits: all(trade('truck driver'), country('Australia'), not(at('Toll Group'))),
  },
  {
    by: 'toronto',
    ask: 'Employment lawyers in the United States or the United Kingdom, please.',
    fits: all(trade('employment lawyer'), country('United States', 'United Kingdom')),
  },
  {
    by: 'toronto',
    ask: 'Management accountants with CIMA for a permanent position. Notice of four weeks or under.',
    fits: all(trade('management accountant'), skill('CIMA'), not(contractor), noticeUpTo(28)),
  },
  {
    by: 'leeds',
    ask: 'nurses with wound care in nz or aus?',
    fits: all(trade('nurse'), skill('Wound care'), country('New Zealand', 'Australia')),
  },
  {
    by: 'leeds',
    ask: 'chemist in Sherwood rang, their pharmacist has gone off on mat leave a month early and there’s nobody behind the counter. pharmacists, uk, contract ones only',
    fits: all(trade('pharmacist'), UK, contractor),
  },
  {
    by: 'zurich',
    ask: 'C++ engineers, Switzerland, Germany, Austria. Permanent.',
    fits: all(trade('embedded'), country('Switzerland', 'Germany', 'Austria'), not(contractor)),
  },
  {
    by: 'zurich',
    ask: 'M&A lawyers, currently with Clifford Chance or Linklaters, at least four years.',
    fits: all(
      trade('lawyer'),
      skill('Mergers and acquisitions'),
      at('Clifford Chance', 'Linklaters'),
      yearsAtLeast(4),
    ),
  },
  {
    by: 'cape town',
    ask: 'Hi, it’s me, I’m driving. Can you find me warehouse managers, UK or Netherlands or Germany, eight years or more. Okay, thanks, bye.',
    fits: all(
      trade('warehouse manager'),
      country('United Kingdom', 'Netherlands', 'Germany'),
      yearsAtLeast(8),
    ),
  },
  {
    by: 'cape town',
    ask: 'Sales executives in London, no wait, the London one’s been filled. Manchester and Bolton only. Account executives and BDMs are fine as well.',
    fits: all(trade('sales'), city('Manchester', 'Bolton')),
  },
  {
    by: 'wellington',
    ask: 'Maths teachers: Auckland, Melbourne or Brisbane',
    fits: all(trade('maths teacher'), city('Auckland', 'Melbourne', 'Brisbane')),
  },
  {
    by: 'wellington',
    ask: 'Kia ora, could I get IT project managers in New Zealand or Australia who don’t need to be sponsored?',
    fits: all(trade('it project manager'), country('New Zealand', 'Australia'), noSponsorship),
  },
  {
    by: 'houston',
    ask: 'SOC analysts with Splunk. I would say Texas but we have nobody there, so California or New York.',
    fits: all(trade('security'), skill('Splunk'), region('California', 'New York')),
  },
  {
    by: 'houston',
    ask: 'Construction project managers who are at Lendlease or Multiplex or used to be. Willing to move.',
    fits: all(trade('construction project manager'), worked('Lendlease', 'Multiplex'), relocates),
  },
  {
    by: 'singapore',
    ask: 'react dev, london / berlin / amsterdam, 3 yrs n above',
    fits: all(skill('React'), city('London', 'Berlin', 'Amsterdam'), yearsAtLeast(3)),
  },
  {
    by: 'singapore',
    ask: 'product manager, ex google or ex amazon',
    fits: all(trade('product manager'), formerly('Google', 'Amazon')),
  },
  {
    by: 'paris',
    ask: 'For a perfume house in the 8th: marketing managers somewhere in Europe who are at Christian Dior, or were there before',
    fits: all(trade('marketing manager'), country(...EUROPE), worked('Christian Dior')),
  },
  {
    by: 'paris',
    ask: 'Chefs with French, German or Spanish, any country',
    fits: all(trade('chef'), any(speaks('French'), speaks('German'), speaks('Spanish'))),
  },
  {
    by: 'galway',
    ask: 'ah would you have any physiotherapists at all around Berlin or Vienna or Munich',
    fits: all(trade('physio'), city('Berlin', 'Vienna', 'Munich')),
  },
  {
    by: 'galway',
    ask: 'The co-op is after losing its accounts payable girl to the bank and the auditors are in on Monday week. Accounts payable in the UK so, who could be out of their job in two weeks or quicker.',
    fits: all(trade('accounts payable'), UK, noticeUpTo(14)),
  },
  {
    by: 'tel aviv',
    ask: 'go engineers, kubernetes, not contractors',
    fits: all(trade('go'), skill('Kubernetes'), not(contractor)),
  },
  {
    by: 'tel aviv',
    ask: 'java, kafka. skip everyone who is at amazon or google now',
    fits: all(skill('Java', 'Kafka'), not(at('Amazon', 'Google'))),
  },
  {
    by: 'toronto',
    ask: 'Auditors or tax accountants who are at a Big Four firm today. They should be in the United States already, or in the United Kingdom and open to relocating.',
    fits: all(
      trade('auditor', 'tax'),
      at(...group('big 4')),
      any(country('United States'), all(UK, relocates)),
    ),
  },
  {
    by: 'zurich',
    ask: 'Financial controllers or management accountants: in Switzerland with or without German, elsewhere in Europe only with German.',
    fits: all(
      trade('financial controller', 'management accountant'),
      any(country('Switzerland'), all(country(...EUROPE), speaks('German'))),
    ),
  },
  {
    by: 'leeds',
    ask: 'right, agency shifts for the winter. icu nurses or registered nurses, either, in the uk, citizens or with permanent residency, and I can’t do anyone who’s stuck on twelve weeks',
    fits: all(trade('icu nurse', 'registered nurse'), UK, settled, noticeUpTo(56)),
  },
  {
    by: 'manila',
    ask: 'SEO specialists in Australia or New Zealand, asking not more than 110k (AUD if Australia, NZD if New Zealand), can be remote or not',
    fits: all(
      trade('seo'),
      country('Australia', 'New Zealand'),
      any(payUpTo(110_000, 'AUD'), payUpTo(110_000, 'NZD')),
    ),
  },
];
