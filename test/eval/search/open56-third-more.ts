import type { Query } from './score.ts';
import {
  all,
  any,
  at,
  cert,
  country,
  inJobFor,
  near,
  nobody,
  not,
  noticeUpTo,
  pays,
  relocates,
  remote,
  rights,
  skill,
  speaks,
  type Third,
  trade,
  worked,
  works,
  yearsAtLeast,
  yearsBelow,
} from './third-world.ts';

/** More searches of sixteen desks, each in a way of its own, over the third people. */
export const THIRD_OPEN_FORTY_SIXTH_MORE: readonly Query<Third>[] = [
  {
    by: 'perm',
    ask: 'Graphic designers, InDesign or Illustrator, remote or based in Berlin or Lyon',
    fits: all(
      trade('graphic designer'),
      any(skill('InDesign'), skill('Illustrator')),
      any(remote, near('Berlin', 'Lyon')),
    ),
  },
  {
    by: 'perm',
    ask: 'Landscape architects with AutoCAD or Vectorworks in Melbourne, Bristol or Vancouver',
    fits: all(
      trade('landscape architect'),
      any(skill('AutoCAD'), skill('Vectorworks')),
      near('Melbourne', 'Bristol', 'Vancouver'),
    ),
  },
  {
    by: 'temp',
    ask: 'sous or pastry chefs who can start in a fortnight',
    fits: all(trade('sous chef', 'pastry chef'), noticeUpTo(14)),
  },
  {
    by: 'temp',
    ask: 'EA / PA london zurich singapore new york, month or less',
    fits: all(
      trade('executive assistant'),
      near('London', 'Zurich', 'Singapore', 'New York'),
      noticeUpTo(31),
    ),
  },
  {
    by: 'exec search',
    ask: 'In-house counsel with M&A or data protection and six years of experience or more.',
    fits: all(trade('in-house counsel'), any(skill('M&A'), skill('Data protection')), yearsAtLeast(6)),
  },
  {
    by: 'exec search',
    ask: 'Quality managers who hold a Six Sigma Black Belt, wherever they live.',
    fits: all(trade('quality manager'), cert('Six Sigma Black Belt')),
  },
  {
    by: 'tech',
    ask: '("seo specialist" OR "seo manager") AND "google analytics" AND (germany OR uk OR india)',
    fits: all(
      trade('seo specialist'),
      skill('Google Analytics'),
      country('Germany', 'United Kingdom', 'India'),
    ),
  },
  {
    by: 'tech',
    ask: 'ux designers w user research, new york bangalore dublin',
    fits: all(trade('ux designer'), skill('User research'), near('New York', 'Bangalore', 'Dublin')),
  },
  {
    by: 'health',
    ask: 'vets, surgery or equine, not at Bupa',
    fits: all(trade('vet'), any(skill('Surgery'), skill('Equine')), not(at('Bupa'))),
  },
  {
    by: 'health',
    ask: 'child protection / children’s social workers, safeguarding + court reports',
    fits: all(trade('child protection social worker'), skill('Safeguarding', 'Court reports')),
  },
  {
    by: 'trades',
    ask: 'wind techs who do blade repair or hydraulics, been with Vestas or Ørsted',
    fits: all(
      trade('wind turbine technician'),
      any(skill('Blade repair'), skill('Hydraulics')),
      worked('Vestas', 'Ørsted'),
    ),
  },
  {
    by: 'education',
    ask: 'University lecturers in Melbourne, Wellington or Toronto who have a PhD, please.',
    fits: all(trade('lecturer'), cert('PhD'), near('Melbourne', 'Wellington', 'Toronto')),
  },
  {
    by: 'education',
    ask: 'Could you find postdocs / research fellows with CRISPR or flow cytometry in Zurich, Boston or Sydney?',
    fits: all(
      trade('research fellow'),
      any(skill('CRISPR'), skill('Flow cytometry')),
      near('Zurich', 'Boston', 'Sydney'),
    ),
  },
  {
    by: 'finance',
    ask: 'Role: Loss Adjuster. Skills: property claims or subsidence. Places: Manchester, Toronto, Dublin, Brisbane.',
    fits: all(
      trade('loss adjuster'),
      any(skill('Property claims'), skill('Subsidence')),
      near('Manchester', 'Toronto', 'Dublin', 'Brisbane'),
    ),
  },
  {
    by: 'finance',
    ask: 'marine underwriters at Chubb, AXA or Zurich Insurance today',
    fits: all(trade('marine underwriter'), at('Chubb', 'AXA', 'Zurich Insurance')),
  },
  {
    by: 'legal',
    ask: 'Conveyancers with PEXA or title searches in Brisbane or Perth.',
    fits: all(trade('conveyancer'), any(skill('PEXA'), skill('Title searches')), near('Brisbane', 'Perth')),
  },
  {
    by: 'legal',
    ask: 'Litigation solicitors holding a practising certificate who are or have been with DLA Piper, Clifford Chance or Baker McKenzie.',
    fits: all(
      trade('litigation lawyer'),
      cert('Practising certificate'),
      worked('DLA Piper', 'Clifford Chance', 'Baker McKenzie'),
    ),
  },
  {
    by: 'logistics',
    ask: 'customs brokers or warehouse managers, germany canada or france, under 8 yrs expereince',
    fits: all(
      trade('customs broker', 'warehouse manager'),
      country('Germany', 'Canada', 'France'),
      yearsBelow(8),
    ),
  },
  {
    by: 'logistics',
    ask: 'port or terminal operations, 4 yrs plus in the same job',
    fits: all(trade('port operations'), inJobFor(4)),
  },
  {
    by: 'interim',
    ask: 'Who are the contract aircraft engineers asking €250 to €350 a day?',
    fits: all(trade('aircraft engineer'), works('contract'), pays('EUR', 250, 350, 'day')),
  },
  {
    by: 'hospitality',
    ask: 'Hotel managers, GMs or head housekeepers in Dubai, AED 35k a month at the very most!',
    fits: all(trade('hotel manager', 'housekeeping'), near('Dubai'), pays('AED', 0, 35_000, 'month')),
  },
  {
    by: 'sales',
    ask: 'Buyers. Range planning or supplier negotiation. French or Spanish speakers.',
    fits: all(
      trade('buyer'),
      any(skill('Range planning'), skill('Supplier negotiation')),
      any(speaks('French'), speaks('Spanish')),
    ),
  },
  {
    by: 'public sector',
    ask: 'Town Planner. Essential: GIS or zoning. Excluded: staff of Auckland Council. Desirable: public speaking.',
    fits: all(trade('town planner'), any(skill('GIS'), skill('Zoning')), not(at('Auckland Council'))),
  },
  {
    by: 'energy',
    ask: 'mining engineers / geologists: citizen or PR, Perth / Brisbane / Vancouver',
    fits: all(
      trade('mining engineer', 'geologist'),
      rights('citizen', 'permanent_resident'),
      near('Perth', 'Brisbane', 'Vancouver'),
    ),
  },
  {
    by: 'life science',
    ask: 'Pasted: "MSLs with oncology or immunology in Boston, Madrid or Melbourne, 3+ years"',
    fits: all(
      trade('medical science liaison'),
      any(skill('Oncology'), skill('Immunology')),
      near('Boston', 'Madrid', 'Melbourne'),
      yearsAtLeast(3),
    ),
  },
  {
    by: 'life science',
    ask: 'Client asks: "drug safety people, Argus or signal detection, India or Spain, no Pfizer staff"',
    fits: all(
      trade('pharmacovigilance'),
      any(skill('Argus'), skill('Signal detection')),
      country('India', 'Spain'),
      not(at('Pfizer')),
    ),
  },
  {
    by: 'interim',
    ask: 'Have we production managers, production supervisors or quality managers who take contracts or would relocate?',
    fits: all(trade('production manager', 'quality manager'), any(works('contract'), relocates)),
  },
  { by: 'public sector', ask: 'Air traffic controllers, Madrid or Dublin', fits: nobody },
];
