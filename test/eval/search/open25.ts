import { KINDS } from './fourth-world.ts';
import type { Query } from './score.ts';
import {
  all,
  any,
  at,
  cert,
  country,
  near,
  not,
  skill,
  speaks,
  type Third,
  trade,
  worked,
} from './third-world.ts';

const titled =
  (...names: string[]) =>
  (person: Third): boolean =>
    names.includes(person.title);
const UK = country('United Kingdom');
const AUSTRALIA = country('Australia');

/** Searches of sixteen desks in eight countries over the fourth people, written before any rule or list was read. */
export const FOURTH_OPEN: readonly Query<Third>[] = [
  // Construction and trades.
  {
    ask: 'site managers from tier 1 contractors, north of england, SMSTS',
    fits: all(
      trade('site manager'),
      worked(...KINDS.tierOneBuilders),
      near('Manchester', 'Leeds'),
      cert('SMSTS'),
    ),
  },
  { ask: 'sparkies with their 18th edition', fits: all(trade('electrician'), cert('18th Edition')) },
  { ask: 'chippies sydney or brisbane', fits: all(trade('carpenter'), near('Sydney', 'Brisbane')) },
  {
    ask: 'CA or contract admin with a tier one builder in Perth',
    fits: all(titled('Contracts Administrator'), at(...KINDS.tierOneBuilders), near('Perth')),
  },
  { ask: 'fridgies / HVAC techs', fits: trade('refrigeration mechanic') },
  {
    ask: 'digger drivers with CPCS tickets',
    fits: all(titled('360 Excavator Operator', 'Excavator Operator'), cert('CPCS')),
  },
  // Health.
  {
    ask: 'theatre staff for a private hospital - ODPs, scrub, recovery - UK',
    fits: all(trade('theatre'), UK),
  },
  {
    ask: 'A&E nurses or ITU nurses, NHS trust experience',
    fits: all(trade('emergency nurse', 'critical care nurse'), worked(...KINDS.nhsTrusts)),
  },
  { ask: 'SALTs in Yorkshire', fits: all(trade('speech therapist'), near('Leeds')) },
  {
    ask: 'rads or sonographers Queensland & WA',
    fits: all(trade('radiographer', 'sonographer'), near('Brisbane', 'Perth')),
  },
  {
    ask: 'HCAs with a care certificate',
    fits: all(titled('Healthcare Assistant'), cert('Care Certificate')),
  },
  // Care.
  { ask: 'registered managers / deputies for a nursing home', fits: trade('care home manager') },
  { ask: 'disability support workers NDIS', fits: all(titled('Disability Support Worker'), skill('NDIS')) },
  // Schools.
  { ask: 'TAs and LSAs in England', fits: all(trade('teaching assistant'), UK) },
  {
    ask: 'SLT in a London secondary, deputy or assistant head',
    fits: all(trade('school leader'), near('London')),
  },
  { ask: 'KS2 teachers with QTS', fits: all(trade('primary teacher'), cert('QTS')) },
  // Law.
  {
    ask: 'magic circle corporate associates, 0-5 PQE',
    fits: all(
      trade('corporate lawyer'),
      at(...KINDS.magicCircle),
      ({ years }) => years !== null && years <= 5,
    ),
  },
  { ask: 'clin neg or PI fee earners', fits: trade('personal injury lawyer', 'legal executive') },
  { ask: 'inhouse counsel, Sydney', fits: all(trade('in-house lawyer'), near('Sydney')) },
  // Money.
  { ask: 'purchase ledger / AP people', fits: trade('accounts payable') },
  { ask: 'challenger bank fincrime folk: KYC, AML', fits: all(trade('kyc'), at(...KINDS.challengerBanks)) },
  {
    ask: 'number two in finance, i.e. FC level, Dublin',
    fits: all(trade('financial controller'), near('Dublin')),
  },
  {
    ask: 'CIMA management accountants at the big four supermarkets',
    fits: all(trade('management accountant'), at(...KINDS.bigFourSupermarkets), cert('CIMA')),
  },
  // Insurance and banking.
  { ask: 'qualified actuaries UK/Aus', fits: all(trade('actuary'), any(UK, AUSTRALIA)) },
  { ask: 'IFAs or paraplanners', fits: trade('financial adviser', 'paraplanner') },
  // Technology.
  {
    ask: 'SREs / platform people who have worked for a hyperscaler',
    fits: all(trade('sre'), worked(...KINDS.hyperscalers)),
  },
  { ask: 'pentesters w/ OSCP', fits: all(titled('Penetration Tester'), cert('OSCP')) },
  { ask: 'mobile devs London', fits: all(trade('mobile', 'ios', 'android'), near('London')) },
  {
    ask: 'service desk and 1st line, not in America',
    fits: all(trade('it support'), not(country('United States'))),
  },
  {
    ask: 'product people from neobanks',
    fits: all(trade('product manager', 'product owner'), worked(...KINDS.challengerBanks)),
  },
  // Logistics.
  { ask: 'artic drivers', fits: titled('HGV Class 1 Driver', 'LGV C+E Driver') },
  { ask: 'class 1 or class 2 lorry drivers in the UK', fits: all(trade('truck driver'), UK) },
  {
    ask: 'storemen and pickers in Sydney with an LF ticket',
    fits: all(trade('warehouse operative'), near('Sydney'), cert('LF licence')),
  },
  // Hospitality.
  { ask: 'CDPs in Dublin or Dubai', fits: all(trade('chef de partie'), near('Dublin', 'Dubai')) },
  { ask: 'waiting staff', fits: trade('waiter') },
  // Sales.
  {
    ask: 'SDRs & BDRs in Ireland with French',
    fits: all(trade('sdr'), country('Ireland'), speaks('French')),
  },
  { ask: 'NAMs and KAMs, FMCG', fits: all(trade('key account manager'), at('Diageo', 'Unilever')) },
  // Science, public service, creative, factories.
  { ask: 'CRAs at CROs', fits: all(trade('cra'), at(...KINDS.cros)) },
  {
    ask: 'council planners with MRTPI',
    fits: all(trade('planning officer'), at(...KINDS.councils), cert('MRTPI')),
  },
  { ask: 'fitters and setters: CNC, Bristol', fits: all(trade('cnc machinist'), near('Bristol')) },
];
