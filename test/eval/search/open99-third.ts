import type { Query } from './score.ts';
import {
  all,
  any,
  at,
  cert,
  country,
  inJobFor,
  near,
  not,
  once,
  pays,
  remote,
  rights,
  skill,
  speaks,
  type Third,
  trade,
  works,
  yearsAtLeast,
  yearsBelow,
} from './third-world.ts';

/** Searches over the third people, of desks in an ordinary month. */
export const THIRD_OPEN_EIGHTY_NINTH: readonly Query<Third>[] = [
  {
    by: 'cockpit',
    ask: 'pilots dubai or singapore',
    fits: all(trade('pilot'), near('Dubai', 'Singapore')),
  },
  {
    by: 'animal health, Naas',
    ask: 'Any vets living in Ireland?',
    fits: all(trade('vet'), country('Ireland')),
  },
  {
    by: 'new Canadian office',
    ask: 'Who lives in Toronto or Vancouver? Whole list please, all professions',
    fits: near('Toronto', 'Vancouver'),
  },
  {
    by: 'newsroom',
    ask: 'journalists, video editors – at Reuters, Bloomberg or the BBC now',
    fits: all(trade('journalist', 'video editor'), at('Reuters', 'Bloomberg', 'BBC')),
  },
  {
    by: 'automotive, Garching',
    ask: 'everyone currently employed by BMW, Bosch or Siemens',
    fits: at('BMW', 'Bosch', 'Siemens'),
  },
  {
    by: 'offshore and wind',
    ask: 'wind turbine techs w/ GWO and drilling engs w/ IWCF, in Aberdeen, Hamburg, Houston or Perth',
    fits: all(
      any(all(trade('wind turbine technician'), cert('GWO')), all(trade('drilling engineer'), cert('IWCF'))),
      near('Aberdeen', 'Hamburg', 'Houston', 'Perth'),
    ),
  },
  {
    by: 'public policy, Thorndon',
    ask: 'policy advisers or town planners, under ten years’ experience, Wellington / Auckland / London / Bristol, suburbs included',
    fits: all(
      trade('policy adviser', 'town planner'),
      yearsBelow(10),
      near('Wellington', 'Auckland', 'London', 'Bristol'),
    ),
  },
  {
    by: 'boardroom support',
    ask: 'Need an executive assistant in London, New York or Singapore who types 80 words a minute',
    unknowable: true,
    fits: all(trade('executive assistant'), near('London', 'New York', 'Singapore')),
  },
  {
    by: 'claims and marine',
    ask: 'loss adjusters holding ACILA, marine underwriters holding ACII, but nobody who is at Chubb today',
    fits: all(
      any(all(trade('loss adjuster'), cert('ACILA')), all(trade('marine underwriter'), cert('ACII'))),
      not(at('Chubb')),
    ),
  },
  {
    by: 'consumer, southern Europe and beyond',
    ask: 'Hi, client will pay up to €60k a year: buyers, brand managers and store managers in Paris, Madrid, Barcelona, Dublin or Munich whose yearly salary expectation is that or less',
    fits: all(
      trade('buyer', 'brand manager', 'store manager'),
      near('Paris', 'Madrid', 'Barcelona', 'Dublin', 'Munich'),
      pays('EUR', 0, 60_000),
    ),
  },
  {
    by: 'legal interim',
    ask: 'legal people of any kind (conveyancers, litigators, counsel) wanting part-time or contract work',
    fits: all(trade('legal'), any(works('part_time'), works('contract'))),
  },
  {
    by: 'second act',
    ask: 'folks now in insurance, aviation or retail who used to be a chef, sommelier, hotel manager or housekeeping manager in an earlier career',
    fits: all(
      trade('insurance', 'aviation', 'retail'),
      once('chef', 'sommelier', 'hotel manager', 'housekeeping'),
    ),
  },
  {
    by: 'supply chain, Tullamarine',
    ask: 'freight forwarders, customs brokers, warehouse managers at DHL or DSV, same job for 4 years or more',
    fits: all(
      trade('freight forwarder', 'customs broker', 'warehouse manager'),
      at('DHL', 'DSV'),
      inJobFor(4),
    ),
  },
  {
    by: 'pharma, multilingual',
    ask: 'MSLs, drug safety, QC chemists and microbiologists with Spanish, French or German, excluding anyone in Basel',
    fits: all(
      trade('medical science liaison', 'pharmacovigilance', 'qc chemist', 'microbiologist'),
      any(speaks('Spanish'), speaks('French'), speaks('German')),
      not(near('Basel')),
    ),
  },
  {
    by: 'international schools',
    ask: 'Qualified Teacher Status is esential. With that, either maths teachers who have done the IB Diploma or primary teachers who do special needs',
    fits: all(
      cert('Qualified Teacher Status'),
      any(
        all(trade('maths teacher'), skill('IB Diploma')),
        all(trade('primary teacher'), skill('Special needs')),
      ),
    ),
  },
  {
    by: 'governance',
    ask: 'in-house counsel and policy advisers who either (a) work fully remote, or (b) are citizens or permanent residents with at least 5 years behind them',
    fits: all(
      trade('in-house counsel', 'policy adviser'),
      any(remote, all(rights('citizen', 'permanent_resident'), yearsAtLeast(5))),
    ),
  },
];
