import type { Query as Asked } from './score.ts';
import {
  all,
  any,
  at,
  city,
  contractor,
  country,
  EUROPE,
  formerly,
  group,
  level,
  not,
  noticeUpTo,
  payUpTo,
  type Query,
  region,
  relocates,
  rights,
  skill,
  trade,
  worked,
  yearsAtLeast,
} from './truth.ts';
import type { Facts } from './world.ts';

const SYDNEY = ['Sydney', 'Parramatta'];
const DOWN_UNDER = country('Australia', 'New Zealand');
const noSponsorship = not(rights('requires_sponsorship'));
const settled = rights('citizen', 'permanent_resident');

/** Long searches of the same twelve recruiters, written before any rule was read. */
export const OPEN_TWENTY_SEVENTH_MORE: readonly (Query & Asked<Facts>)[] = [
  {
    by: 'dictaphone',
    ask: 'full stack person node and react three or more years in the united states either coast doesnt matter must be a citizen or hold a green card and i dont want anybody whos at amazon now',
    fits: all(
      trade('fullstack'),
      skill('Node.js', 'React'),
      yearsAtLeast(3),
      country('United States'),
      settled,
      not(at('Amazon')),
    ),
  },
  {
    by: 'forwarder',
    ask: 'From Pauline Achebe: “We have lost two auditors to a rival and I am not amused. Could you find us external auditors with IFRS who have spent time at KPMG, Deloitte or BDO, five years or more, living in Australia or New Zealand? They must not need us to sponsor them.”',
    fits: all(
      trade('auditor'),
      skill('External audit', 'IFRS'),
      worked('KPMG', 'Deloitte', 'BDO'),
      yearsAtLeast(5),
      DOWN_UNDER,
      noSponsorship,
    ),
  },
  {
    by: 'telegram',
    ask: 'sparkies + diesel fitters, Aus wide, HV or hydraulics, AUD 150k or less, start in 2w, not with UGL now',
    fits: all(
      trade('electrician', 'diesel fitter'),
      any(skill('High voltage'), skill('Hydraulics')),
      country('Australia'),
      payUpTo(150_000, 'AUD'),
      noticeUpTo(14),
      not(at('UGL')),
    ),
  },
  {
    by: 'strings',
    ask: 'title:(electrician OR "diesel fitter") AND current_employer:("Rio Tinto" OR Fortescue) AND location:(Perth OR Brisbane OR Melbourne OR Auckland) AND available:(immediately OR "2 weeks" OR "4 weeks")',
    fits: all(
      trade('electrician', 'diesel fitter'),
      at('Rio Tinto', 'Fortescue'),
      city('Perth', 'Brisbane', 'Melbourne', 'Auckland'),
      noticeUpTo(28),
    ),
  },
  {
    by: 'strings',
    ask: 'nurse AND ("critical care" OR "aged care") AND (NSW OR VIC OR QLD OR WA) AND permanent AND ("available now" OR "2 weeks" OR "4 weeks") AND NOT Bupa',
    fits: all(
      trade('nurse'),
      any(skill('Critical care'), skill('Aged care')),
      country('Australia'),
      not(contractor),
      noticeUpTo(28),
      not(worked('Bupa')),
    ),
  },
  {
    by: 'voice note',
    ask: 'me again, sorry. The warehouse thing. They’ll look at warehouse managers from Australia, New Zealand or the UK, ones who used to be at DHL or Linfox but aren’t at either any more, four years or more under the belt. I’ll tell you about the holiday when I’m in, it rained',
    fits: all(
      trade('warehouse manager'),
      country('Australia', 'New Zealand', 'United Kingdom'),
      formerly('DHL', 'Linfox'),
      not(at('DHL', 'Linfox')),
      yearsAtLeast(4),
    ),
  },
  {
    by: 'voice note',
    ask: 'Okay so PAs, EAs, call them what you like, diary management, living in Europe, with a second language, doesn’t matter which, and not somebody fresh in their first job because the CEO is, how do I put this, particular',
    fits: all(
      trade('executive assistant'),
      skill('Diary management'),
      country(...EUROPE),
      ({ languages }) => languages.length > 0,
      not(level('junior')),
    ),
  },
  {
    by: 'search firm',
    ask: 'Tax specialists who are at a Big Four firm or have passed through one, versed in corporate tax, senior or head, resident in the United Kingdom, Switzerland, Germany or Austria and seeking a permanent seat. German would be agreeable but is not a requirement.',
    fits: all(
      trade('tax'),
      worked(...group('big 4')),
      skill('Corporate tax'),
      level('senior', 'head'),
      country('United Kingdom', 'Switzerland', 'Germany', 'Austria'),
      not(contractor),
    ),
  },
  {
    by: 'intake form',
    ask: 'Marketing Manager. Must: Brand, Google Analytics. Must come from, now or before: Unilever, Coca-Cola, Optus. Exclude: anyone at Christian Dior today. Country: UK, Netherlands, Germany. Years: 4+. Terms: 18%, 8 week rebate.',
    fits: all(
      trade('marketing manager'),
      skill('Brand', 'Google Analytics'),
      worked('Unilever', 'Coca-Cola', 'Optus'),
      not(at('Christian Dior')),
      country('United Kingdom', 'Netherlands', 'Germany'),
      yearsAtLeast(4),
    ),
  },
  {
    by: 'intake form',
    ask: 'Intake notes. Role = ICU / critical care nurse. Skills = ventilation. Country = US or UK. Sponsorship = none given. Off limits = current Ramsay staff. Min exp = 4 years.',
    fits: all(
      trade('icu nurse'),
      skill('Ventilation'),
      country('United States', 'United Kingdom'),
      noSponsorship,
      not(at('Ramsay Health Care')),
      yearsAtLeast(4),
    ),
  },
  {
    by: 'bengaluru',
    ask: 'Requirement of data scientists / ML engineers having PyTorch and SQL, presently working at Google, Amazon, Atlassian or Canva only, min 3 yrs, based in US or Europe, permanent role. Rate card is attached in earlier mail.',
    fits: all(
      trade('data scientist'),
      skill('PyTorch', 'SQL'),
      at('Google', 'Amazon', 'Atlassian', 'Canva'),
      yearsAtLeast(3),
      country('United States', ...EUROPE),
      not(contractor),
    ),
  },
  {
    by: 'bengaluru',
    ask: 'SEO or digital marketing specialists presently with Ogilvy, mid level or senior, already in Australia or else willing to relocate, notice up to 30 days only',
    fits: all(
      trade('seo'),
      at('Ogilvy'),
      level('mid', 'senior'),
      any(country('Australia'), relocates),
      noticeUpTo(30),
    ),
  },
  {
    by: 'berlin',
    ask: 'Gesucht: Intensivpflegekräfte (ICU nurse) mit Beatmung, wohnhaft in Deutschland, Österreich oder der Schweiz, Festanstellung, kein Sponsoring nötig, Kündigungsfrist höchstens 4 Wochen',
    fits: all(
      trade('icu nurse'),
      skill('Ventilation'),
      country('Germany', 'Austria', 'Switzerland'),
      not(contractor),
      noSponsorship,
      noticeUpTo(28),
    ),
  },
  {
    by: 'berlin',
    ask: 'Site Engineers with AutoCAD, they live in Germany, UK or Netherlands, Lendlease or Multiplex now or before, citizen or permanent resident, at least mid level. The customer calls me every day.',
    fits: all(
      trade('site engineer'),
      skill('AutoCAD'),
      country('Germany', 'United Kingdom', 'Netherlands'),
      worked('Lendlease', 'Multiplex'),
      settled,
      not(level('junior')),
    ),
  },
  {
    by: 'aussie site',
    ask: 'truckies, heavy vehicle licence, done time with Toll or Linfox or still there, anywhere in Oz or Auckland, not juniors, 4 weeks notice at the outside',
    fits: all(
      trade('truck driver'),
      skill('Heavy vehicle licence'),
      worked('Toll Group', 'Linfox'),
      any(country('Australia'), city('Auckland')),
      not(level('junior')),
      noticeUpTo(28),
    ),
  },
  {
    by: 'aussie site',
    ask: 'chefs, menu planning, Merivale on the CV or there now, anywhere in Australia, asking 130k AUD or less, notice 4 wks or under. Good gig, view of the harbour',
    fits: all(
      trade('chef'),
      skill('Menu planning'),
      worked('Merivale'),
      country('Australia'),
      payUpTo(130_000, 'AUD'),
      noticeUpTo(28),
    ),
  },
  {
    by: 'new starter',
    ask: 'is there a way to find maths or primary teachers who live in New Zealand or who’d relocate, with 4+ years, permanent, and who don’t need sponsorship? (the school is Seacliff Grammar, the head was really nice)',
    fits: all(
      trade('maths teacher', 'primary teacher'),
      any(country('New Zealand'), relocates),
      yearsAtLeast(4),
      not(contractor),
      noSponsorship,
    ),
  },
  {
    by: 'new starter',
    ask: 'Client wants IT project managers with PRINCE2 who’ve been with Commonwealth Bank or Thoughtworks (before or now), mid or senior, in Sydney, Melbourne, Brisbane or Perth or happy to relocate, and their notice is four weeks or less',
    fits: all(
      trade('it project manager'),
      skill('PRINCE2'),
      worked('Commonwealth Bank', 'Thoughtworks'),
      level('mid', 'senior'),
      any(city(...SYDNEY, 'Melbourne', 'Brisbane', 'Perth'), relocates),
      noticeUpTo(28),
    ),
  },
  {
    by: 'us agency',
    ask: 'Ruby on Rails engineers in California, New York, London or Amsterdam, 4+ yrs, available within four weeks, never been at Thoughtworks',
    fits: all(
      trade('ruby'),
      skill('Ruby', 'Rails'),
      any(region('California', 'New York'), city('London', 'Amsterdam')),
      yearsAtLeast(4),
      noticeUpTo(28),
      not(worked('Thoughtworks')),
    ),
  },
  {
    by: 'us agency',
    ask: 'Attorneys, corporate or employment, US or UK, 5+ yrs out, Clifford Chance, Linklaters or Allens past or present, no sponsorship, not looking for contract gigs. 25% fee, exclusive till Friday',
    fits: all(
      trade('lawyer'),
      country('United States', 'United Kingdom'),
      yearsAtLeast(5),
      worked('Clifford Chance', 'Linklaters', 'Allens'),
      noSponsorship,
      not(contractor),
    ),
  },
];
