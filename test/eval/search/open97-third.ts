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
  yearsBelow,
} from './third-world.ts';

/** Searches over the third people, of desks in an ordinary month. */
export const THIRD_OPEN_EIGHTY_SEVENTH: readonly Query<Third>[] = [
  {
    by: 'clinics, Clifton',
    ask: 'vets and dentists in Britain, Oz or NZ who could start with us in 4 weeks or sooner',
    fits: all(trade('vet', 'dentist'), country('United Kingdom', 'Australia', 'New Zealand'), noticeUpTo(28)),
  },
  {
    by: 'newsrooms',
    ask: 'Journalists or video editors with Reuters, the BBC or Bloomberg behind them or there now; nobody in India or Germany',
    fits: all(
      trade('journalist', 'video editor'),
      worked('Reuters', 'BBC', 'Bloomberg'),
      not(country('India', 'Germany')),
    ),
  },
  {
    by: 'public policy, Lambton Quay',
    ask: 'policy advisers / town planners: NZ, Ireland, UK, Canada. under ten years exp.',
    fits: all(
      trade('policy adviser', 'town planner'),
      country('New Zealand', 'Ireland', 'United Kingdom', 'Canada'),
      yearsBelow(10),
    ),
  },
  {
    by: 'energy, Aberdeen Harbour',
    ask: 'wind techs with GWO or drilling engineers with IWCF, wherever they may be',
    fits: any(
      all(trade('wind turbine technician'), cert('GWO')),
      all(trade('drilling engineer'), cert('IWCF')),
    ),
  },
  {
    by: 'property law, two hemispheres',
    ask: 'conveyancers, either knowing PEXA and based in Perth or Brisbane, or holding the CLC licence in Manchester or Bristol',
    fits: all(
      trade('conveyancer'),
      any(
        all(skill('PEXA'), near('Perth', 'Brisbane')),
        all(cert('CLC licence'), near('Manchester', 'Bristol')),
      ),
    ),
  },
  {
    by: 'plants, Oberbayern',
    ask: 'Need German speaking production managers, quality managers, store managers and land surveyors, all in Germany or Switzerland',
    fits: all(
      trade('production manager', 'quality manager', 'store manager', 'land surveyor'),
      speaks('German'),
      country('Germany', 'Switzerland'),
    ),
  },
  {
    by: 'specialty lines, Lime St',
    ask: 'marine underwriters & loss adjusters, 6+ yrs, not currently at AXA',
    fits: all(trade('marine underwriter', 'loss adjuster'), yearsAtLeast(6), not(at('AXA'))),
  },
  {
    by: 'international schools',
    ask: 'Teachers holding QTS that are up for a move abroad (relocation yes on file), primary or maths',
    fits: all(trade('primary teacher', 'maths teacher'), cert('Qualified Teacher Status'), relocates),
  },
  {
    by: 'consumer brands',
    ask: 'brand managers, EAs, SEO specialists who work fully remote, any country',
    fits: all(trade('brand manager', 'executive assistant', 'seo specialist'), remote),
  },
  {
    by: 'Gulf hospitality',
    ask: 'hotel mgrs, housekeeping mgrs, sous chefs, sommeliers in dubai, max AED 20,000 a month',
    fits: all(
      trade('hotel manager', 'housekeeping', 'sous chef', 'sommelier'),
      near('Dubai'),
      pays('AED', 0, 20_000, 'month'),
    ),
  },
  {
    by: 'contract desk, Eagle St',
    ask: 'contractors in Australia on AUD 65 an hour or below, all trades',
    fits: all(works('contract'), country('Australia'), pays('AUD', 0, 65, 'hour')),
  },
  {
    by: 'pharma quality',
    ask: 'Microbiologists, QC chemists or pharmacovigilance who have left Pfizer or Novartis in the past and hold citizenship or PR where they are',
    fits: all(
      trade('microbiologist', 'qc chemist', 'pharmacovigilance'),
      formerly('Pfizer', 'Novartis'),
      rights('citizen', 'permanent_resident'),
    ),
  },
  {
    by: 'ports and forwarding',
    ask: 'terminal/port ops, freight forwarders, customs brokers, five yrs or longer in the present job, clean driving licence',
    unknowable: true,
    fits: all(trade('port operations', 'freight forwarder', 'customs broker'), inJobFor(5)),
  },
  {
    by: 'new directions',
    ask: 'people who used to be in marketing or design (brand, SEO, graphic or UX) but have since gone into another trade',
    fits: all(
      once('brand manager', 'seo specialist', 'graphic designer', 'ux designer'),
      not(trade('brand manager', 'seo specialist', 'graphic designer', 'ux designer')),
    ),
  },
];
