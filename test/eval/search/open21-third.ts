import type { Query } from './score.ts';
import {
  all,
  at,
  cert,
  country,
  formerly,
  inJobFor,
  near,
  not,
  noticeUpTo,
  pays,
  remote,
  rights,
  skill,
  speaks,
  type Third,
  trade,
  works,
  yearsAtLeast,
} from './third-world.ts';

/** Searches by the same writer over the third people. */
export const THIRD_OPEN_EIGHTEENTH: readonly Query<Third>[] = [
  { ask: 'sous chef dublin', fits: all(trade('sous chef'), near('Dublin')) },
  {
    ask: 'pastry OR head chef, Paris or London',
    fits: all(trade('pastry chef', 'head chef'), near('Paris', 'London')),
  },
  {
    ask: 'conveyancers up in Manchester, perm only',
    fits: all(trade('conveyancer'), near('Manchester'), works('permanent')),
  },
  {
    ask: 'drilling engineers anywhere in the UK asking no more than 95k',
    fits: all(trade('drilling engineer'), country('United Kingdom'), pays('GBP', 0, 95_000)),
  },
  {
    ask: 'Spanish speaking MSL, not at Novartis',
    fits: all(trade('medical science liaison'), speaks('Spanish'), not(at('Novartis'))),
  },
  {
    ask: 'GWO certified wind technicians in Germany',
    fits: all(trade('wind turbine technician'), cert('GWO'), country('Germany')),
  },
  {
    ask: 'chemists with HPLC but without GMP',
    fits: all(trade('qc chemist'), skill('HPLC'), not(skill('GMP'))),
  },
  { ask: 'lawyers in Asia', fits: all(trade('lawyer'), country('Singapore', 'India')) },
  { ask: 'whose phone number is +44 20 7000 8094', fits: ({ email }) => email === 't114@third.example' },
  { ask: 'UX designers working remotely', fits: all(trade('ux designer'), remote) },
  {
    ask: 'executive assistants, ten plus years, notice of a month or less',
    fits: all(trade('executive assistant'), yearsAtLeast(10), noticeUpTo(31)),
  },
  { ask: 'PhD holders in Boston or Basel', fits: all(cert('PhD'), near('Boston', 'Basel')) },
  {
    ask: "A320 pilots who don't require sponsorship",
    fits: all(trade('pilot'), skill('A320'), rights('citizen', 'permanent_resident', 'visa_holder')),
  },
  {
    ask: "nobody who's at DHL please: freight forwarders in Singapore and Auckland",
    fits: all(trade('freight forwarder'), near('Singapore', 'Auckland'), not(at('DHL'))),
  },
  {
    ask: 'store manager or buyer, currently H&M or Zara',
    fits: all(trade('store manager', 'buyer'), at('H&M', 'Zara')),
  },
  { ask: 'dentists on less than 100k pounds', fits: all(trade('dentist'), pays('GBP', 0, 99_999)) },
  {
    ask: 'quality managers with a black belt',
    fits: all(trade('quality manager'), cert('Six Sigma Black Belt')),
  },
  {
    ask: 'any underwriters looking for contract roles in new york or london?',
    fits: all(trade('underwriter'), works('contract'), near('New York', 'London')),
  },
  {
    ask: 'social workers in Manchester or Bristol with safeguarding, citizens or PR',
    fits: all(
      trade('social worker'),
      near('Manchester', 'Bristol'),
      skill('Safeguarding'),
      rights('citizen', 'permanent_resident'),
    ),
  },
  {
    ask: 'in the same job for 6 years or more: town planners / land surveyors',
    fits: all(trade('town planner', 'land surveyor'), inJobFor(6)),
  },
  {
    ask: 'aircraft engineers, Madrid, Dubai',
    fits: all(trade('aircraft engineer'), near('Madrid', 'Dubai')),
  },
  { ask: 'Filialleiter or Store Manager München', fits: all(trade('store manager'), near('Munich')) },
  {
    ask: 'i need a loss adjuster for toronto, acila preferred',
    fits: all(trade('loss adjuster'), near('Toronto')),
  },
  { ask: 'candidates in India', fits: country('India') },
  { ask: 'Arabic speakers in the Gulf', fits: all(speaks('Arabic'), country('United Arab Emirates')) },
  {
    ask: 'head chefs & sous chefs, max AUD 75k',
    fits: all(trade('head chef', 'sous chef'), pays('AUD', 0, 75_000)),
  },
  {
    ask: 'warehouse manager NOT (Lyon OR Chicago)',
    fits: all(trade('warehouse manager'), not(near('Lyon', 'Chicago'))),
  },
  { ask: 'part time executive assistants', fits: all(trade('executive assistant'), works('part_time')) },
  { ask: 'Bosch or Siemens alumni', fits: formerly('Bosch', 'Siemens') },
  {
    ask: 'How many microbiologists do we have in Ireland?',
    fits: all(trade('microbiologist'), country('Ireland')),
  },
  { ask: 'Lukas Fitzgerald', fits: ({ name }) => name === 'Lukas Fitzgerald' },
  {
    ask: 'holds a customs broker licence, Australia or NZ',
    fits: all(cert('Customs broker licence'), country('Australia', 'New Zealand')),
  },
  {
    ask: 'um can you find me a sommelier, maybe Dubai or Paris, with the level four WSET',
    fits: all(trade('sommelier'), near('Dubai', 'Paris'), cert('WSET Level 4')),
  },
  {
    ask: 'litigation lawyers in London, no actually make that Sydney',
    fits: all(trade('litigation lawyer'), near('Sydney')),
  },
];
