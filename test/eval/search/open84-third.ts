import type { Query } from './score.ts';
import {
  all,
  any,
  at,
  cert,
  country,
  near,
  not,
  noticeUpTo,
  pays,
  remote,
  rights,
  skill,
  type Third,
  trade,
  worked,
  works,
  yearsAtLeast,
  yearsBelow,
} from './third-world.ts';

/** Searches over the third people, of desks in the first week of December. */
export const THIRD_OPEN_SEVENTY_FOURTH: readonly Query<Third>[] = [
  {
    by: 'patisserie',
    ask: 'pastry chefs, viennoiserie or chocolate, in Paris, London or Zürich',
    fits: all(
      trade('pastry chef'),
      any(skill('Viennoiserie'), skill('Chocolate work')),
      near('Paris', 'London', 'Zurich'),
    ),
  },
  {
    by: 'renewables, Esbjerg',
    ask: 'Wind techs holding GWO, available in a month or sooner',
    fits: all(trade('wind turbine technician'), cert('GWO'), noticeUpTo(30)),
  },
  {
    by: 'wells',
    ask: 'drilling/well engineers, IWCF, Houston Aberdeen or Perth, anyone bar current Shell',
    fits: all(
      trade('drilling engineer'),
      cert('IWCF'),
      near('Houston', 'Aberdeen', 'Perth'),
      not(at('Shell')),
    ),
  },
  {
    by: 'Gulf, villas and clinics',
    ask: 'Dubai: dentists, hotel GMs or quantity surveyors asking AED 35,000 a month at most',
    fits: all(
      trade('dentist', 'hotel manager', 'quantity surveyor'),
      near('Dubai'),
      pays('AED', 0, 35_000, 'month'),
    ),
  },
  {
    by: 'flight deck',
    ask: 'Pilots with an ATPL, A320, in Dublin, Madrid or Dubai please',
    fits: all(trade('pilot'), cert('ATPL'), skill('A320'), near('Dublin', 'Madrid', 'Dubai')),
  },
  {
    by: 'newsrooms',
    ask: 'reporters / video editors, for contract, london + new york + berlin + toronto',
    fits: all(
      trade('journalist', 'video editor'),
      works('contract'),
      near('London', 'New York', 'Berlin', 'Toronto'),
    ),
  },
  {
    by: 'Lime Street',
    ask: 'Loss adjusters with ACILA or marine underwriters with ACII. Allianz, AXA, Chubb or Zurich Insurance, now or in the past, and not in North America',
    fits: all(
      any(all(trade('loss adjuster'), cert('ACILA')), all(trade('marine underwriter'), cert('ACII'))),
      worked('Allianz', 'AXA', 'Chubb', 'Zurich Insurance'),
      not(country('United States', 'Canada')),
    ),
  },
  {
    by: 'schools, Jumeirah',
    ask: 'Teachers, primary or maths, with QTS. UAE, New Zealand or the UK. Not from GEMS, we recruit for GEMS.',
    fits: all(
      trade('primary teacher', 'maths teacher'),
      cert('Qualified Teacher Status'),
      country('United Arab Emirates', 'New Zealand', 'United Kingdom'),
      not(at('GEMS Education')),
    ),
  },
  {
    by: 'legal in-house, Maxvorstadt',
    ask: 'In-house counsel with data protection, Germany, France or Ireland, at least five years',
    fits: all(
      trade('in-house counsel'),
      skill('Data protection'),
      country('Germany', 'France', 'Ireland'),
      yearsAtLeast(5),
    ),
  },
  {
    by: 'plants',
    ask: 'production managers or quality managers with a Six Sigma belt, green or black, currently at BMW, Bosch or Siemens',
    fits: all(
      trade('production manager', 'quality manager'),
      any(cert('Six Sigma Green Belt'), cert('Six Sigma Black Belt')),
      at('BMW', 'Bosch', 'Siemens'),
    ),
  },
  {
    by: 'animal health, Te Awamutu',
    ask: 'vets in NZ, Australia or the UK happy with one weekend in three on call',
    unknowable: true,
    fits: all(trade('vet'), country('New Zealand', 'Australia', 'United Kingdom')),
  },
  {
    by: 'policy shop',
    ask: 'policy advisers, planners & EAs who work from home for good, citizens or PR of wherever they are',
    fits: all(
      trade('policy adviser', 'town planner', 'executive assistant'),
      remote,
      rights('citizen', 'permanent_resident'),
    ),
  },
  {
    by: 'post-docs',
    ask: 'research fellows & lecturers, PhD, under ten years in the field, Boston / Zurich / Dublin / Toronto / Melbourne',
    fits: all(
      trade('research fellow', 'lecturer'),
      cert('PhD'),
      yearsBelow(10),
      near('Boston', 'Zurich', 'Dublin', 'Toronto', 'Melbourne'),
    ),
  },
];
