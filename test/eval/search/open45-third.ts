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
  rights,
  skill,
  speaks,
  type Third,
  trade,
  worked,
  works,
  yearsAtLeast,
} from './third-world.ts';

/** Searches of the same sixteen over the third people. */
export const THIRD_OPEN_THIRTY_FIFTH: readonly Query<Third>[] = [
  {
    by: 'chicago',
    ask: '("sous chef" OR "head chef") AND HACCP AND (Melbourne OR Sydney OR Dublin OR London)',
    fits: all(
      trade('sous chef', 'head chef'),
      skill('HACCP'),
      near('Melbourne', 'Sydney', 'Dublin', 'London'),
    ),
  },
  {
    by: 'chicago',
    ask: '("licensed aircraft engineer" OR "aircraft maintenance engineer") AND (A320 OR B737)',
    fits: all(trade('aircraft engineer'), any(skill('A320'), skill('B737'))),
  },
  {
    by: 'cardiff',
    ask: 'town planners or policy advisers in Bristol or London, whichever’s nearer the M4',
    fits: all(trade('town planner', 'policy adviser'), near('Bristol', 'London')),
  },
  {
    by: 'cardiff',
    ask: 'vets who do small animals or horses, so equine like, Bristol, Lyon or Auckland',
    fits: all(
      trade('vet'),
      any(skill('Small animals'), skill('Equine')),
      near('Bristol', 'Lyon', 'Auckland'),
    ),
  },
  {
    by: 'nairobi',
    ask: 'We humbly request agronomists or farm managers who have stated that they are open to relocation.',
    fits: all(trade('agronomist', 'farm manager'), relocates),
  },
  {
    by: 'nairobi',
    ask: 'Mining engineers and geologists with five years of experience or more, other than those holding a post at Rio Tinto today.',
    fits: all(trade('mining engineer', 'geologist'), yearsAtLeast(5), not(at('Rio Tinto'))),
  },
  {
    by: 'warsaw',
    ask: 'quality manager or production manager in Munich, Lyon, Barcelona or Cork, he must have Six Sigma, green belt or black belt has no difference',
    fits: all(
      trade('quality manager', 'production manager'),
      near('Munich', 'Lyon', 'Barcelona', 'Cork'),
      any(cert('Six Sigma Black Belt'), cert('Six Sigma Green Belt')),
    ),
  },
  {
    by: 'warsaw',
    ask: 'I need video editor, knows Premiere Pro or DaVinci Resolve',
    fits: all(trade('video editor'), any(skill('Premiere Pro'), skill('DaVinci Resolve'))),
  },
  {
    by: 'sao paulo',
    ask: 'graphic designers and ux designers that speak spanish, french or portuguese',
    fits: all(
      trade('graphic designer', 'ux designer'),
      any(speaks('Spanish'), speaks('French'), speaks('Portuguese')),
    ),
  },
  {
    by: 'sao paulo',
    ask: 'hotel managers in Dubai, Singapore or Berlin please!! London not, the client gave up of London',
    fits: all(trade('hotel manager'), near('Dubai', 'Singapore', 'Berlin')),
  },
  {
    by: 'tokyo',
    ask: 'May I humbly ask for sommeliers or pastry chefs in Paris, London or Singapore?',
    fits: all(trade('sommelier', 'pastry chef'), near('Paris', 'London', 'Singapore')),
  },
  {
    by: 'tokyo',
    ask: 'Freight forwarders in Singapore, Sydney or Auckland, if possible with CargoWise, although it is not a condition. Thank you in advance.',
    fits: all(trade('freight forwarder'), near('Singapore', 'Sydney', 'Auckland')),
  },
  {
    by: 'hobart',
    ask: 'primary school teachers or maths teachers in auckland wellington or dubai and they must have qualified teacher status',
    fits: all(
      trade('primary teacher', 'maths teacher'),
      near('Auckland', 'Wellington', 'Dubai'),
      cert('Qualified Teacher Status'),
    ),
  },
  {
    by: 'hobart',
    ask: 'land surveyors in perth or auckland and also quantity surveyors in sydney thats for the tunnel job',
    fits: any(
      all(trade('land surveyor'), near('Perth', 'Auckland')),
      all(trade('quantity surveyor'), near('Sydney')),
    ),
  },
  {
    by: 'belfast',
    ask: 'wind techs aberdeen/cork/hamburg w GWO',
    fits: all(trade('wind turbine technician'), near('Aberdeen', 'Cork', 'Hamburg'), cert('GWO')),
  },
  {
    by: 'belfast',
    ask: 'store mgrs dublin munich or madrid, not at zara rn',
    fits: all(trade('store manager'), near('Dublin', 'Munich', 'Madrid'), not(at('Zara'))),
  },
  {
    by: 'norwich',
    ask: 'A partner I’ve known since we both had hair tells me his property side is drowning. All he wants for his birthday is a conveyancer or two from Manchester or Bristol who aren’t contractors. I said I’d see what the machine says.',
    fits: all(trade('conveyancer'), near('Manchester', 'Bristol'), not(works('contract'))),
  },
  {
    by: 'norwich',
    ask: 'loss adjusters who are with Allianz or Chubb, or once were',
    fits: all(trade('loss adjuster'), worked('Allianz', 'Chubb')),
  },
  {
    by: 'jersey city',
    ask: 'who are our journalists and video editors in new york london or toronto',
    fits: all(trade('journalist', 'video editor'), near('New York', 'London', 'Toronto')),
  },
  {
    by: 'jersey city',
    ask: 'executive assistants anywhere that isnt the us',
    fits: all(trade('executive assistant'), not(country('United States'))),
  },
  {
    by: 'milan',
    ask: 'Legal counsels of companies, living in Paris, Munich or Dublin, who know data protection, for it is a bank and they have had a fright.',
    fits: all(trade('in-house counsel'), near('Paris', 'Munich', 'Dublin'), skill('Data protection')),
  },
  {
    by: 'milan',
    ask: 'Fashion buyers who at present are not with Zara, since the client is Zara, in Paris, London, New York or Barcelona',
    fits: all(trade('buyer'), not(at('Zara')), near('Paris', 'London', 'New York', 'Barcelona')),
  },
  {
    by: 'pasted ads',
    ask: 'PHARMACOVIGILANCE OFFICER. We bring medicines to patients who are waiting. Your day: case processing and good company. Your profile: ICSR, living in India, Ireland or Spain. We offer a shuttle bus, a canteen and meaning.',
    fits: all(trade('pharmacovigilance'), skill('ICSR'), country('India', 'Ireland', 'Spain')),
  },
  {
    by: 'pasted ads',
    ask: 'Position: QC Chemist or QC Microbiologist. Reports to: Head of Quality. Must have: GMP. Location: Cork, Dublin or Basel. Notice period: one month or less. Parking: yes.',
    fits: all(
      trade('qc chemist', 'microbiologist'),
      skill('GMP'),
      near('Cork', 'Dublin', 'Basel'),
      noticeUpTo(31),
    ),
  },
  {
    by: 'utrecht',
    ask: '- marine underwriter\n- London / Hamburg / Singapore\n- no contractors',
    fits: all(trade('marine underwriter'), near('London', 'Hamburg', 'Singapore'), not(works('contract'))),
  },
  {
    by: 'utrecht',
    ask: '- pilots\n- must: ATPL\n- nice: A320\n- base: Dubai, Dublin, Madrid or Singapore',
    fits: all(trade('pilot'), cert('ATPL'), near('Dubai', 'Dublin', 'Madrid', 'Singapore')),
  },
  {
    by: 'montreal',
    ask: 'Landscape architects in Toronto, sorry, Vancouver. Vancouver or Melbourne.',
    fits: all(trade('landscape architect'), near('Vancouver', 'Melbourne')),
  },
  {
    by: 'montreal',
    ask: 'Research fellows, no wait, make that lecturers, who have a PhD',
    fits: all(trade('lecturer'), cert('PhD')),
  },
  {
    by: 'hamburg',
    ask: 'Dentists in Manchester against dentists in Brisbane and Dubai, please show me everybody in these three',
    fits: all(trade('dentist'), near('Manchester', 'Brisbane', 'Dubai')),
  },
  {
    by: 'cape town',
    ask: 'Same search as the Perth one but for the UK: child protection social workers in Manchester or Bristol, minus those who require sponsorship',
    fits: all(
      trade('child protection social worker'),
      near('Manchester', 'Bristol'),
      not(rights('requires_sponsorship')),
    ),
  },
];
