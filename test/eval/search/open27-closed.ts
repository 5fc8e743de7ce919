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
  group,
  leftFrom,
  level,
  not,
  noticeUpTo,
  PWC,
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

/**
 * Searches as people of an agency type, dictate or paste them in a week, by an author apart who read the people and how a truth
 * is written, and neither rules nor other queries; closed in all their parts.
 */
export const CLOSED_TWENTY_THIRD: readonly Query<Facts>[] = [
  {
    ask: 'frontend dev melbourne or brisbane typescript 4+ yrs',
    fits: all(trade('frontend'), skill('TypeScript'), city('Melbourne', 'Brisbane'), yearsAtLeast(4)),
  },
  {
    ask: 'Payroll, NSW or Vic, perm, mid level or senior. Not anyone who is at Woolworths.',
    fits: all(
      trade('payroll'),
      region('New South Wales', 'Victoria'),
      not(contractor),
      level('mid', 'senior'),
      not(at('Woolworths')),
    ),
  },
  {
    ask: 'find me icu nurses in perth brisbane or auckland who can start inside a month and dont need sponsoring',
    fits: all(
      trade('icu nurse'),
      city('Perth', 'Brisbane', 'Auckland'),
      noticeUpTo(31),
      not(rights('requires_sponsorship')),
    ),
  },
  {
    ask: 'Auditors in Europe who left KPMG in 2022 or later',
    fits: all(trade('auditor'), country(...EUROPE), leftFrom(2022, 'KPMG'), not(at('KPMG'))),
  },
  {
    ask: 'EX-PWC TAX - UK ONLY - PERM',
    fits: all(trade('tax'), country('United Kingdom'), formerly(...PWC), not(at(...PWC)), not(contractor)),
  },
  {
    ask: 'lawyers who came out of the magic circle and are now sitting at allens or minters',
    fits: all(trade('lawyer'), formerly(...group('magic circle')), at('Allens', 'MinterEllison')),
  },
  {
    ask: 'Role: Management Accountant | Location: Manchester or Bolton | Budget: £60k-£110k | Notice: 4 weeks max',
    fits: all(
      trade('management accountant'),
      city('Manchester', 'Bolton'),
      payBetween(60_000, 110_000, 'GBP'),
      noticeUpTo(28),
    ),
  },
  {
    ask: 'sparkies in WA up for fifo, 2 and 1 roster',
    fits: all(trade('electrician'), region('Western Australia')),
    unknowable: true,
  },
  {
    ask: 'Data engineers with Spark and Airflow in Australia, $100k to $160k, ideally from Atlassian or Canva',
    fits: all(
      trade('data engineer'),
      skill('Spark', 'Airflow'),
      country('Australia'),
      payBetween(100_000, 160_000, 'AUD'),
    ),
  },
  {
    ask: 'site engineers in germany, austria or holland willing to relocate, less than 10 years experience',
    fits: all(
      trade('site engineer'),
      country('Germany', 'Austria', 'Netherlands'),
      relocates,
      ({ years }) => years < 10,
    ),
  },
  {
    ask: 'sales people bay area or new york, salesforce, max 4 wks notice',
    fits: all(
      trade('sales'),
      city('San Francisco', 'Oakland', 'New York'),
      skill('Salesforce'),
      noticeUpTo(28),
    ),
  },
  {
    ask: 'registerd or enroled nurses, victoria or qld, wound care',
    fits: all(
      trade('registered nurse', 'enrolled nurse'),
      region('Victoria', 'Queensland'),
      skill('Wound care'),
    ),
  },
  {
    ask: 'project managers - construction, NOT IT - Procore, Sydney incl Parramatta',
    fits: all(trade('construction project manager'), skill('Procore'), city('Sydney', 'Parramatta')),
  },
  {
    ask: 'Which of our product managers in Australia have been with the same company since 2020 or earlier?',
    fits: all(trade('product manager'), country('Australia'), ({ since }) => since <= 2020),
  },
  {
    ask: 'contract devops, either in london or working remotely',
    fits: all(trade('devops'), contractor, any(city('London'), remote)),
  },
  {
    ask: 'Credit risk analysts at HSBC or Barclays with more than 8 years. Leave out anyone on 12 weeks notice',
    fits: all(trade('risk'), at('HSBC', 'Barclays'), yearsAtLeast(9), noticeUpTo(83)),
  },
  {
    ask: 'chefs in the uk, citizens or PR, asking for 100k or less',
    fits: all(
      trade('chef'),
      country('United Kingdom'),
      rights('citizen', 'permanent_resident'),
      payUpTo(100_000, 'GBP'),
    ),
  },
  {
    ask: 'Pharmacists in Greater Manchester who are happy to work every second Saturday',
    fits: all(trade('pharmacist'), region('Greater Manchester')),
    unknowable: true,
  },
  {
    ask: 'accountants of any sort in berlin, munich or vienna but not in practice (so no big 4, no grant thornton, no bdo)',
    fits: all(
      trade('accountant'),
      city('Berlin', 'Munich', 'Vienna'),
      not(at(...group('big 4'), 'Grant Thornton', 'BDO')),
    ),
  },
  {
    ask: 'warehouse mangers with WMS who have been at both DHL and Toll in their time',
    fits: all(trade('warehouse manager'), skill('WMS'), worked('DHL'), worked('Toll Group')),
  },
  {
    ask: 'cyber security or SOC analyst, mandarin speaker, splunk a must',
    fits: all(trade('security'), speaks('Mandarin'), skill('Splunk')),
  },
];

/** The countries of Europe among the places of the second people. */
const EUROPE_WITH_IRELAND = ['United Kingdom', 'Ireland', 'Germany', 'Austria', 'Switzerland'];

export const SECOND_CLOSED_TWENTY_THIRD: readonly Query<Second>[] = [
  {
    ask: 'midwives with AHPRA registration, Australia or NZ',
    fits: both(trade('midwife'), ticket('AHPRA registration'), country('Australia', 'New Zealand')),
  },
  {
    ask: 'theatre nurses or scrub nurses who have been in their current job since 2021 or before',
    fits: both(trade('theatre nurse'), ({ since, betweenJobs }) => !betweenJobs && since <= 2021),
  },
  {
    ask: 'Underwriters and claims people in the UK and Ireland that we have not called in the last 6 months',
    fits: both(trade('underwriter', 'claims'), country('United Kingdom', 'Ireland'), notCalledFor(182)),
  },
  {
    ask: 'paralegals and conveyancers who got a call from us in the last two weeks',
    fits: both(trade('paralegal', 'conveyancer'), calledWithin(14)),
  },
  {
    ask: 'mechanical engineers with SolidWorks in DACH, or structural engineers with Revit in the UK',
    fits: either(
      both(trade('mechanical engineer'), skill('SolidWorks'), country('Germany', 'Austria', 'Switzerland')),
      both(trade('structural engineer'), skill('Revit'), country('United Kingdom')),
    ),
  },
  {
    ask: 'boilermakers, TIG, have worked for BHP or Rio, willing to relocate',
    fits: both(trade('boilermaker'), skill('TIG welding'), worked('BHP', 'Rio Tinto'), relocates),
  },
  {
    ask: 'hi i need a bookkeeper who knows xero and can work from home doesnt matter where in australia or europe',
    fits: both(trade('bookkeeper'), skill('Xero'), remote, country('Australia', ...EUROPE_WITH_IRELAND)),
  },
  {
    ask: 'Recruitment consultants, ex-Hays, 5 years plus, not currently at Michael Page',
    fits: both(trade('recruiter'), formerly('Hays'), not(at('Hays', 'Michael Page')), yearsAtLeast(5)),
  },
  {
    ask: 'sap consultants with MBB on the cv',
    fits: both(
      trade('sap consultant'),
      worked('McKinsey & Company', 'Boston Consulting Group', 'Bain & Company'),
    ),
  },
  {
    ask: 'any IT people out of work at the minute?',
    fits: both(trade('tech'), ({ betweenJobs }) => betweenJobs),
  },
  {
    ask: 'social worker manchester city council past or present',
    fits: both(trade('social worker'), worked('Manchester City Council')),
  },
  {
    ask: 'GPs or mental health nurses in Scotland or Ireland who nobody here has ever called',
    fits: both(
      trade('gp', 'mental health nurse'),
      either(region('Scotland'), country('Ireland')),
      ({ calledDaysAgo }) => calledDaysAgo === null,
    ),
  },
  {
    ask: 'credit controllers who were receptionists earlier in their career',
    fits: both(trade('credit controller'), wasOnce('receptionist')),
  },
  {
    ask: 'actuaries who use R, asking no more than 120k AUD or no more than 130k EUR',
    fits: both(trade('actuary'), skill('R'), either(payUpTo(120_000, 'AUD'), payUpTo(130_000, 'EUR'))),
  },
  {
    ask: 'hotel receptionists in australia who will do night shifts',
    fits: both(trade('receptionist'), country('Australia')),
    unknowable: true,
  },
  {
    ask: 'compliance or AML analyst with mandarin, german, french or arabic, KYC would be nice',
    fits: both(
      trade('compliance'),
      either(speaks('Mandarin'), speaks('German'), speaks('French'), speaks('Arabic')),
    ),
  },
  {
    ask: 'Regulatory affairs or CRA, currently with Roche, Novartis or GSK. Basel, Cork, Dublin, Boston.',
    fits: both(
      trade('regulatory affairs', 'clinical research'),
      at('Roche', 'Novartis', 'GSK'),
      city('Basel', 'Cork', 'Dublin', 'Boston'),
    ),
  },
  {
    ask: 'forklift drivers w LF licence anywhere in aus or nz can start within 2 wks',
    fits: both(
      trade('forklift driver'),
      ticket('LF licence'),
      country('Australia', 'New Zealand'),
      noticeUpTo(14),
    ),
  },
  {
    ask: 'Customer success managers in Europe but no job hoppers please, so nobody with four or more employers in the last five years',
    fits: both(
      trade('customer success'),
      country(...EUROPE_WITH_IRELAND),
      ({ employersOfLate }) => employersOfLate < 4,
    ),
  },
  {
    ask: 'senior or head level procurement from the mining houses, citizens or PRs only',
    fits: both(
      trade('procurement'),
      level('senior', 'head'),
      worked('BHP', 'Rio Tinto', 'Newmont', 'Glencore'),
      rights('citizen', 'permanent_resident'),
    ),
  },
  {
    ask: 'everybody in Singapore outside healthcare with citizenship or PR that we haven’t rung in the past 30 days',
    fits: both(
      city('Singapore'),
      not(trade('health')),
      rights('citizen', 'permanent_resident'),
      notCalledFor(30),
    ),
  },
];

const inRegion =
  (name: string): third.Fits =>
  (person) =>
    person.region === name;

export const THIRD_CLOSED_TWENTY_THIRD: readonly Query<third.Third>[] = [
  {
    ask: 'sous chef dubai or sydney, a months notice at most',
    fits: third.all(third.trade('sous chef'), third.near('Dubai', 'Sydney'), third.noticeUpTo(31)),
  },
  {
    ask: 'Dentist for a clinic in Geneva, has to speak French',
    fits: third.all(third.trade('dentist'), third.near('Geneva'), third.speaks('French')),
  },
  {
    ask: 'qc chemists in cork, basel or mumbai with hplc, not the ones at pfizer',
    fits: third.all(
      third.trade('qc chemist'),
      third.near('Cork', 'Basel', 'Mumbai'),
      third.skill('HPLC'),
      third.not(third.at('Pfizer')),
    ),
  },
  {
    ask: 'drilling engineer IWCF aberdeen houston',
    fits: third.all(third.trade('drilling engineer'), third.cert('IWCF'), third.near('Aberdeen', 'Houston')),
  },
  {
    ask: 'Quantity surveyors with MRICS who used to be at Turner & Townsend or AECOM',
    fits: third.all(
      third.trade('quantity surveyor'),
      third.cert('MRICS'),
      third.formerly('Turner & Townsend', 'AECOM'),
    ),
  },
  {
    ask: 'primary school teachers with QTS, england or dubai, under 8 years experience, phonics a bonus',
    fits: third.all(
      third.trade('primary teacher'),
      third.cert('Qualified Teacher Status'),
      third.any(inRegion('England'), third.near('Dubai')),
      third.yearsBelow(8),
    ),
  },
  {
    ask: 'looking for mining engineers or geologists over in wa or queensland who have stayed in the same job five years or more',
    fits: third.all(
      third.trade('mining engineer', 'geologist'),
      third.any(inRegion('Western Australia'), inRegion('Queensland')),
      third.inJobFor(5),
    ),
  },
  {
    ask: 'vets in NZ or Western Australia who would do on-call one weekend in three',
    fits: third.all(
      third.trade('vet'),
      third.any(third.country('New Zealand'), inRegion('Western Australia')),
    ),
    unknowable: true,
  },
  {
    ask: 'journalist reuters or bloomberg, berlin / madrid',
    fits: third.all(
      third.trade('journalist'),
      third.at('Reuters', 'Bloomberg'),
      third.near('Berlin', 'Madrid'),
    ),
  },
  {
    ask: 'marine underwriters in London or Singapore, either ACII qualified or with at least 8 years behind them',
    fits: third.all(
      third.trade('marine underwriter'),
      third.near('London', 'Singapore'),
      third.any(third.cert('ACII'), third.yearsAtLeast(8)),
    ),
  },
  {
    ask: 'Freight forwarders and customs brokers working at DHL, DSV or DB Schenker. Exclude Hamburg.',
    fits: third.all(
      third.trade('freight forwarder', 'customs broker'),
      third.at('DHL', 'DSV', 'DB Schenker'),
      third.not(third.near('Hamburg')),
    ),
  },
  {
    ask: 'policy advisors with ministerial breifings london wellington toronto',
    fits: third.all(
      third.trade('policy adviser'),
      third.near('London', 'Wellington', 'Toronto'),
      third.skill('Ministerial briefings'),
    ),
  },
  {
    ask: 'anyone who used to be a chef and then changed career',
    fits: third.all(third.once('chef'), third.not(third.trade('chef'))),
  },
  {
    ask: 'Filialleiter in München mit Erfahrung bei Zara oder IKEA',
    fits: third.all(third.trade('store manager'), third.near('Munich'), third.worked('Zara', 'IKEA')),
  },
  {
    ask: 'fully remote ux designers, figma',
    fits: third.all(third.trade('ux designer'), third.remote, third.skill('Figma')),
  },
  {
    ask: 'Do we have pilots with an ATPL and A320 time who aren’t with Ryanair?',
    fits: third.all(
      third.trade('pilot'),
      third.cert('ATPL'),
      third.skill('A320'),
      third.not(third.at('Ryanair')),
    ),
  },
  {
    ask: 'UK contractors on £300 a day or under',
    fits: third.all(
      third.country('United Kingdom'),
      third.works('contract'),
      third.pays('GBP', 0, 300, 'day'),
    ),
  },
  {
    ask: 'agronomists or farm managers, aus or nz, must be citizens or PR',
    fits: third.all(
      third.trade('agronomist', 'farm manager'),
      third.country('Australia', 'New Zealand'),
      third.rights('citizen', 'permanent_resident'),
    ),
  },
  {
    ask: 'Production managers in Munich or Barcelona who have run a plant of 200 people or more',
    fits: third.all(third.trade('production manager'), third.near('Munich', 'Barcelona')),
    unknowable: true,
  },
  {
    ask: 'who do we have in the UK that is between jobs right now',
    fits: third.all(third.country('United Kingdom'), ({ betweenJobs }) => betweenJobs),
  },
  {
    ask: 'in-house lawyers in paris, munich or dublin, salary expectation up to 120k euros',
    fits: third.all(
      third.trade('in-house counsel'),
      third.near('Paris', 'Munich', 'Dublin'),
      third.pays('EUR', 0, 120_000),
    ),
  },
];
