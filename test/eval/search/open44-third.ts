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
  worked,
  works,
  yearsAtLeast,
} from './third-world.ts';

const IN_EUROPE = country('United Kingdom', 'Ireland', 'Germany', 'Switzerland', 'France', 'Spain');

/** Searches of the same desks over the third people. */
export const THIRD_OPEN_THIRTY_FOURTH: readonly Query<Third>[] = [
  {
    by: 'assistant',
    ask: 'Must have: medical science liaison, PhD, in Europe or the US. Nice to have: oncology, Spanish.',
    fits: all(trade('medical science liaison'), cert('PhD'), any(IN_EUROPE, country('United States'))),
  },
  {
    by: 'assistant',
    ask: 'Please search for pharmacovigilance officers and drug safety associates who are located in India or Ireland and are not currently employed by Pfizer.',
    fits: all(trade('pharmacovigilance'), country('India', 'Ireland'), not(at('Pfizer'))),
  },
  {
    by: 'assistant',
    ask: 'The consultant requires freight forwarders or customs brokers able to begin within 30 days.\nLocation: Germany, Singapore or New Zealand.\nExcluded: anyone working at DHL at present.',
    fits: all(
      trade('freight forwarder', 'customs broker'),
      noticeUpTo(30),
      country('Germany', 'Singapore', 'New Zealand'),
      not(at('DHL')),
    ),
  },
  {
    by: 'assistant',
    ask: 'I am relaying a request from the manufacturing desk: "a quality manager or a production manager, four years at least, who speaks German or Spanish and is not a contractor. ISO 9001 and Six Sigma are welcome, no more than that." Please give me everyone who matches.',
    fits: all(
      trade('quality manager', 'production manager'),
      yearsAtLeast(4),
      any(speaks('German'), speaks('Spanish')),
      not(works('contract')),
    ),
  },
  {
    by: 'temps',
    ask: 'graphic designers InDesign London or Melbourne',
    fits: all(trade('graphic designer'), skill('InDesign'), near('London', 'Melbourne')),
  },
  {
    by: 'temps',
    ask: 'store or warehouse managers, two weeks tops',
    fits: all(trade('store manager', 'warehouse manager'), noticeUpTo(14)),
  },
  {
    by: 'temps',
    ask: 'Caterer has dropped us right in it. Head chefs or sous chefs, in the UK, Ireland or Australia, and they can’t be on more than a month’s notice. Food Safety Level 3 preferred.',
    fits: all(
      trade('head chef', 'sous chef'),
      country('United Kingdom', 'Ireland', 'Australia'),
      noticeUpTo(31),
    ),
  },
  {
    by: 'search firm',
    ask: 'Hotel managers formerly of Hilton or Accor',
    fits: all(trade('hotel manager'), formerly('Hilton', 'Accor')),
  },
  {
    by: 'search firm',
    ask: 'Marine underwriters holding the ACII: London, Singapore, New York',
    fits: all(trade('marine underwriter'), cert('ACII'), near('London', 'Singapore', 'New York')),
  },
  {
    by: 'search firm',
    ask: 'A sovereign fund has asked us for counsel. In-house lawyers or litigation solicitors with five years’ experience or more, now living in London, Paris, Madrid or Singapore, who are not at Clifford Chance or Baker McKenzie.',
    fits: all(
      trade('in-house counsel', 'litigation lawyer'),
      yearsAtLeast(5),
      near('London', 'Paris', 'Madrid', 'Singapore'),
      not(at('Clifford Chance', 'Baker McKenzie')),
    ),
  },
  { by: 'nurses', ask: 'ICU nurses, Dublin or Manchester', fits: nobody },
  {
    by: 'nurses',
    ask: 'We also do a bit of dental and vet now. Dentists or vets in the UK, Australia or New Zealand, leaving out anyone that needs sponsoring and anyone who’s at Bupa.',
    fits: all(
      trade('dentist', 'vet'),
      country('United Kingdom', 'Australia', 'New Zealand'),
      not(rights('requires_sponsorship')),
      not(at('Bupa')),
    ),
  },
  {
    by: 'construction',
    ask: 'QSs, MRICS, London or Dubai',
    fits: all(trade('quantity surveyor'), cert('MRICS'), near('London', 'Dubai')),
  },
  {
    by: 'construction',
    ask: 'land surveyors with Civil 3D',
    fits: all(trade('land surveyor'), skill('Civil 3D')),
  },
  {
    by: 'construction',
    ask: 'Developer doing a big riverside scheme in Bristol. Town planners and landscape architects, in Bristol or anywhere if they’re up for relocating, GIS handy but not needed.',
    fits: all(trade('town planner', 'landscape architect'), any(near('Bristol'), relocates)),
  },
  {
    by: 'construction',
    ask: 'QSs or land surveyors who aren’t with AECOM or Arcadis at the minute, five years and up, no contractors as it’s a staff job',
    fits: all(
      trade('quantity surveyor', 'land surveyor'),
      not(at('AECOM', 'Arcadis')),
      yearsAtLeast(5),
      not(works('contract')),
    ),
  },
  {
    by: 'contractors',
    ask: 'UX or graphic designers on contract',
    fits: all(trade('ux designer', 'graphic designer'), works('contract')),
  },
  {
    by: 'contractors',
    ask: 'Agency in Surry Hills needs video editors, Premiere Pro, in Sydney or working remotely',
    fits: all(trade('video editor'), skill('Premiere Pro'), any(near('Sydney'), remote)),
  },
  {
    by: 'contractors',
    ask: 'contractors in Australia, any line of work, up to 60 bucks an hour',
    fits: all(country('Australia'), works('contract'), pays('AUD', 0, 60, 'hour')),
  },
  {
    by: 'hospitality',
    ask: 'pastry chefs London Paris Zurich',
    fits: all(trade('pastry chef'), near('London', 'Paris', 'Zurich')),
  },
  {
    by: 'hospitality',
    ask: 'sommeliers with WSET 4, not at Marriott now',
    fits: all(trade('sommelier'), cert('WSET Level 4'), not(at('Marriott'))),
  },
  {
    by: 'hospitality',
    ask: 'Resort in Dubai is losing its housekeeping lead. Executive housekeepers in Dubai already, or elsewhere and open to relocation. French a plus, guests are half Swiss.',
    fits: all(trade('housekeeping'), any(near('Dubai'), relocates)),
  },
  {
    by: 'hospitality',
    ask: 'Owner’s flying in Thursday and wants to see faces. Chefs of any sort, head, sous or pastry, who’ve worked for Accor, Hilton or Marriott at any time and live in Paris, London, Dublin or Munich.',
    fits: all(
      trade('chef'),
      worked('Accor', 'Hilton', 'Marriott'),
      near('Paris', 'London', 'Dublin', 'Munich'),
    ),
  },
  { by: 'finance', ask: 'loss adjusters w/ ACILA', fits: all(trade('loss adjuster'), cert('ACILA')) },
  {
    by: 'finance',
    ask: 'marine underwriters at Chubb or AXA',
    fits: all(trade('marine underwriter'), at('Chubb', 'AXA')),
  },
  {
    by: 'finance',
    ask: 'Insurance client off Cecil Street: underwriters or loss adjusters who are in Singapore already or who’d relocate, five years’ experience or better, any passport will do.',
    fits: all(
      trade('marine underwriter', 'loss adjuster'),
      any(near('Singapore'), relocates),
      yearsAtLeast(5),
    ),
  },
  {
    by: 'in-house',
    ask: 'brand managers in Paris, London or Toronto, 5+ yrs',
    fits: all(trade('brand manager'), near('Paris', 'London', 'Toronto'), yearsAtLeast(5)),
  },
  {
    by: 'in-house',
    ask: 'We’re staffing two labs at once. QC chemists or microbiologists with GMP, living in Ireland, Switzerland or France, who aren’t at Novartis or Roche now. HPLC is nice to have.',
    fits: all(
      trade('qc chemist', 'microbiologist'),
      skill('GMP'),
      country('Ireland', 'Switzerland', 'France'),
      not(at('Novartis', 'Roche')),
    ),
  },
  {
    by: 'beginner',
    ask: 'Do we know any journalists who speak German, French or Spanish?',
    fits: all(trade('journalist'), any(speaks('German'), speaks('French'), speaks('Spanish'))),
  },
  {
    by: 'beginner',
    ask: 'I was told to look for teachers for a school in Dubai. Can you find primary or maths teachers that are in Dubai or would relocate, and hold Qualified Teacher Status?',
    fits: all(
      trade('primary teacher', 'maths teacher'),
      any(near('Dubai'), relocates),
      cert('Qualified Teacher Status'),
    ),
  },
];
