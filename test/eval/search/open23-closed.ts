import type { Query } from './score.ts';
import { both, calledWithin, either, notCalledFor, type Second, ticket, wasOnce } from './second-world.ts';
import * as third from './third-world.ts';
import {
  all,
  any,
  at,
  city,
  contractor,
  country,
  EUROPE,
  formerly,
  not,
  noticeUpTo,
  payBetween,
  payUpTo,
  region,
  relocates,
  remote,
  rights,
  skill,
  speaks,
  trade,
  worked,
  yearsAtLeast,
} from './truth.ts';
import type { Facts } from './world.ts';

/** Searches of recruiters in six countries, by an author who knew the people and no rule. They are only ever run. */
export const CLOSED_TWENTIETH: readonly Query<Facts>[] = [
  {
    by: 'health desk, AU',
    ask: 'EENs w aged care exp, Vic or Qld, can start within a fortnight',
    fits: all(trade('enrolled nurse'), skill('Aged care'), region('Victoria', 'Queensland'), noticeUpTo(14)),
  },
  {
    by: 'health desk, UK',
    ask: 'critical care nurses within 30 miles of Manchester',
    fits: all(trade('icu nurse'), city('Manchester', 'Bolton')),
  },
  {
    by: 'IT desk, US',
    ask: 'SRE / DevOps folks in the Bay Area with Terraform, W2 perm only, no contractors pls',
    fits: all(trade('devops'), skill('Terraform'), city('San Francisco', 'Oakland'), not(contractor)),
  },
  {
    by: 'IT desk, DE',
    ask: 'Data Engineers in Berlin oder München, Kündigungsfrist max. 4 Wochen',
    fits: all(trade('data engineer'), city('Berlin', 'Munich'), noticeUpTo(28)),
  },
  {
    by: 'trades desk, NZ',
    ask: 'heavy diesel mechanics in Auckland, ex Rio Tinto or ex Fortescue',
    fits: all(trade('diesel fitter'), city('Auckland'), formerly('Rio Tinto', 'Fortescue')),
  },
  {
    by: 'construction desk, UK',
    ask: 'QS, CostX, London or Nottingham, permanent, looking for no more than £130k',
    fits: all(
      trade('quantity surveyor'),
      skill('CostX'),
      city('London', 'Nottingham'),
      not(contractor),
      payUpTo(130_000, 'GBP'),
    ),
  },
  {
    by: 'finance desk, AU',
    ask: 'Can you pull up auditors in Melbourne, Brisbane or Perth who have KPMG or Deloitte on the CV, past or present',
    fits: all(trade('auditor'), city('Melbourne', 'Brisbane', 'Perth'), worked('KPMG', 'Deloitte')),
  },
  {
    by: 'legal desk, US',
    ask: 'M&A lawyers in the US, 4+ yrs, must not need sponsorship',
    fits: all(
      trade('lawyer'),
      skill('Mergers and acquisitions'),
      country('United States'),
      yearsAtLeast(4),
      not(rights('requires_sponsorship')),
    ),
  },
  {
    by: 'trades desk, AU',
    ask: 'sparkies HV in WA, QLD or NSW - citizens or PR only',
    fits: all(
      trade('electrician'),
      skill('High voltage'),
      region('Western Australia', 'Queensland', 'New South Wales'),
      rights('citizen', 'permanent_resident'),
    ),
  },
  {
    by: 'finance desk, DE',
    ask: 'Financial Controller mit SAP in Deutschland oder Österreich, nur Festanstellung',
    fits: all(trade('financial controller'), skill('SAP'), country('Germany', 'Austria'), not(contractor)),
  },
  {
    by: 'finance desk, UK',
    ask: 'payroll ppl Manchester / Bolton / Nottingham avail immediately or 2 weeks notice max',
    fits: all(trade('payroll'), city('Manchester', 'Bolton', 'Nottingham'), noticeUpTo(14)),
  },
  {
    by: 'logistics desk, AU',
    ask: 'truck drivers anywhere in Australia who are not working for Linfox at the moment',
    fits: all(trade('truck driver'), country('Australia'), not(at('Linfox'))),
  },
  {
    by: 'sales desk, US',
    ask: 'account execs / BDMs in the US with Salesforce, expecting between 90 and 150k USD',
    fits: all(
      trade('sales'),
      country('United States'),
      skill('Salesforce'),
      payBetween(90_000, 150_000, 'USD'),
    ),
  },
  {
    by: 'schools desk, NZ',
    ask: 'secondary maths teachers open to relocating who arent in Australia already',
    fits: all(trade('maths teacher'), relocates, not(country('Australia'))),
  },
  {
    by: 'IT desk, DE',
    ask: 'golang or .NET developers working remotely, based in Europe',
    fits: all(trade('go', 'dotnet'), remote, country(...EUROPE)),
  },
  {
    by: 'IT desk, AU',
    ask: 'cyber or soc analysts with Splunk in NSW or Victoria holding NV1 clearance',
    fits: all(trade('security'), skill('Splunk'), region('New South Wales', 'Victoria')),
    unknowable: true,
  },
  {
    by: 'office desk, UK',
    ask: 'Executive assistants in Europe who speak French, German or Spanish',
    fits: all(
      trade('executive assistant'),
      any(speaks('French'), speaks('German'), speaks('Spanish')),
      country(...EUROPE),
    ),
  },
  {
    by: 'HR desk, AU',
    ask: 'HR managers or HRBPs at Unilever or Coca-Cola who joined before 2023',
    fits: all(trade('hr'), at('Unilever', 'Coca-Cola'), ({ since }) => since < 2023),
  },
  {
    by: 'construction desk, AU',
    ask: 'site engineers, Oz wide, AutoCAD, max 6 years experience',
    fits: all(trade('site engineer'), country('Australia'), skill('AutoCAD'), ({ years }) => years <= 6),
  },
  {
    by: 'marketing desk, NZ',
    ask: 'SEO specialists now at Clemenger BBDO who came over from Ogilvy',
    fits: all(trade('seo'), at('Clemenger BBDO'), formerly('Ogilvy')),
  },
];

const gone = (person: Second): boolean => person.betweenJobs;

/** The same over the second people. */
export const SECOND_CLOSED_TWENTIETH: readonly Query<Second>[] = [
  {
    by: 'health desk, IE',
    ask: 'midwives or theatre nurses in Ireland or NZ that nobody has called in the last 6 months',
    fits: both(trade('midwife', 'theatre nurse'), country('Ireland', 'New Zealand'), notCalledFor(182)),
  },
  {
    by: 'trades desk, AU',
    ask: 'scaffolders, boilermakers and crane ops in Australia with a white card',
    fits: both(
      trade('scaffolder', 'boilermaker', 'crane operator'),
      country('Australia'),
      ticket('White Card'),
    ),
  },
  {
    by: 'finance desk, IE',
    ask: 'insurance people in Ireland or the UK we have spoken to in the past 3 months',
    fits: both(trade('insurance'), country('Ireland', 'United Kingdom'), calledWithin(91)),
  },
  {
    by: 'finance desk, UK',
    ask: 'ex-Hays recruiters with five or more years behind them',
    fits: both(trade('recruiter'), formerly('Hays'), yearsAtLeast(5)),
  },
  {
    by: 'legal desk, UK',
    ask: 'paralegals or conveyancers who work or have worked at Freshfields or Slaughter and May',
    fits: both(trade('paralegal', 'conveyancer'), worked('Freshfields', 'Slaughter and May')),
  },
  {
    by: 'finance desk, UK',
    ask: 'bookkeepers w Xero or credit controllers w Sage',
    fits: either(both(trade('bookkeeper'), skill('Xero')), both(trade('credit controller'), skill('Sage'))),
  },
  {
    by: 'trades desk, NZ',
    ask: 'Anyone who used to be a plumber but has moved on to something else?',
    fits: both(wasOnce('plumber'), not(trade('plumber'))),
  },
  {
    by: 'trades desk, AU',
    ask: 'fitters & welders in Australia, 4 weeks notice or less, who we have not rung since 6 months or never',
    fits: both(trade('fitter', 'welder'), country('Australia'), noticeUpTo(28), notCalledFor(182)),
  },
  {
    by: 'health desk, UK',
    ask: 'nurses and midwives who are between jobs right now',
    fits: both(trade('nurse', 'midwife'), gone),
  },
  {
    by: 'engineering desk, DE',
    ask: 'Structural Engineers oder Mechanical Engineers in Deutschland, Österreich, Schweiz mit mindestens 5 Jahren Berufserfahrung',
    fits: both(
      trade('structural engineer', 'mechanical engineer'),
      country('Germany', 'Austria', 'Switzerland'),
      yearsAtLeast(5),
    ),
  },
  {
    by: 'pharma desk, US',
    ask: 'CRAs and reg affairs in Boston, Austin, Dublin or Cork, not contractors',
    fits: both(
      trade('clinical research', 'regulatory affairs'),
      city('Boston', 'Austin', 'Dublin', 'Cork'),
      not(contractor),
    ),
  },
  {
    by: 'construction desk, AU',
    ask: 'plumbers or crane operators within 80km of Melbourne',
    fits: both(trade('plumber', 'crane operator'), city('Melbourne', 'Geelong')),
  },
];

/** The same over the third people. */
export const THIRD_CLOSED_TWENTIETH: readonly Query<third.Third>[] = [
  {
    by: 'hospitality desk, IE',
    ask: 'head chefs or sous chefs in London, Dublin or Paris with HACCP',
    fits: third.all(
      third.trade('head chef', 'sous chef'),
      third.near('London', 'Dublin', 'Paris'),
      third.skill('HACCP'),
    ),
  },
  {
    by: 'hospitality desk, UK',
    ask: 'hotel GMs with Opera, Dubai / Singapore / London, free within a month',
    fits: third.all(
      third.trade('hotel manager'),
      third.skill('Opera PMS'),
      third.near('Dubai', 'Singapore', 'London'),
      third.noticeUpTo(31),
    ),
  },
  {
    by: 'legal desk, AU',
    ask: 'conveyancers Perth or Brisbane, PEXA a must, 3 yrs plus',
    fits: third.all(
      third.trade('conveyancer'),
      third.near('Perth', 'Brisbane'),
      third.skill('PEXA'),
      third.yearsAtLeast(3),
    ),
  },
  {
    by: 'legal desk, DE',
    ask: 'in-house lawyers who speak German or French and do M&A',
    fits: third.all(
      third.trade('in-house counsel'),
      third.any(third.speaks('German'), third.speaks('French')),
      third.skill('M&A'),
    ),
  },
  {
    by: 'legal desk, UK',
    ask: 'Litigation solicitors, London, Sydney or Toronto. Practising certificate essential, arbitration too.',
    fits: third.all(
      third.trade('litigation lawyer'),
      third.near('London', 'Sydney', 'Toronto'),
      third.cert('Practising certificate'),
      third.skill('Arbitration'),
    ),
  },
  {
    by: 'logistics desk, NZ',
    ask: 'customs brokers + freight forwarders in NZ and Aus who know Incoterms',
    fits: third.all(
      third.trade('customs broker', 'freight forwarder'),
      third.country('New Zealand', 'Australia'),
      third.skill('Incoterms'),
    ),
  },
  {
    by: 'logistics desk, DE',
    ask: 'Lagerleiter mit SAP EWM in Lyon, Manchester oder Chicago',
    fits: third.all(
      third.trade('warehouse manager'),
      third.skill('SAP EWM'),
      third.near('Lyon', 'Manchester', 'Chicago'),
    ),
  },
  {
    by: 'retail desk, IE',
    ask: 'store managers Dublin or Munich, not currently Zara',
    fits: third.all(
      third.trade('store manager'),
      third.near('Dublin', 'Munich'),
      third.not(third.at('Zara')),
    ),
  },
  {
    by: 'pharma desk, IE',
    ask: 'QC chemists with HPLC or microbiologists with endotoxin testing, anywhere in Ireland',
    fits: third.all(
      third.any(
        third.all(third.trade('qc chemist'), third.skill('HPLC')),
        third.all(third.trade('microbiologist'), third.skill('Endotoxin testing')),
      ),
      third.country('Ireland'),
    ),
  },
  {
    by: 'engineering desk, UK',
    ask: 'wind techs holding GWO in Germany, Scotland or Ireland',
    fits: third.all(
      third.trade('wind turbine technician'),
      third.cert('GWO'),
      third.near('Hamburg', 'Aberdeen', 'Cork'),
    ),
  },
  {
    by: 'health desk, NZ',
    ask: 'vets who do small animals or surgery, NZ, UK or Perth',
    fits: third.all(
      third.trade('vet'),
      third.any(third.skill('Small animals'), third.skill('Surgery')),
      third.near('Auckland', 'Bristol', 'Perth'),
    ),
  },
  {
    by: 'engineering desk, US',
    ask: 'six sigma green belts or black belts in Munich, Chicago, Manchester',
    fits: third.all(
      third.any(third.cert('Six Sigma Green Belt'), third.cert('Six Sigma Black Belt')),
      third.near('Munich', 'Chicago', 'Manchester'),
    ),
  },
  {
    by: 'design desk, DE',
    ask: 'UX or graphic designers in Germany asking less than 75k EUR a year',
    fits: third.all(
      third.trade('ux designer', 'graphic designer'),
      third.country('Germany'),
      third.pays('EUR', 0, 74_999),
    ),
  },
];
