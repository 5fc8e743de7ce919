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
  lastTitled,
  level,
  nobody,
  not,
  noticeUpTo,
  PWC,
  payBetween,
  payUpTo,
  type Query,
  region,
  relocates,
  remote,
  rights,
  sinceYears,
  skill,
  speaks,
  titled,
  trade,
  worked,
  yearsAtLeast,
} from './truth.ts';

/** Searches as busy recruiters say and type them, over the first people, written before the rules were read. */
export const OPEN_NINETEENTH: readonly Query[] = [
  {
    ask: 'got anyone who can do payroll in brissy, chris21 ideally, can start in the next couple of weeks',
    fits: all(trade('payroll'), city('Brisbane'), noticeUpTo(14)),
  },
  { ask: 'ex big4 now in industry, financial controllers', fits: nobody, unknowable: true },
  {
    ask: 'auditors - big 4 or 7+ years anywhere else - london',
    fits: all(trade('auditor'), city('London'), any(at(...group('big 4')), yearsAtLeast(7))),
  },
  {
    ask: 'sparkies w HV tickets, WA, mining background',
    fits: all(trade('electrician'), skill('High voltage'), city('Perth'), worked('Rio Tinto', 'Fortescue')),
  },
  {
    ask: 'chefs who were sous chefs in their last job and are now head of their own kitchen',
    fits: all(titled('Chef'), lastTitled('Sous Chef')),
    unknowable: true,
  },
  {
    ask: 'not looking for juniors, need a decent frontend dev (react/ts) in or around manchester',
    fits: all(
      trade('frontend'),
      not(level('junior')),
      region('Greater Manchester'),
      skill('React', 'TypeScript'),
    ),
  },
  {
    ask: 'QS NZ citizen or resident',
    fits: all(trade('quantity surveyor'), country('New Zealand'), rights('citizen', 'permanent_resident')),
  },
  {
    ask: 'project managers who have delivered IT projects, UK, PRINCE2',
    fits: all(trade('it project manager'), country('United Kingdom'), skill('PRINCE2')),
  },
  {
    ask: 'PMs that ran projects over $50m, lendlease or multiplex, sydney',
    fits: all(
      trade('construction project manager'),
      at('Lendlease', 'Multiplex'),
      city('Sydney', 'Parramatta'),
    ),
    unknowable: true,
  },
  {
    ask: 'any ICU nurses we have never spoken to, melb or syd',
    fits: all(trade('icu nurse'), city('Melbourne', 'Sydney', 'Parramatta')),
  },
  {
    ask: 'swift developers paid between 80 and 120k in germany',
    fits: all(trade('ios'), country('Germany'), payBetween(80_000, 120_000, 'EUR')),
  },
  {
    ask: 'need a HR BP, Workday experience, not from Unilever, bay area',
    fits: all(trade('hr'), skill('Workday'), not(at('Unilever')), city('San Francisco', 'Oakland')),
  },
  {
    ask: 'tax ppl ex PwC or EY',
    fits: all(trade('tax'), formerly(...PWC, ...EY)),
  },
  {
    ask: 'who at Google speaks mandarin or hindi',
    fits: all(at('Google'), any(speaks('Mandarin'), speaks('Hindi'))),
  },
  {
    ask: 'k8s + terraform, remote, contract, europe wide',
    fits: all(
      skill('Kubernetes', 'Terraform'),
      remote,
      contractor,
      country('United Kingdom', 'Germany', 'Austria', 'Switzerland', 'Netherlands', 'Sweden'),
    ),
  },
  {
    ask: 'python people who are not data scientists',
    fits: all(skill('Python'), not(trade('data scientist'))),
  },
  {
    ask: 'managemnt acountant nottingham CIMA on 4 wks notice or less',
    fits: all(trade('management accountant'), city('Nottingham'), skill('CIMA'), noticeUpTo(28)),
  },
  {
    ask: 'truck drivers, happy to relocate, no sponsorship needed',
    fits: all(trade('truck driver'), relocates, rights('citizen', 'permanent_resident', 'visa_holder')),
  },
  {
    ask: 'physios with 5 or more yrs at Ramsay or Bupa, currently there',
    fits: all(trade('physio'), yearsAtLeast(5), at('Ramsay Health Care', 'Bupa')),
  },
  {
    ask: 'Java entwickler in münchen oder berlin, unter 100k',
    fits: all(trade('software'), skill('Java'), city('Munich', 'Berlin'), payUpTo(99_999, 'EUR')),
  },
  {
    ask: 'développeurs Go à Amsterdam ou Zurich',
    fits: all(trade('go'), city('Amsterdam', 'Zurich')),
  },
  {
    ask: 'how many construction PMs do we have in Victoria with more than 10 years',
    fits: all(trade('construction project manager'), city('Melbourne'), ({ years }) => years > 10),
  },
  {
    ask: 'EAs in New York, been with the same company 4+ years',
    fits: all(trade('executive assistant'), city('New York'), sinceYears(3)),
  },
  {
    ask: 'M&A lawyers: either Linklaters or Clifford Chance, past or present',
    fits: all(trade('lawyer'), skill('Mergers and acquisitions'), worked('Linklaters', 'Clifford Chance')),
  },
  {
    ask: 'someone for a client who needs credit risk with SAS, must already be in a bank, UK or Ireland',
    fits: all(trade('risk'), skill('SAS'), country('United Kingdom')),
  },
  {
    ask: 'primary teachers in Auckland or anyone teaching maths who would relocate there',
    fits: any(all(trade('primary teacher'), city('Auckland')), all(trade('maths teacher'), relocates)),
  },
  {
    ask: 'seo or marketing managers agency side only',
    fits: all(trade('seo', 'marketing manager'), at(...group('agency side'))),
  },
  {
    ask: 'Site engineers, autocad, exclude John Holland current employees',
    fits: all(trade('site engineer'), skill('AutoCAD'), not(at('John Holland'))),
  },
  {
    ask: 'diesel fitters perth/brisbane avail immediately or willing to relocate',
    fits: all(trade('diesel fitter'), city('Perth', 'Brisbane'), any(noticeUpTo(0), relocates)),
  },
  { ask: 'everyone with SIEM and Splunk', fits: skill('SIEM', 'Splunk') },
  {
    ask: 'sales execs Stockholm, salary max 900k sek',
    fits: all(trade('sales'), city('Stockholm'), payUpTo(900_000, 'SEK')),
  },
  {
    ask: 'BAs, no banks, Sydney, jira',
    fits: all(
      trade('business analyst'),
      not(at('Commonwealth Bank')),
      city('Sydney', 'Parramatta'),
      skill('Jira'),
    ),
  },
  { ask: 'Nora Osman', fits: ({ name }) => name === 'Nora Osman' },
];
