import type { Query } from './score.ts';
import {
  all,
  any,
  cert,
  country,
  near,
  nobody,
  skill,
  type Third,
  trade,
  yearsAtLeast,
} from './third-world.ts';

/** Searches over the third people, as desks in the United Kingdom, South Africa, Singapore and New Zealand type them. */
export const THIRD_OPEN_SIXTY_FIFTH: readonly Query<Third>[] = [
  {
    by: 'property and cost, Holborn',
    ask: 'QS, MRICS, in Dubai, Singapore or London',
    fits: all(trade('quantity surveyor'), cert('MRICS'), near('Dubai', 'Singapore', 'London')),
  },
  {
    by: 'insurance, Robinson Road',
    ask: 'Marine underwriters who write cargo. Singapore first choice, London and Hamburg also can.',
    fits: all(trade('marine underwriter'), skill('Cargo'), near('Singapore', 'London', 'Hamburg')),
  },
  {
    by: 'vet locums',
    ask: 'vets, either equine or surgery, around Auckland or Bristol',
    fits: all(trade('vet'), any(skill('Equine'), skill('Surgery')), near('Auckland', 'Bristol')),
  },
  {
    by: 'aviation, Changi',
    ask: 'Licensed Aircraft Engineer B1, A320 rated',
    fits: all(trade('aircraft engineer'), cert('B1 licence'), skill('A320')),
  },
  {
    by: 'dairy and ag, Waikato',
    ask: 'farm managers nz, ireland, australia or england, 5 yrs plus, should know herd management',
    fits: all(
      trade('farm manager'),
      skill('Herd management'),
      country('New Zealand', 'Ireland', 'Australia', 'United Kingdom'),
      yearsAtLeast(5),
    ),
  },
  {
    by: 'mining, Sandton',
    ask: 'Mining engineers with Deswik or exploration/mine geologists with Leapfrog in Perth, Brisbane or Vancouver',
    fits: all(
      any(all(trade('mining engineer'), skill('Deswik')), all(trade('geologist'), skill('Leapfrog'))),
      near('Perth', 'Brisbane', 'Vancouver'),
    ),
  },
  {
    by: 'dental, Umhlanga',
    ask: 'Dentists in Durban please',
    fits: nobody,
  },
  {
    by: 'children’s services, Swindon',
    ask: 'Childrens social workers, Social Work England registered, Bristol or Manchester',
    fits: all(
      trade('child protection social worker'),
      cert('Social Work England registration'),
      near('Bristol', 'Manchester'),
    ),
  },
  {
    by: 'international schools, Cape Town',
    ask: 'I need primary and maths teachers holding QTS who live in the UAE, New Zealand or the UK at present. Thanks, Lindiwe',
    fits: all(
      trade('primary teacher', 'maths teacher'),
      cert('Qualified Teacher Status'),
      country('United Arab Emirates', 'New Zealand', 'United Kingdom'),
    ),
  },
  {
    by: 'ports and shipping, Tauranga',
    ask: 'port / terminal ops people on Navis N4',
    fits: all(trade('port operations'), skill('Navis N4')),
  },
];
