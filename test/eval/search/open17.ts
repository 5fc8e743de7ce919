import {
  all,
  any,
  at,
  city,
  contractor,
  country,
  EY,
  formerly,
  group,
  level,
  nobody,
  not,
  noticeUpTo,
  PWC,
  payUpTo,
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
import { YEAR } from './world.ts';

/** Searches over the first two thousand by another author, who knew the people and not the rules. Rules may be mended by these. */
export const OPEN_FIFTEENTH: readonly Query[] = [
  {
    ask: 'sparkies WA + QLD, HV, can start straight away',
    fits: all(
      trade('electrician'),
      region('Western Australia', 'Queensland'),
      skill('High voltage'),
      noticeUpTo(0),
    ),
  },
  {
    ask: 'heavy diesel fiters ex rio',
    fits: all(trade('diesel fitter'), formerly('Rio Tinto')),
  },
  {
    ask: 'ICU nurses Melb or Syd not on a visa',
    fits: all(trade('icu nurse'), city('Melbourne', 'Sydney'), rights('citizen', 'permanent_resident')),
  },
  {
    ask: 'EENs who have never worked at Bupa',
    fits: all(trade('enrolled nurse'), not(worked('Bupa'))),
  },
  {
    ask: 'Who do we have that is a QS with CostX and has been at Multiplex for more than 3 years?',
    fits: all(trade('quantity surveyor'), skill('CostX'), at('Multiplex'), sinceYears(3)),
  },
  {
    ask: 'ex big 4 tax people now out of the big 4',
    fits: all(trade('tax'), formerly(...group('big 4')), not(at(...group('big 4')))),
  },
  {
    ask: 'EY alumni, audit, senior or above',
    fits: all(trade('auditor'), formerly(...EY), not(at(...EY)), level('senior', 'head')),
  },
  {
    ask: 'golang devs bay area',
    fits: all(trade('go'), city('San Francisco', 'Oakland')),
  },
  {
    ask: 'Within 30 km of Manchester: chefs',
    fits: all(trade('chef'), city('Manchester', 'Bolton')),
  },
  {
    ask: 'payroll officers max 80k aud',
    fits: all(trade('payroll'), payUpTo(80_000, 'AUD')),
  },
  {
    ask: 'Wirtschaftsprüfer / auditor in München oder Berlin',
    fits: all(trade('auditor'), city('Munich', 'Berlin')),
  },
  {
    ask: 'infirmières qui parlent français, any country',
    fits: all(trade('nurse'), speaks('French')),
  },
  {
    ask: 'mandarin speaking sales ppl',
    fits: all(trade('sales'), speaks('Mandarin')),
  },
  {
    ask: 'C++ / embedded DACH, German speaker',
    fits: all(trade('embedded'), country('Germany', 'Austria', 'Switzerland'), speaks('German')),
  },
  {
    ask: 'data engineers but NOT data scientists, remote only',
    fits: all(trade('data engineer'), remote),
  },
  {
    ask: 'physio w 8+ yrs',
    fits: all(trade('physio'), yearsAtLeast(8)),
  },
  {
    ask: 'contract BAs Sydney incl Parramatta',
    fits: all(trade('business analyst'), contractor, city('Sydney', 'Parramatta')),
  },
  {
    ask: 'perm only devops anywhere in UK',
    fits: all(trade('devops'), not(contractor), country('United Kingdom')),
  },
  {
    ask: 'product managers at Canva or Atlassian who are less than two years in',
    fits: all(trade('product manager'), at('Canva', 'Atlassian'), ({ since }) => YEAR - since < 2),
  },
  {
    ask: 'whose number is +61 412 000 370',
    fits: ({ phone }) => phone === '+61412000370',
  },
  {
    ask: 'p1204@people.example',
    fits: ({ email }) => email === 'p1204@people.example',
  },
  {
    ask: 'hana purcell-thorne',
    fits: ({ name }) => name === 'Hana Purcell-Thorne',
  },
  {
    ask: 'truck drivers QLD with dangerous goods licence',
    fits: all(trade('truck driver'), region('Queensland')),
    unknowable: true,
  },
  {
    ask: 'nurses NZ with a current APC',
    fits: all(trade('nurse'), country('New Zealand')),
    unknowable: true,
  },
  {
    ask: 'cyber analysts in Australia holding NV1',
    fits: all(trade('security'), country('Australia')),
    unknowable: true,
  },
  {
    ask: 'tax accountants in London we haven’t been in touch with for 6 months',
    fits: all(trade('tax'), city('London')),
  },
  {
    ask: 'anaesthetists, Stockholm',
    fits: nobody,
  },
  {
    ask: 'PwC audit people who want to relocate',
    fits: all(trade('auditor'), at(...PWC), relocates),
  },
  {
    ask: 'employment lawyers, not magic circle, London',
    fits: all(trade('employment lawyer'), city('London'), not(at(...group('magic circle')))),
  },
  {
    ask: 'M&A lawyers ex Linklaters or CC',
    fits: all(trade('lawyer'), skill('Mergers and acquisitions'), formerly('Linklaters', 'Clifford Chance')),
  },
  {
    ask: 'maths techers at st marys 5+ years exp',
    fits: all(trade('maths teacher'), at('St Mary’s College'), yearsAtLeast(5)),
  },
  {
    ask: 'Primary teachers, Victoria or New South Wales, citizens',
    fits: all(trade('primary teacher'), region('Victoria', 'New South Wales'), rights('citizen')),
  },
  {
    ask: 'HRBPs anywhere in Germany, Austria or Holland up to EUR 130k',
    fits: all(trade('hr'), country('Germany', 'Austria', 'Netherlands'), payUpTo(130_000, 'EUR')),
  },
  {
    ask: 'EA who needs sponsoring',
    fits: all(trade('executive assistant'), rights('requires_sponsorship')),
  },
  {
    ask: 'backpackers on WHV who can cook',
    fits: all(trade('chef'), rights('visa_holder')),
  },
  {
    ask: 'FCs with SAP and consolidation',
    fits: all(trade('financial controller'), skill('SAP', 'Consolidation')),
  },
  {
    ask: 'accountants (no auditors, no tax), Brisbane',
    fits: all(trade('accountant'), not(trade('auditor', 'tax')), city('Brisbane')),
  },
  {
    ask: 'AP clerk myob nz 2 wks notice or less',
    fits: all(trade('accounts payable'), skill('MYOB'), country('New Zealand'), noticeUpTo(14)),
  },
  {
    ask: 'rails or .net, London, max 4 wks notice',
    fits: all(trade('ruby', 'dotnet'), city('London'), noticeUpTo(28)),
  },
  {
    ask: 'ios engineers from FAANG (there now)',
    fits: all(trade('ios'), at(...group('faang'))),
  },
  {
    ask: 'ever worked for a FAANG, frontend, in the States',
    fits: all(trade('frontend'), worked(...group('faang')), country('United States')),
  },
  {
    ask: 'I need someone junior for a SOC desk, anywhere in Europe outside the UK, please.',
    fits: all(
      trade('security'),
      level('junior'),
      country('Germany', 'Austria', 'Switzerland', 'Netherlands', 'Sweden'),
    ),
  },
  {
    ask: 'heads of marketing wanting 150k+ usd',
    fits: all(
      trade('marketing manager'),
      level('head'),
      ({ pay, currency }) => currency === 'USD' && pay >= 150_000,
    ),
  },
  {
    ask: 'SEO bods agency side, ex Ogilvy',
    fits: all(trade('seo'), formerly('Ogilvy'), at(...group('agency side'))),
  },
  {
    ask: 'construction PMs w/ P6 at John Holland or Lendlease, snr',
    fits: all(
      trade('construction project manager'),
      skill('Primavera P6'),
      at('John Holland', 'Lendlease'),
      level('senior'),
    ),
  },
  {
    ask: 'IT PMs prince2, contractors, Zürich or Wien',
    fits: all(trade('it project manager'), skill('PRINCE2'), contractor, city('Zurich', 'Vienna')),
  },
  {
    ask: 'warehouse mgrs linfox + toll, 3 yrs plus in seat',
    fits: all(trade('warehouse manager'), at('Linfox', 'Toll Group'), ({ since }) => YEAR - since >= 3),
  },
  {
    ask: 'kafka java ppl not at amazon, open to moving',
    fits: all(trade('backend'), skill('Java', 'Kafka'), not(at('Amazon')), relocates),
  },
  {
    ask: 'credit risk, SAS, banks only, Syd/Melb, PR or citizen',
    fits: all(
      trade('risk'),
      skill('SAS'),
      at(...group('bank')),
      city('Sydney', 'Melbourne'),
      rights('citizen', 'permanent_resident'),
    ),
  },
  {
    ask: 'pharmacists, GB, three months notice',
    fits: all(trade('pharmacist'), country('United Kingdom'), ({ noticeDays }) => noticeDays === 84),
  },
  {
    ask: 'site engineers vic/qld who did time at multiplex',
    fits: all(trade('site engineer'), region('Victoria', 'Queensland'), worked('Multiplex')),
  },
  {
    ask: 'CBA devs (current), not juniors',
    fits: all(trade('software'), at('Commonwealth Bank'), not(level('junior'))),
  },
  {
    ask: 'ML engineers pytorch remote or willing to relocate, US',
    fits: all(trade('data scientist'), skill('PyTorch'), any(remote, relocates), country('United States')),
  },
  {
    ask: 'designers figma Sverige or NL mid-level',
    fits: all(trade('ux designer'), skill('Figma'), country('Sweden', 'Netherlands'), level('mid')),
  },
  {
    ask: 'management accountant with cima, retail background',
    fits: all(trade('management accountant'), skill('CIMA'), worked(...group('retail'))),
  },
  {
    ask: 'Which of our miners’ electricians - Rio or FMG - speak Spanish or Hindi?',
    fits: all(trade('electrician'), at('Rio Tinto', 'Fortescue'), any(speaks('Spanish'), speaks('Hindi'))),
  },
  {
    ask: 'nodejs mongo full stack uk max £150k',
    fits: all(
      trade('fullstack'),
      skill('Node.js', 'MongoDB'),
      country('United Kingdom'),
      payUpTo(150_000, 'GBP'),
    ),
  },
  {
    ask: 'nurses, any type, within 40km of Oakland',
    fits: all(trade('nurse'), city('Oakland', 'San Francisco')),
  },
  {
    ask: 'sous chefs or chefs Merivale, who left us a bad reference last time',
    fits: all(trade('chef'), at('Merivale')),
    unknowable: true,
  },
  {
    ask: 'BDMs with salesforce at Unilever or Coke, 4 wks notice tops, not needing sponsorship, anywhere UK',
    fits: all(
      trade('sales'),
      skill('Salesforce'),
      at('Unilever', 'Coca-Cola'),
      noticeUpTo(28),
      not(rights('requires_sponsorship')),
      country('United Kingdom'),
    ),
  },
];
