import type { Query } from './score.ts';
import { both, calledWithin, either, notCalledFor, type Second, ticket } from './second-world.ts';
import {
  at,
  contractor,
  country,
  not,
  noticeUpTo,
  region,
  relocates,
  rights,
  skill,
  trade,
  worked,
  yearsAtLeast,
} from './truth.ts';

const noSponsorship = not(rights('requires_sponsorship'));

/** Searches of the desks of the fortieth set over the second people, closed. */
export const SECOND_OPEN_FORTIETH_MORE: readonly Query<Second>[] = [
  {
    by: 'glasgow',
    ask: 'plumbers who do gas, aus or nz',
    fits: both(trade('plumber'), skill('Gasfitting'), country('Australia', 'New Zealand')),
  },
  {
    by: 'lagos',
    ask: 'Kindly look for procurement managers who have BHP or Glencore as present or former employer.',
    fits: both(trade('procurement'), worked('BHP', 'Glencore')),
  },
  {
    by: 'brussels',
    ask: 'Clinical research associates in Germany, Austria or Switzerland please',
    fits: both(trade('clinical research'), country('Germany', 'Austria', 'Switzerland')),
  },
  {
    by: 'manila',
    ask: 'Hi! Credit controllers with Sage experience, minimum of 3 years',
    fits: both(trade('credit controller'), skill('Sage'), yearsAtLeast(3)),
  },
  {
    by: 'hyderabad',
    ask: 'Solutions Architect / Cloud Architect, AWS, Citizen or PR only',
    fits: both(trade('solutions architect'), skill('AWS'), rights('citizen', 'permanent_resident')),
  },
  {
    by: 'darwin',
    ask: 'mech fitters in WA Qld or NSW, or living wherever but they’d relocate',
    fits: both(
      trade('fitter'),
      either(region('Western Australia', 'Queensland', 'New South Wales'), relocates),
    ),
  },
  {
    by: 'toronto',
    ask: 'Claims handlers with Guidewire.',
    fits: both(trade('claims'), skill('Guidewire')),
  },
  {
    by: 'leeds',
    ask: 'midwives, minus anyone we’ve called in the last month',
    fits: both(trade('midwife'), notCalledFor(31)),
  },
  {
    by: 'zurich',
    ask: 'Actuaries currently employed by Allianz, Aviva or Zurich Insurance.',
    fits: both(trade('actuary'), at('Allianz', 'Aviva', 'Zurich Insurance')),
  },
  {
    by: 'cape town',
    ask: 'So the trust phoned, they’ve built this lovely new theatre and there’s nobody to put in it. Theatre nurses, in the UK, Ireland or Australia, four weeks’ notice at the outside.',
    fits: both(trade('theatre nurse'), country('United Kingdom', 'Ireland', 'Australia'), noticeUpTo(28)),
  },
  {
    by: 'wellington',
    ask: 'Structural engineers here in New Zealand or over in Australia',
    fits: both(trade('structural engineer'), country('New Zealand', 'Australia')),
  },
  {
    by: 'houston',
    ask: 'Mechanical engineers. SolidWorks. Permanent hire.',
    fits: both(trade('mechanical engineer'), skill('SolidWorks'), not(contractor)),
  },
  {
    by: 'singapore',
    ask: 'compliance ppl, kyc, singapore or aus or uk can',
    fits: both(trade('compliance'), skill('KYC'), country('Singapore', 'Australia', 'United Kingdom')),
  },
  {
    by: 'paris',
    ask: 'Chefs in Ireland, the UK or Germany. French is a plus, not obligatory',
    fits: both(trade('chef'), country('Ireland', 'United Kingdom', 'Germany')),
  },
  {
    by: 'galway',
    ask: 'underwriters, only not anyone that’s in QBE or Aviva this minute',
    fits: both(trade('underwriter'), not(at('QBE', 'Aviva'))),
  },
  {
    by: 'tel aviv',
    ask: 'qa, cypress, start in 2 weeks or less',
    fits: both(trade('tester'), skill('Cypress'), noticeUpTo(14)),
  },
  {
    by: 'wellington',
    ask: 'Recruitment consultants or talent acquisition people that one of us has called within the last three months',
    fits: both(trade('recruiter'), calledWithin(92)),
  },
  {
    by: 'manila',
    ask: 'Forklift operators with LF licence, not requiring sponsorship please',
    fits: both(trade('forklift driver'), ticket('LF licence'), noSponsorship),
  },
  {
    by: 'hyderabad',
    ask: 'SAP MM Consultant, 5+ yrs, NP 4 weeks or less',
    fits: both(trade('sap consultant'), skill('SAP MM'), yearsAtLeast(5), noticeUpTo(28)),
  },
  {
    by: 'leeds',
    ask: 'council’s had half its duty team walk out over the rota so they’re taking anybody decent. social workers, uk ireland nz or aus, just nobody from Manchester City Council cos that’s who is asking',
    fits: both(
      trade('social worker'),
      country('United Kingdom', 'Ireland', 'New Zealand', 'Australia'),
      not(at('Manchester City Council')),
    ),
  },
  {
    by: 'zurich',
    ask: 'Regulatory affairs or clinical research, employed now or earlier by Roche or Novartis, no contractors, no sponsorship.',
    fits: both(
      trade('regulatory affairs', 'clinical research'),
      worked('Roche', 'Novartis'),
      not(contractor),
      noSponsorship,
    ),
  },
  {
    by: 'cape town',
    ask: 'Architects, the building kind, not the IT kind. Either they’re in the UK or Ireland, or they’re further off but happy to relocate. Permanent only.',
    fits: both(
      trade('building architect'),
      either(country('United Kingdom', 'Ireland'), relocates),
      not(contractor),
    ),
  },
];
