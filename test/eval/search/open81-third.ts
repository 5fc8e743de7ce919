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
  remote,
  skill,
  speaks,
  type Third,
  trade,
  worked,
  yearsAtLeast,
} from './third-world.ts';

/** Searches over the third people, as desks of agencies in Australia, New Zealand, North America and South Africa type them. */
export const THIRD_OPEN_SEVENTY_FIRST: readonly Query<Third>[] = [
  {
    by: 'oil and gas, Houston',
    ask: 'drilling engrs w/ IWCF, Houston, Perth or Aberdeen',
    fits: all(trade('drilling engineer'), cert('IWCF'), near('Houston', 'Perth', 'Aberdeen')),
  },
  {
    by: 'university appointments, Dunedin',
    ask: 'Lecturers and research fellows holding a PhD, resident in Australia, New Zealand or Canada',
    fits: all(
      trade('lecturer', 'research fellow'),
      cert('PhD'),
      country('Australia', 'New Zealand', 'Canada'),
    ),
  },
  {
    by: 'mining, Sudbury',
    ask: 'mining engineers or geologists, Canada or Australia, five years min, nobody who is at Rio Tinto today',
    fits: all(
      trade('mining engineer', 'geologist'),
      country('Canada', 'Australia'),
      yearsAtLeast(5),
      not(at('Rio Tinto')),
    ),
  },
  {
    by: 'aviation, Kempton Park',
    ask: 'a320 pilots',
    fits: all(trade('pilot'), skill('A320')),
  },
  {
    by: 'form on our site',
    ask: 'Role = quantity surveyor\nLocation = London or Sydney\nMust have = NEC contracts',
    fits: all(trade('quantity surveyor'), near('London', 'Sydney'), skill('NEC contracts')),
  },
  {
    by: 'dental, Townsville',
    ask: 'Dentists doing implants in Brisbane, Manchester or Dubai. They need to bring their own loupes.',
    fits: all(trade('dentist'), skill('Implants'), near('Brisbane', 'Manchester', 'Dubai')),
    unknowable: true,
  },
  {
    by: 'hotels, Stellenbosch',
    ask: 'Hi, the resort GM says "someone with Hilton, Hyatt or Four Seasons on their CV, I don’t mind when". Head chefs and sous chefs please, with HACCP.',
    fits: all(trade('head chef', 'sous chef'), worked('Hilton', 'Hyatt', 'Four Seasons'), skill('HACCP')),
  },
  {
    by: 'rural, Palmerston North',
    ask: 'email says t284@third.example, have we got them on file',
    fits: ({ email }) => email === 't284@third.example',
  },
  {
    by: 'creative, Portland Oregon',
    ask: 'remote only: graphic designers / UX designers / SEO specialists',
    fits: all(trade('graphic designer', 'ux designer', 'seo specialist'), remote),
  },
  {
    by: 'retail, Montreal',
    ask: 'Store managers and fashion buyers with French or Spanish',
    fits: all(trade('store manager', 'buyer'), any(speaks('French'), speaks('Spanish'))),
  },
  {
    by: 'freight, Tauranga',
    ask: 'freight forwarders n customs brokers, syd or akl or singapore, a months notice tops',
    fits: all(
      trade('freight forwarder', 'customs broker'),
      near('Sydney', 'Auckland', 'Singapore'),
      noticeUpTo(31),
    ),
  },
];
