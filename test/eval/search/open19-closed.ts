import type { Query } from './score.ts';
import {
  all,
  any,
  at,
  city,
  contractor,
  country,
  EUROPE,
  formerly,
  leftFrom,
  level,
  nobody,
  not,
  noticeUpTo,
  region,
  remote,
  rights,
  skill,
  speaks,
  trade,
  worked,
  yearsAtLeast,
} from './truth.ts';
import { type Facts, YEAR } from './world.ts';

/** Searches of the same ten recruiters as in open19.ts, to be counted alone: no rule may be made with these. */
export const CLOSED_SEVENTEENTH: readonly Query<Facts>[] = [
  { by: 'keywords', ask: 'physio MSK UK', fits: all(trade('physio'), country('United Kingdom')) },
  {
    by: 'keywords',
    ask: 'data eng airflow EUR <150k',
    fits: all(
      trade('data engineer'),
      skill('Airflow'),
      ({ pay, currency }) => currency === 'EUR' && pay < 150_000,
    ),
  },
  { by: 'keywords', ask: 'Swift dev remote', fits: all(trade('ios'), remote) },
  {
    by: 'keywords',
    ask: 'IT PM PRINCE2 not contract UK / US',
    fits: all(trade('it project manager'), not(contractor), country('United Kingdom', 'United States')),
  },
  {
    by: 'keywords',
    ask: 'site eng 10+ yrs ex Multiplex',
    fits: all(trade('site engineer'), yearsAtLeast(10), formerly('Multiplex')),
  },
  { by: 'keywords', ask: 'tax Edinburgh', fits: nobody },
  {
    by: 'boolean',
    ask: '(pharmacist OR physiotherapist) AND (citizen OR "permanent resident") AND Auckland',
    fits: all(trade('pharmacist', 'physio'), rights('citizen', 'permanent_resident'), city('Auckland')),
  },
  {
    by: 'boolean',
    ask: '(SEO OR "marketing manager") AND "google analytics" AND (Ogilvy OR Unilever)',
    fits: all(trade('marketing'), worked('Ogilvy', 'Unilever')),
  },
  {
    by: 'boolean',
    ask: 'java AND "spring boot" AND (kafka OR postgresql) AND "United States"',
    fits: all(skill('Java'), any(skill('Kafka'), skill('PostgreSQL')), country('United States')),
  },
  {
    by: 'boolean',
    ask: '"credit risk" AND SAS NOT (Westpac OR ANZ)',
    fits: all(trade('risk'), not(worked('Westpac', 'ANZ'))),
  },
  {
    by: 'boolean',
    ask: '"executive assistant" AND ("New York" OR "San Francisco" OR Oakland) NOT remote',
    fits: all(trade('executive assistant'), city('New York', 'San Francisco', 'Oakland'), not(remote)),
  },
  {
    by: 'boolean',
    ask: '"financial controller" AND IFRS AND (Berlin OR Munich OR Vienna)',
    fits: all(trade('financial controller'), city('Berlin', 'Munich', 'Vienna')),
  },
  {
    by: 'chatty',
    ask: 'any truckies out of Brisbane or Perth?',
    fits: all(trade('truck driver'), city('Brisbane', 'Perth')),
  },
  {
    by: 'chatty',
    ask: "reckon we've got a payroll person on the books who knows Chris21 and is after contract work?",
    fits: all(trade('payroll'), skill('Chris21'), contractor),
  },
  {
    by: 'chatty',
    ask: "who's worked for both Rio and Fortescue",
    fits: all(worked('Rio Tinto'), worked('Fortescue')),
  },
  {
    by: 'chatty',
    ask: 'need a civil site engineer in NSW or Vic who can start inside a month',
    fits: all(trade('site engineer'), region('New South Wales', 'Victoria'), noticeUpTo(28)),
  },
  {
    by: 'chatty',
    ask: "product managers at Canva or Atlassian who've been there 3 years or more",
    fits: all(trade('product manager'), at('Canva', 'Atlassian'), ({ since }) => YEAR - since >= 3),
  },
  {
    by: 'chatty',
    ask: 'anyone on a working holiday visa who can cook?',
    fits: all(trade('chef'), rights('visa_holder')),
  },
  {
    by: 'courteous',
    ask: 'Would there be any maths teachers in Manchester or Bolton, at all?',
    fits: all(trade('maths teacher'), city('Manchester', 'Bolton')),
  },
  {
    by: 'courteous',
    ask: "Kindly let me have the ICU nurses with either Bupa or St Vincent's who are permanent residents.",
    fits: all(trade('icu nurse'), at('Bupa', 'St Vincent’s Hospital'), rights('permanent_resident')),
  },
  {
    by: 'courteous',
    ask: 'Is anyone called Xena Upton on our books?',
    fits: ({ name }) => name === 'Xena Upton',
  },
  {
    by: 'courteous',
    ask: 'I should like a management accountant who has spent no less than five years with the present employer.',
    fits: all(trade('management accountant'), ({ since }) => YEAR - since >= 5),
  },
  {
    by: 'courteous',
    ask: 'Might you find software engineers in the Netherlands or Sweden who do not require sponsorship and speak German or French?',
    fits: all(
      trade('software'),
      country('Netherlands', 'Sweden'),
      not(rights('requires_sponsorship')),
      any(speaks('German'), speaks('French')),
    ),
  },
  { by: 'courteous', ask: 'Would you have an actuary in Galway?', fits: nobody },
  {
    by: 'client wording',
    ask: 'client asks: chefs within 25 miles of Manchester',
    fits: all(trade('chef'), city('Manchester', 'Bolton')),
  },
  {
    by: 'client wording',
    ask: 'hiring manager says Kubernetes is a must and Terraform a nice to have, anywhere in the UK',
    fits: all(skill('Kubernetes'), country('United Kingdom')),
  },
  {
    by: 'client wording',
    ask: "they won't consider anyone from Lendlease; construction PMs with Procore, 8 years plus, Australia",
    fits: all(
      trade('construction project manager'),
      yearsAtLeast(8),
      country('Australia'),
      not(at('Lendlease')),
    ),
  },
  {
    by: 'client wording',
    ask: 'the brief reads: bilingual Mandarin accountant, any level, not an auditor',
    fits: all(trade('accountant'), speaks('Mandarin'), not(trade('auditor'))),
  },
  {
    by: 'client wording',
    ask: "law firm wants an employment lawyer from Allens or MinterEllison who's a citizen",
    fits: all(trade('employment lawyer'), at('Allens', 'MinterEllison'), rights('citizen')),
  },
  {
    by: 'client wording',
    ask: 'client needs an iOS dev anywhere in Europe, permanent only, start date within 4 weeks',
    fits: all(trade('ios'), country(...EUROPE), not(contractor), noticeUpTo(28)),
  },
  {
    by: 'dictated',
    ask: 'um truck drivers in Auckland and Melbourne',
    fits: all(trade('truck driver'), city('Auckland', 'Melbourne')),
  },
  {
    by: 'dictated',
    ask: 'looking for a senior lawyer sorry a senior business analyst in Australia',
    fits: all(trade('business analyst'), level('senior'), country('Australia')),
  },
  {
    by: 'dictated',
    ask: 'find site engineers comma contract comma available inside four weeks',
    fits: all(trade('site engineer'), contractor, noticeUpTo(28)),
  },
  {
    by: 'dictated',
    ask: 'chefs who left Marriott in twenty twenty three or after',
    fits: all(trade('chef'), leftFrom(2023, 'Marriott')),
  },
  {
    by: 'dictated',
    ask: 'who speaks Hindi and can do wound care',
    fits: all(skill('Wound care'), speaks('Hindi')),
  },
  { by: 'dictated', ask: 'someone in Wellington that does payroll', fits: nobody },
  {
    by: 'German',
    ask: 'I am looking for nurses for intensive care in Germany or Austria',
    fits: all(trade('icu nurse'), country('Germany', 'Austria')),
  },
  {
    by: 'German',
    ask: 'Product manager with home office, in the EU',
    fits: all(trade('product manager'), remote, country('Germany', 'Austria', 'Netherlands', 'Sweden')),
  },
  {
    by: 'German',
    ask: 'Business analyst, not junior, beginning immediately possible',
    fits: all(trade('business analyst'), not(level('junior')), noticeUpTo(0)),
  },
  {
    by: 'German',
    ask: 'Pharmacists which live in Switzerland, Austria or Bavaria',
    fits: all(trade('pharmacist'), any(country('Switzerland', 'Austria'), region('Bavaria'))),
  },
  {
    by: 'German',
    ask: 'Java developer which has joined the current company in 2024 or 2025',
    fits: all(skill('Java'), ({ since }) => since === 2024 || since === 2025),
  },
  {
    by: 'German',
    ask: 'Search for electricians in Austria, Germany or Netherlands, high voltage',
    fits: all(trade('electrician'), country('Austria', 'Germany', 'Netherlands')),
  },
  {
    by: 'staffing',
    ask: 'Golang devs USA or Canada, 4+ yrs',
    fits: all(trade('go'), country('United States', 'Canada'), yearsAtLeast(4)),
  },
  {
    by: 'staffing',
    ask: 'Share SRE profiles, no sponsorship cases pls',
    fits: all(trade('devops'), not(rights('requires_sponsorship'))),
  },
  {
    by: 'staffing',
    ask: 'Need SAP financial controller, notice period 30 days or less',
    fits: all(trade('financial controller'), skill('SAP'), noticeUpTo(30)),
  },
  {
    by: 'staffing',
    ask: 'React or Node resource in San Fran, Oakland',
    fits: all(any(skill('React'), skill('Node.js')), city('San Francisco', 'Oakland')),
  },
  {
    by: 'staffing',
    ask: 'PyTorch folks with Mandarin or Hindi',
    fits: all(skill('PyTorch'), any(speaks('Mandarin'), speaks('Hindi'))),
  },
  { by: 'staffing', ask: 'Mainframe COBOL developer Dallas TX', fits: nobody },
  {
    by: 'hurried',
    ask: 'pharmasist queensland or victora',
    fits: all(trade('pharmacist'), region('Queensland', 'Victoria')),
  },
  {
    by: 'hurried',
    ask: 'electrition perth or melb',
    fits: all(trade('electrician'), city('Perth', 'Melbourne')),
  },
  {
    by: 'hurried',
    ask: 'sinior rails enginer amsterdam berln stokholm',
    fits: all(trade('ruby'), level('senior'), city('Amsterdam', 'Berlin', 'Stockholm')),
  },
  {
    by: 'hurried',
    ask: 'wharehouse maneger linfox or dhl',
    fits: all(trade('warehouse manager'), at('Linfox', 'DHL')),
  },
  {
    by: 'hurried',
    ask: 'coporate lawers ex linklatrs',
    fits: all(trade('lawyer'), skill('Mergers and acquisitions'), formerly('Linklaters')),
  },
  {
    by: 'hurried',
    ask: 'QS costx permanant resident or citzen, newzealand / aus',
    fits: all(
      trade('quantity surveyor'),
      rights('permanent_resident', 'citizen'),
      country('New Zealand', 'Australia'),
    ),
  },
  {
    by: 'chat',
    ask: "who's the junior lot we have in data? US only",
    fits: all(trade('data'), level('junior'), country('United States')),
  },
  {
    by: 'chat',
    ask: "someone to head up HR, wherever they are, as long as they don't need sponsoring",
    fits: all(trade('hr'), level('head'), not(rights('requires_sponsorship'))),
  },
  {
    by: 'chat',
    ask: "anyone at Google or Amazon who's been there less than three years and writes Python",
    fits: all(skill('Python'), at('Google', 'Amazon'), ({ since }) => YEAR - since < 3),
  },
  {
    by: 'chat',
    ask: 'who do we know at Clemenger that speaks a second language?',
    fits: all(at('Clemenger BBDO'), ({ languages }) => languages.length > 0),
  },
  {
    by: 'chat',
    ask: 'a missed call from 0412 045 140, who is that?',
    fits: ({ phone }) => phone === '+61412045140',
  },
  { by: 'chat', ask: "teachers we've spoken to this month", fits: nobody },
];
