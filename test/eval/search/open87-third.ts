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
  nobody,
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

/** Searches over the third people, of desks in the second week of January. */
export const THIRD_OPEN_SEVENTY_SEVENTH: readonly Query<Third>[] = [
  {
    by: 'restaurants, Rathmines',
    ask: 'head chefs or sous chefs with HACCP or a Food Safety Level 3, in Dublin, London, Paris or Melbourne. Hilton’s own may be left out',
    fits: all(
      trade('head chef', 'sous chef'),
      any(skill('HACCP'), cert('Food Safety Level 3')),
      near('Dublin', 'London', 'Paris', 'Melbourne'),
      not(at('Hilton')),
    ),
  },
  {
    by: 'wine list',
    ask: 'sommeliers w/ wset 4, or any sommelier in london',
    fits: all(trade('sommelier'), any(cert('WSET Level 4'), near('London'))),
  },
  {
    by: 'hotel group mail',
    ask: 'Dear Karim, thank you for your patience over the holidays. We look for hotel GMs and executive housekeepers, in Dubai, Singapore or Geneva. Accor people we have met already, so kindly without those. Warm regards, Odile',
    fits: all(trade('hotel manager', 'housekeeping'), near('Dubai', 'Singapore', 'Geneva'), not(at('Accor'))),
  },
  {
    by: 'conveyancing panel',
    ask: 'Conveyancers – UK ones with the CLC licence; Australian ones regardless',
    fits: all(
      trade('conveyancer'),
      any(all(country('United Kingdom'), cert('CLC licence')), country('Australia')),
    ),
  },
  {
    by: 'disputes',
    ask: 'litigators or in house counsel with a practising certificate, at DLA Piper or Baker McKenzie now or once',
    fits: all(
      trade('litigation lawyer', 'in-house counsel'),
      cert('Practising certificate'),
      worked('DLA Piper', 'Baker McKenzie'),
    ),
  },
  {
    by: 'schools, both islands',
    ask: 'primary + maths teachers NZ or UK, five years’ experience min',
    fits: all(
      trade('primary teacher', 'maths teacher'),
      country('New Zealand', 'United Kingdom'),
      yearsAtLeast(5),
    ),
  },
  {
    by: 'sterile manufacturing, Ringaskiddy',
    ask: 'QC chemists (HPLC) and microbiologists (endotoxin testing) in Ireland, Switzerland, Singapore or Australia',
    fits: all(
      any(all(trade('qc chemist'), skill('HPLC')), all(trade('microbiologist'), skill('Endotoxin testing'))),
      country('Ireland', 'Switzerland', 'Singapore', 'Australia'),
    ),
  },
  {
    by: 'medical affairs',
    ask: 'MSLs, whatever the area, plus drug safety people if they do signal detection. None who are with Pfizer.',
    fits: all(
      any(trade('medical science liaison'), all(trade('pharmacovigilance'), skill('Signal detection'))),
      not(at('Pfizer')),
    ),
  },
  {
    by: 'drug safety, Koramangala',
    ask: 'drug safety / PV, qc chemists, brand managers, warehouse mgrs – india, up to INR 30 lakh a yr',
    fits: all(
      trade('pharmacovigilance', 'qc chemist', 'brand manager', 'warehouse manager'),
      country('India'),
      pays('INR', 0, 3_000_000),
    ),
  },
  {
    by: 'forwarding, Tullamarine',
    ask: 'Freight forwarders, customs brokers: Sydney, Auckland, Hamburg, Singapore. Has to have been at DHL, DSV or Schenker before, i.e. not there as their present employer but earlier',
    fits: all(
      trade('freight forwarder', 'customs broker'),
      near('Sydney', 'Auckland', 'Hamburg', 'Singapore'),
      formerly('DHL', 'DSV', 'DB Schenker'),
      not(at('DHL', 'DSV', 'DB Schenker')),
    ),
  },
  {
    by: 'terminals',
    ask: 'port ops / terminal managers 4 years or more in the current job',
    fits: all(trade('port operations'), inJobFor(4)),
  },
  {
    by: 'orebody',
    ask: 'mining engineers & geologists in WA, Queensland or BC; citizens, PRs or on a visa (so no sponsorship and no unknowns)',
    fits: all(
      trade('mining engineer', 'geologist'),
      near('Perth', 'Brisbane', 'Vancouver'),
      rights('citizen', 'permanent_resident', 'visa_holder'),
    ),
  },
  {
    by: 'offshore, Aberdeen',
    ask: 'drilling engs with directional drilling; wind techs with GWO; either kind must be up for relocating, or in Aberdeen already',
    fits: all(
      any(
        all(trade('drilling engineer'), skill('Directional drilling')),
        all(trade('wind turbine technician'), cert('GWO')),
      ),
      any(near('Aberdeen'), relocates),
    ),
  },
  {
    by: 'brands and search',
    ask: 'Brand managers or SEO specialists who work fully remote, whichever country',
    fits: all(trade('brand manager', 'seo specialist'), remote),
  },
  {
    by: 'studio, Kreuzberg',
    ask: 'graphic designers with packaging, ux designers with figma. Europe only. Not working at Ogilvy!',
    fits: all(
      any(all(trade('graphic designer'), skill('Packaging')), all(trade('ux designer'), skill('Figma'))),
      country('United Kingdom', 'Ireland', 'Germany', 'France', 'Spain', 'Switzerland'),
      not(at('Ogilvy')),
    ),
  },
  {
    by: 'public service, Thorndon',
    ask: 'town planners and policy advisors in Auckland, Wellington, Sydney, Toronto or Vancouver, can start within 8 weeks',
    fits: all(
      trade('town planner', 'policy adviser'),
      near('Auckland', 'Wellington', 'Sydney', 'Toronto', 'Vancouver'),
      noticeUpTo(56),
    ),
  },
  {
    by: 'cost consultants',
    ask: 'Quantity surveyors: chartered (MRICS), or else NEC contracts. Nobody now with AECOM or Jacobs',
    fits: all(
      trade('quantity surveyor'),
      any(cert('MRICS'), skill('NEC contracts')),
      not(at('AECOM', 'Jacobs')),
    ),
  },
  {
    by: 'land and landscape',
    ask: 'land surveyors / landscape architects for permanent jobs, AU + NZ + CH + DE + FR',
    fits: all(
      trade('land surveyor', 'landscape architect'),
      works('permanent'),
      country('Australia', 'New Zealand', 'Switzerland', 'Germany', 'France'),
    ),
  },
  {
    by: 'rural, Hamilton',
    ask: 'agronomists and farm managers, under 10 yrs in, anywhere but the US',
    fits: all(trade('agronomist', 'farm manager'), yearsBelow(10), not(country('United States'))),
  },
  {
    by: 'retail',
    ask: 'Store managers or fashion buyers who speak Spanish, French or German and have Zara or H&M on the CV (today’s job counts)',
    fits: all(
      trade('store manager', 'buyer'),
      any(speaks('Spanish'), speaks('French'), speaks('German')),
      worked('Zara', 'H&M'),
    ),
  },
  {
    by: 'specie and cargo',
    ask: 'marine underwriters in London / Singapore / New York, loss adjusters in Manchester / Dublin / Toronto',
    fits: any(
      all(trade('marine underwriter'), near('London', 'Singapore', 'New York')),
      all(trade('loss adjuster'), near('Manchester', 'Dublin', 'Toronto')),
    ),
  },
  {
    by: 'hangar',
    ask: 'licensed aircraft engineers, B1 licence, or pilots with an ATPL, notice of 3 months at most',
    fits: all(
      any(all(trade('aircraft engineer'), cert('B1 licence')), all(trade('pilot'), cert('ATPL'))),
      noticeUpTo(90),
    ),
  },
  {
    by: 'boardroom support',
    ask: 'EAs to the C suite; UK, US or Singapore; prefer nobody from Nestlé, actually exclude them',
    fits: all(
      trade('executive assistant'),
      country('United Kingdom', 'United States', 'Singapore'),
      not(at('Nestlé')),
    ),
  },
  {
    by: 'plants, Rhône valley',
    ask: 'quality mgrs with a Six Sigma Black Belt + production mgrs with the Green Belt',
    fits: any(
      all(trade('quality manager'), cert('Six Sigma Black Belt')),
      all(trade('production manager'), cert('Six Sigma Green Belt')),
    ),
  },
  {
    by: 'children’s services',
    ask: 'child protection social workers in Bristol, Manchester, Perth or Auckland happy to drive their own car on visits',
    unknowable: true,
    fits: all(trade('child protection social worker'), near('Bristol', 'Manchester', 'Perth', 'Auckland')),
  },
  {
    by: 'clinics',
    ask: 'Dentists or vets, implants or surgery respectively, UK, Australia and NZ',
    fits: all(
      any(all(trade('dentist'), skill('Implants')), all(trade('vet'), skill('Surgery'))),
      country('United Kingdom', 'Australia', 'New Zealand'),
    ),
  },
  {
    by: 'newsroom, Gran Vía',
    ask: 'journalists & video editors who never worked at the BBC, nor do now, London New York Berlin Madrid Mumbai',
    fits: all(
      trade('journalist', 'video editor'),
      not(worked('BBC')),
      near('London', 'New York', 'Berlin', 'Madrid', 'Mumbai'),
    ),
  },
  {
    by: 'aviation, Nordics',
    ask: 'pilots living in Oslo or Helsinki',
    fits: nobody,
  },
  {
    by: 'second careers',
    ask: 'folks who were a teacher, a lawyer, a chef or a lecturer in an earlier career',
    fits: once('teacher', 'lawyer', 'chef', 'lecturer'),
  },
  {
    by: 'between things',
    ask: 'Anybody out of work at the moment in Germany, Ireland, the UK, Spain or Switzerland? any trade',
    fits: all(
      ({ betweenJobs }) => betweenJobs,
      country('Germany', 'Ireland', 'United Kingdom', 'Spain', 'Switzerland'),
    ),
  },
];
