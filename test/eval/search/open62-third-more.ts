import type { Query } from './score.ts';
import {
  all,
  any,
  at,
  cert,
  country,
  formerly,
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
  yearsAtLeast,
} from './third-world.ts';

/** What the same fourteen ask, never listed, over the third people. */
export const THIRD_OPEN_FIFTY_SECOND_MORE: readonly Query<Third>[] = [
  {
    by: 'boolean sourcer',
    ask: '(lecturer OR "research fellow") AND PhD AND NOT (Canada OR "United States")',
    fits: all(trade('lecturer', 'research fellow'), cert('PhD'), not(country('Canada', 'United States'))),
  },
  { by: 'slack resourcer', ask: 'somms in reykjavik?', fits: nobody },
  {
    by: 'list maker',
    ask: 'Marine underwriters:\n- cargo\n- London, Hamburg, Singapore or New York\n- not with Chubb today',
    fits: all(
      trade('marine underwriter'),
      skill('Cargo'),
      near('London', 'Hamburg', 'Singapore', 'New York'),
      not(at('Chubb')),
    ),
  },
  {
    by: 'slack resourcer',
    ask: 'video editors w davinci resolve or after effects, not bbc peeps (ex bbc ok)',
    fits: all(trade('video editor'), any(skill('DaVinci Resolve'), skill('After Effects')), not(at('BBC'))),
  },
  {
    by: 'dictating director',
    ask: 'production managers and quality managers with a Six Sigma belt green or black I really don’t mind which',
    fits: all(
      trade('production manager', 'quality manager'),
      any(cert('Six Sigma Green Belt'), cert('Six Sigma Black Belt')),
    ),
  },
  {
    by: 'intake bot',
    ask: 'role=aircraft engineer; skill=line maintenance; city=Dubai|Hamburg|Sydney|Madrid; notice_days<=30',
    fits: all(
      trade('aircraft engineer'),
      skill('Line maintenance'),
      near('Dubai', 'Hamburg', 'Sydney', 'Madrid'),
      noticeUpTo(30),
    ),
  },
  {
    by: 'self-corrector',
    ask: 'hotel managers with 10 yrs, no sorry the ad says 6 yrs and up',
    fits: all(trade('hotel manager'), yearsAtLeast(6)),
  },
  {
    by: 'Dutch account manager',
    ask: 'I search customs brokers or freight forwarders with knowledge of Incoterms, living in Hamburg, Singapore or Auckland',
    fits: all(
      trade('customs broker', 'freight forwarder'),
      skill('Incoterms'),
      near('Hamburg', 'Singapore', 'Auckland'),
    ),
  },
  {
    by: 'night-owl researcher',
    ask: 'remote workers only: lawyers (in-house or litigation) and policy advisers',
    fits: all(trade('in-house counsel', 'litigation lawyer', 'policy adviser'), remote),
  },
  {
    by: 'nursing recruiter',
    ask: 'pastry chefs that’d move country or can start straight away, one or the other will do me',
    fits: all(trade('pastry chef'), any(relocates, noticeUpTo(0))),
  },
  {
    by: 'kiwi trades recruiter',
    ask: 'land surveyors (not QSs) round Auckland or Perth, Civil 3D or cadastral',
    fits: all(trade('land surveyor'), near('Auckland', 'Perth'), any(skill('Civil 3D'), skill('Cadastral'))),
  },
  {
    by: 'list maker',
    ask: 'Town planner\nGIS or zoning\nVancouver, Auckland, Sydney or Bristol',
    fits: all(
      trade('town planner'),
      any(skill('GIS'), skill('Zoning')),
      near('Vancouver', 'Auckland', 'Sydney', 'Bristol'),
    ),
  },
  {
    by: 'polite newcomer',
    ask: 'could you show me academics, so lecturers and postdocs, who are on a visa or need sponsoring? it’s for a talk with our immigration lawyer',
    fits: all(trade('lecturer', 'research fellow'), rights('visa_holder', 'requires_sponsorship')),
  },
  {
    by: 'Dutch account manager',
    ask: 'Retail or fashion buyers that have H&M, Zara or Decathlon in their past',
    fits: all(trade('buyer'), formerly('H&M', 'Zara', 'Decathlon')),
  },
  {
    by: 'kiwi trades recruiter',
    ask: 'policy advisers or town planners up in Auckland or Welly',
    fits: all(trade('policy adviser', 'town planner'), near('Auckland', 'Wellington')),
  },
  {
    by: 'kiwi trades recruiter',
    ask: 'who’ve we got actually living in Manukau or Croydon',
    fits: ({ city }) => city === 'Manukau' || city === 'Croydon',
  },
  {
    by: 'dictating director',
    ask: 'I need executive assistants who do board papers and they need to be in New York or London or Zurich',
    fits: all(trade('executive assistant'), skill('Board papers'), near('New York', 'London', 'Zurich')),
  },
  {
    by: 'account manager',
    ask: 'Dear colleagues, a private group is opening three clinics at once and will see dentists who do implants or Invisalign, whoever they are with. They should live in or around Manchester, Geneva, Brisbane or Dubai. I would be glad of names by Friday. Warmly, Odile',
    fits: all(
      trade('dentist'),
      any(skill('Implants'), skill('Invisalign')),
      near('Manchester', 'Geneva', 'Brisbane', 'Dubai'),
    ),
  },
  {
    by: 'dictating director',
    ask: 'litigation lawyers in Toronto Sydney Madrid or London who have done arbitration please',
    fits: all(
      trade('litigation lawyer'),
      near('Toronto', 'Sydney', 'Madrid', 'London'),
      skill('Arbitration'),
    ),
  },
  {
    by: 'self-corrector',
    ask: 'vets in Perth, I mean Bristol, or Auckland, doing small animals or surgery',
    fits: all(trade('vet'), near('Bristol', 'Auckland'), any(skill('Small animals'), skill('Surgery'))),
  },
  {
    by: 'list maker',
    ask: 'Day-rate people, any trade\nLondon, Bristol, Manchester\n£350 a day or under',
    fits: all(near('London', 'Bristol', 'Manchester'), pays('GBP', 0, 350, 'day')),
  },
  {
    by: 'boolean sourcer',
    ask: '"quantity surveyor" AND MRICS AND (CostX OR "NEC contracts")',
    fits: all(trade('quantity surveyor'), cert('MRICS'), any(skill('CostX'), skill('NEC contracts'))),
  },
  {
    by: 'night-owl researcher',
    ask: 'in-house counsel and litigators who took up the post they hold today in 2021 or earlier',
    fits: all(
      trade('in-house counsel', 'litigation lawyer'),
      ({ since, betweenJobs }) => since !== null && since <= 2021 && !betweenJobs,
    ),
  },
  {
    by: 'boolean sourcer',
    ask: '("QC chemist" OR microbiologist) AND GMP AND (Dublin OR Cork OR Singapore OR Basel)',
    fits: all(
      trade('qc chemist', 'microbiologist'),
      skill('GMP'),
      near('Dublin', 'Cork', 'Singapore', 'Basel'),
    ),
  },
  {
    by: 'intake bot',
    ask: 'position: wind turbine technician | skill: hydraulics or blade repair | exclude current employer: Vestas',
    fits: all(
      trade('wind turbine technician'),
      any(skill('Hydraulics'), skill('Blade repair')),
      not(at('Vestas')),
    ),
  },
  {
    by: 'boolean sourcer',
    ask: '("drilling engineer" OR "well engineer") AND IWCF AND (Houston OR Aberdeen)',
    fits: all(trade('drilling engineer'), cert('IWCF'), near('Houston', 'Aberdeen')),
  },
  {
    by: 'delivery lead',
    ask: 'Brand managers or SEO specialists in Mumbai or Bangalore or London, notice period max 30 days',
    fits: all(
      trade('brand manager', 'seo specialist'),
      near('Mumbai', 'Bangalore', 'London'),
      noticeUpTo(30),
    ),
  },
  {
    by: 'night-owl researcher',
    ask: 'journalists with German, Spanish or Arabic',
    fits: all(trade('journalist'), any(speaks('German'), speaks('Spanish'), speaks('Arabic'))),
  },
];
