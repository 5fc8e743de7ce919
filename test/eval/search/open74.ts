import type { Query as Asked } from './score.ts';
import {
  all,
  any,
  at,
  city,
  contractor,
  country,
  formerly,
  group,
  level,
  nobody,
  not,
  noticeUpTo,
  payBetween,
  payUpTo,
  type Query,
  region,
  relocates,
  rights,
  skill,
  speaks,
  trade,
  worked,
  yearsAtLeast,
} from './truth.ts';
import type { Facts } from './world.ts';

/** Searches over the first people from the desks of agencies in Australia, Ireland and Canada. */
export const OPEN_SIXTY_FOURTH: readonly (Query & Asked<Facts>)[] = [
  {
    by: 'Kalgoorlie, heavy plant',
    ask: 'diesel fitters perth or brissie, cat experience, have been with fortescue or rio at some stage or are there now',
    fits: all(
      trade('diesel fitter'),
      city('Perth', 'Brisbane'),
      skill('Caterpillar'),
      worked('Fortescue', 'Rio Tinto'),
    ),
  },
  {
    by: 'Galway, hospitals',
    ask: 'Nurses living in the UK who have ventilation experience and would be willing to relocate. (For the Galway contract.)',
    fits: all(trade('nurse'), country('United Kingdom'), skill('Ventilation'), relocates),
  },
  {
    by: 'Ottawa, finance',
    ask: 'French speaking payroll specialists, any location',
    fits: all(trade('payroll'), speaks('French')),
  },
  { by: 'Limerick, kitchens', ask: 'Chefs Nottingham', fits: all(trade('chef'), city('Nottingham')) },
  {
    by: 'Southbank, cost desk',
    ask: 'qs melb or bris costx perm not contract',
    fits: all(trade('quantity surveyor'), city('Melbourne', 'Brisbane'), skill('CostX'), not(contractor)),
  },
  {
    by: 'intake form, legal',
    ask: 'role: employment lawyer\ncountry: Australia\nnotice: 4 weeks or less\nwork rights: citizen / PR',
    fits: all(
      trade('employment lawyer'),
      country('Australia'),
      noticeUpTo(28),
      rights('citizen', 'permanent_resident'),
    ),
  },
  {
    by: 'Collins Street, tax',
    ask: 'Who’s in tax at one of the Big 4 today, anywhere in Australia, and asks for no more than $150k?',
    fits: all(trade('tax'), at(...group('big 4')), country('Australia'), payUpTo(150_000, 'AUD')),
  },
  {
    by: 'Dublin 2, accountancy',
    ask: '"Hi Gráinne, hope all well. Our financial controller is off to Spain with her husband so we’ll be looking again. Could sit in the London or the Amsterdam office. IFRS and SAP are essential, consolidation would be lovely but I won’t die in a ditch over it. Tks, Fergal"',
    fits: all(trade('financial controller'), city('London', 'Amsterdam'), skill('IFRS', 'SAP')),
  },
  {
    by: 'Mississauga, supply chain',
    ask: 'Warehouse Manager + French or German (spoken, for talking to head office)',
    fits: all(trade('warehouse manager'), any(speaks('French'), speaks('German'))),
  },
  {
    by: 'Surry Hills, web',
    ask: 'frontend, React and TypeScript both, used to work at Atlassian or Canva, leave out whoever is at Google now',
    fits: all(
      trade('frontend'),
      skill('React', 'TypeScript'),
      formerly('Atlassian', 'Canva'),
      not(at('Google')),
    ),
  },
  {
    by: 'front desk, Hobart',
    ask: 'Missed call from 0412 009 250, which of ours is that?',
    fits: ({ phone }) => phone === '+61412009250',
  },
  {
    by: 'Cork, month end temps',
    ask: 'management accountants, London / Manchester / Nottingham, here within 4 weeks please, someone walked out on a client this morning',
    fits: all(trade('management accountant'), city('London', 'Manchester', 'Nottingham'), noticeUpTo(28)),
  },
  {
    by: 'Waterloo, cloud',
    ask: 'Senior DevOps or SRE, Terraform and k8s, California, New York or London',
    fits: all(
      trade('devops'),
      level('senior'),
      skill('Terraform', 'Kubernetes'),
      any(region('California', 'New York'), city('London')),
    ),
  },
  {
    by: 'Toowoomba, aged care',
    ask: 'Enroled nurses in Qeensland or Victoria with agedcare, none that need sponsership',
    fits: all(
      trade('enrolled nurse'),
      region('Queensland', 'Victoria'),
      skill('Aged care'),
      not(rights('requires_sponsorship')),
    ),
  },
  {
    by: 'Athlone, schools',
    ask: 'I’m looking for primary teachers based anywhere in the UK with a minimum of five years’ experience who could be with us within four weeks',
    fits: all(trade('primary teacher'), country('United Kingdom'), yearsAtLeast(5), noticeUpTo(28)),
  },
  { by: 'Etobicoke, pharmacy', ask: 'pharmacists in Toronto or Hamilton, Ontario', fits: nobody },
  {
    by: 'Drogheda, drivers',
    ask: 'HGV drivers Greater Manchester or East Midlands, clean licence no points',
    fits: all(trade('truck driver'), region('Greater Manchester', 'East Midlands')),
    unknowable: true,
  },
  {
    by: 'Canberra, projects',
    ask: 'Business analysts in Australia, salary between 90 and 130k',
    fits: all(trade('business analyst'), country('Australia'), payBetween(90_000, 130_000, 'AUD')),
  },
  {
    by: 'Parramatta, construction',
    ask: 'Construction PMs open to contract, background with Lendlease or Multiplex (current or previous), NSW, Vic or Qld',
    fits: all(
      trade('construction project manager'),
      contractor,
      worked('Lendlease', 'Multiplex'),
      region('New South Wales', 'Victoria', 'Queensland'),
    ),
  },
  {
    by: 'Halifax, people and culture',
    ask: 'HR managers / HRBPs who know Workday, London or New York; nobody who’s at Unilever right now as they’re a client of ours',
    fits: all(trade('hr'), skill('Workday'), city('London', 'New York'), not(at('Unilever'))),
  },
  {
    by: 'Dundalk, software',
    ask: 'Java developers with Kafka who live in the EU or the UK',
    fits: all(
      trade('backend'),
      skill('Java', 'Kafka'),
      country('Germany', 'Austria', 'Netherlands', 'Sweden', 'United Kingdom'),
    ),
  },
];
