import type { Query } from './score.ts';
import {
  all,
  any,
  at,
  cert,
  country,
  formerly,
  inJobFor,
  near,
  not,
  noticeUpTo,
  once,
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
} from './third-world.ts';

/** Searches over the third people, of desks in an ordinary month. */
export const THIRD_OPEN_NINETY_SECOND: readonly Query<Third>[] = [
  {
    by: 'hotel openings, Jumeirah',
    ask: 'pastry or sous chefs, London Dublin Dubai Singapore Paris, can start within a month',
    fits: all(
      trade('pastry chef', 'sous chef'),
      near('London', 'Dublin', 'Dubai', 'Singapore', 'Paris'),
      noticeUpTo(30),
    ),
  },
  {
    by: 'airline crew and maintenance',
    ask: 'A320 pilots and A320 aircraft engineers, Dubai, Singapore, Dublin or Hamburg, anyone but current Emirates staff',
    fits: all(
      trade('pilot', 'aircraft engineer'),
      skill('A320'),
      near('Dubai', 'Singapore', 'Dublin', 'Hamburg'),
      not(at('Emirates')),
    ),
  },
  {
    by: 'energy, Aberdeen harbour',
    ask: 'ok so wind techs with their GWO and also drilling or well engineers with IWCF. UK, Ireland, Germany, Spain',
    fits: all(
      any(all(trade('wind turbine technician'), cert('GWO')), all(trade('drilling engineer'), cert('IWCF'))),
      country('United Kingdom', 'Ireland', 'Germany', 'Spain'),
    ),
  },
  {
    by: 'insurance, Lime St',
    ask: 'Marine underwriters or loss adjusters, minimum 8 years, currently at Allianz, AXA or Chubb',
    fits: all(trade('marine underwriter', 'loss adjuster'), yearsAtLeast(8), at('Allianz', 'AXA', 'Chubb')),
  },
  {
    by: 'public sector, Lambton Quay',
    ask: 'policy advisers / town planners in NZ, Australia, Canada - citizens or permanent residents only',
    fits: all(
      trade('policy adviser', 'town planner'),
      country('New Zealand', 'Australia', 'Canada'),
      rights('citizen', 'permanent_resident'),
    ),
  },
  {
    by: 'laboratories, Little Island',
    ask: 'We need QC chemists with HPLC or GC-MS, and microbiologists with endotoxin testing. They should have Pfizer, MSD or Novartis behind them or be there now.',
    fits: all(
      any(
        all(trade('qc chemist'), any(skill('HPLC'), skill('GC-MS'))),
        all(trade('microbiologist'), skill('Endotoxin testing')),
      ),
      worked('Pfizer', 'MSD', 'Novartis'),
    ),
  },
  {
    by: 'international schools, Al Quoz',
    ask: 'teachers w/ QTS living outside the UK, primary or maths, no contractors',
    fits: all(
      trade('primary teacher', 'maths teacher'),
      cert('Qualified Teacher Status'),
      not(country('United Kingdom')),
      not(works('contract')),
    ),
  },
  {
    by: 'fashion, Passeig de Gràcia',
    ask: 'Buyers and store managers in Spain, France, Germany, Ireland or the UK who’ve been in their present job for at least three years. Not H&M, they are the client',
    fits: all(
      trade('buyer', 'store manager'),
      country('Spain', 'France', 'Germany', 'Ireland', 'United Kingdom'),
      inJobFor(3),
      not(at('H&M')),
    ),
  },
  {
    by: 'marketing, home based',
    ask: 'brand mgrs, seo, graphic designers working remote who speak french or german or spanish',
    fits: all(
      trade('brand manager', 'seo specialist', 'graphic designer'),
      remote,
      any(speaks('French'), speaks('German'), speaks('Spanish')),
    ),
  },
  {
    by: 'clinics',
    ask: 'hi, dentists or vets in Aus NZ or UK, two months notice or shorter, must be a citizen, PR or on a visa already',
    fits: all(
      trade('dentist', 'vet'),
      country('Australia', 'New Zealand', 'United Kingdom'),
      noticeUpTo(61),
      rights('citizen', 'permanent_resident', 'visa_holder'),
    ),
  },
  {
    by: 'legal, in-house',
    ask: 'In-house counsel with data protection or M&A who came from DLA Piper or Clifford Chance (i.e. no longer with them)',
    fits: all(
      trade('in-house counsel'),
      any(skill('Data protection'), skill('M&A')),
      formerly('DLA Piper', 'Clifford Chance'),
      not(at('DLA Piper', 'Clifford Chance')),
    ),
  },
  {
    by: 'freight desk, Mt Wellington',
    ask: 'customs brokers + freight forwarders Sydney / Auckland asking no more than 80k a year in their own dollars, no contractors',
    fits: all(
      trade('customs broker', 'freight forwarder'),
      any(all(near('Sydney'), pays('AUD', 0, 80_000)), all(near('Auckland'), pays('NZD', 0, 80_000))),
      not(works('contract')),
    ),
  },
  {
    by: 'plants, Bavaria',
    ask: 'Six Sigma people in the EU: quality managers need the black belt, production managers the green belt',
    fits: all(
      country('Germany', 'France', 'Ireland', 'Spain'),
      any(
        all(trade('quality manager'), cert('Six Sigma Black Belt')),
        all(trade('production manager'), cert('Six Sigma Green Belt')),
      ),
    ),
  },
  {
    by: 'exploration, West Perth',
    ask: 'geologists or mining engineers that have a farming past, so agronomist or farm manager before they went into mining',
    fits: all(trade('geologist', 'mining engineer'), once('agronomist', 'farm manager')),
  },
  {
    by: 'children’s services, Bristol',
    ask: 'Child protection social workers: anyone in England, plus those in Aus or NZ who’d consider relocating. They must be ok with weekend on-call.',
    unknowable: true,
    fits: all(
      trade('child protection social worker'),
      any(near('London', 'Manchester', 'Bristol'), all(country('Australia', 'New Zealand'), relocates)),
    ),
  },
  {
    by: 'cost and survey, Deira',
    ask: 'QS with NEC contracts or CostX, land surveyors with cadastral. AECOM, Arcadis or Jacobs today. 5+ years',
    fits: all(
      any(
        all(trade('quantity surveyor'), any(skill('NEC contracts'), skill('CostX'))),
        all(trade('land surveyor'), skill('Cadastral')),
      ),
      at('AECOM', 'Arcadis', 'Jacobs'),
      yearsAtLeast(5),
    ),
  },
];
