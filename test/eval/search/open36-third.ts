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
  relocates,
  skill,
  speaks,
  type Third,
  trade,
  worked,
  works,
  yearsAtLeast,
} from './third-world.ts';

/** Searches of the ten recruiters over the third people. */
export const THIRD_OPEN_TWENTY_NINTH: readonly Query<Third>[] = [
  {
    by: 'scots',
    ask: 'wind turbine technicians in Aberdeen',
    fits: all(trade('wind turbine technician'), near('Aberdeen')),
  },
  { by: 'kiwi', ask: 'vets in Auckland or Perth', fits: all(trade('vet'), near('Auckland', 'Perth')) },
  {
    by: 'slack bot',
    ask: '[#hospitality] Ana: who have we got as sommelier in Dubai or Paris?',
    fits: all(trade('sommelier'), near('Dubai', 'Paris')),
  },
  { by: 'wire', ask: 'PILOTS DUBLIN OR SINGAPORE', fits: all(trade('pilot'), near('Dublin', 'Singapore')) },
  {
    by: 'paris',
    ask: 'pastry chefs in Paris or in Zurich',
    fits: all(trade('pastry chef'), near('Paris', 'Zurich')),
  },
  {
    by: 'toronto',
    ask: 'town planners in Vancouver, thanks!',
    fits: all(trade('town planner'), near('Vancouver')),
  },
  {
    by: 'junior',
    ask: 'hi, geologists in Western Australia or Queensland?',
    fits: all(trade('geologist'), near('Perth', 'Brisbane')),
  },
  {
    by: 'locum desk',
    ask: 'child protection social workers in Bristol or Manchester',
    fits: all(trade('child protection social worker'), near('Bristol', 'Manchester')),
  },
  {
    by: 'lagos',
    ask: 'hotel managers in Dubai or London',
    fits: all(trade('hotel manager'), near('Dubai', 'London')),
  },
  {
    by: 'scots',
    ask: 'drilling engineers with an IWCF, Aberdeen, Houston or Perth',
    fits: all(trade('drilling engineer'), cert('IWCF'), near('Aberdeen', 'Houston', 'Perth')),
  },
  {
    by: 'kiwi',
    ask: 'farm managers, NZ or Ireland, four years plus',
    fits: all(trade('farm manager'), country('New Zealand', 'Ireland'), yearsAtLeast(4)),
  },
  {
    by: 'slack bot',
    ask: 'Noor in #pharma: “QC chemists or microbiologists with GMP, Dublin or Cork”',
    fits: all(trade('qc chemist', 'microbiologist'), skill('GMP'), near('Dublin', 'Cork')),
  },
  {
    by: 'manager',
    ask: 'get me the graphic designers in london melbourne or berlin who have indesign',
    fits: all(trade('graphic designer'), near('London', 'Melbourne', 'Berlin'), skill('InDesign')),
  },
  {
    by: 'wire',
    ask: 'FREIGHT FORWARDERS STOP CARGOWISE STOP HAMBURG SYDNEY OR AUCKLAND STOP',
    fits: all(trade('freight forwarder'), skill('CargoWise'), near('Hamburg', 'Sydney', 'Auckland')),
  },
  {
    by: 'paris',
    ask: 'fashion or retail buyers with range planning, in London, Paris or Barcelona',
    fits: all(trade('buyer'), skill('Range planning'), near('London', 'Paris', 'Barcelona')),
  },
  {
    by: 'toronto',
    ask: 'loss adjusters who are with Allianz or AXA, or used to be, and have five years or more',
    fits: all(trade('loss adjuster'), worked('Allianz', 'AXA'), yearsAtLeast(5)),
  },
  {
    by: 'junior',
    ask: 'primary teachers or maths teachers with Qualified Teacher Status in Dubai, London or Manchester',
    fits: all(
      trade('primary teacher', 'maths teacher'),
      cert('Qualified Teacher Status'),
      near('Dubai', 'London', 'Manchester'),
    ),
  },
  {
    by: 'lagos',
    ask: 'pharmacovigilance officers in India having five years or more',
    fits: all(trade('pharmacovigilance'), country('India'), yearsAtLeast(5)),
  },
  {
    by: 'manager',
    ask: 'brand managers or seo specialists in london toronto manchester or berlin with five years plus nobody at unilever today and nobody on contract and tell gareth I know about the parking',
    fits: all(
      trade('brand manager', 'seo specialist'),
      near('London', 'Toronto', 'Manchester', 'Berlin'),
      yearsAtLeast(5),
      not(at('Unilever')),
      not(works('contract')),
    ),
  },
  {
    by: 'scots',
    ask: 'QSs or land surveyors, London, Dubai, Perth, Sydney or Singapore, five years and up, not with AECOM as we speak and not after contract work. Wee bit urgent',
    fits: all(
      trade('quantity surveyor', 'land surveyor'),
      near('London', 'Dubai', 'Perth', 'Sydney', 'Singapore'),
      yearsAtLeast(5),
      not(at('AECOM')),
      not(works('contract')),
    ),
  },
  {
    by: 'kiwi',
    ask: 'Agronomists or farm managers in NZ, Aus or Ireland, four yrs min, no contractors, and none that are with Fonterra these days because they’re over the fence from the client',
    fits: all(
      trade('agronomist', 'farm manager'),
      country('New Zealand', 'Australia', 'Ireland'),
      yearsAtLeast(4),
      not(works('contract')),
      not(at('Fonterra')),
    ),
  },
  {
    by: 'slack bot',
    ask: 'forwarded from Piotr: aircraft engineers, A320 or B737, Hamburg, Madrid, Sydney or Dubai, 4+ yrs, not at Emirates atm :airplane: he’s on leave from Friday',
    fits: all(
      trade('aircraft engineer'),
      any(skill('A320'), skill('B737')),
      near('Hamburg', 'Madrid', 'Sydney', 'Dubai'),
      yearsAtLeast(4),
      not(at('Emirates')),
    ),
  },
  {
    by: 'paris',
    ask: 'Legal counsel or litigation lawyers, speaking French, German or Spanish, in Munich, Paris, Madrid or Dublin, four years at the least and not now at Baker McKenzie, who are the other side in the affair',
    fits: all(
      trade('in-house counsel', 'litigation lawyer'),
      any(speaks('French'), speaks('German'), speaks('Spanish')),
      near('Munich', 'Paris', 'Madrid', 'Dublin'),
      yearsAtLeast(4),
      not(at('Baker McKenzie')),
    ),
  },
  {
    by: 'locum desk',
    ask: 'Hello lovelies, dentists or vets for our usual group: Manchester, Bristol or Brisbane, or willing to relocate, five years or more, and not currently at Bupa. Parking is awful there, warn them',
    fits: all(
      trade('dentist', 'vet'),
      any(near('Manchester', 'Bristol', 'Brisbane'), relocates),
      yearsAtLeast(5),
      not(at('Bupa')),
    ),
  },
  {
    by: 'toronto',
    ask: 'Policy advisers or town planners in Canada, Ireland or New Zealand, five years plus, not on contract and not with the City of Toronto today, if that’s okay',
    fits: all(
      trade('policy adviser', 'town planner'),
      country('Canada', 'Ireland', 'New Zealand'),
      yearsAtLeast(5),
      not(works('contract')),
      not(at('City of Toronto')),
    ),
  },
  {
    by: 'lagos',
    ask: 'Compliments of the day. Warehouse managers or port operations managers in Singapore, Hamburg, Manchester, Chicago or Barcelona, five years upward, who can join within one month, and none presently at DHL',
    fits: all(
      trade('warehouse manager', 'port operations'),
      near('Singapore', 'Hamburg', 'Manchester', 'Chicago', 'Barcelona'),
      yearsAtLeast(5),
      noticeUpTo(31),
      not(at('DHL')),
    ),
  },
];
