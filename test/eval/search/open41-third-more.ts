import type { Query } from './score.ts';
import {
  all,
  any,
  at,
  cert,
  country,
  near,
  nobody,
  not,
  noticeUpTo,
  relocates,
  remote,
  skill,
  speaks,
  type Third,
  trade,
  works,
  yearsAtLeast,
} from './third-world.ts';

/** Searches of the same twelve agencies over the third people. */
export const THIRD_OPEN_THIRTY_FIRST_MORE: readonly Query<Third>[] = [
  {
    by: 'perm',
    ask: 'brand managers, Toronto or London',
    fits: all(trade('brand manager'), near('Toronto', 'London')),
  },
  {
    by: 'perm',
    ask: 'quality managers with a black belt',
    fits: all(trade('quality manager'), cert('Six Sigma Black Belt')),
  },
  {
    by: 'temps',
    ask: 'store managers, start within two weeks',
    fits: all(trade('store manager'), noticeUpTo(14)),
  },
  {
    by: 'temps',
    ask: 'wind techs w/ GWO, month or less',
    fits: all(trade('wind turbine technician'), cert('GWO'), noticeUpTo(31)),
  },
  {
    by: 'temps',
    ask: 'video editors, graphic designers or UX designers who want contract',
    fits: all(trade('video editor', 'graphic designer', 'ux designer'), works('contract')),
  },
  {
    by: 'exec',
    ask: 'Hotel general managers who would relocate',
    fits: all(trade('hotel manager'), relocates),
  },
  {
    by: 'exec',
    ask: 'In-house counsel, Paris, Munich or Dublin, of seven years’ standing or more',
    fits: all(trade('in-house counsel'), near('Paris', 'Munich', 'Dublin'), yearsAtLeast(7)),
  },
  {
    by: 'first week',
    ask: 'could I please get town planners for Auckland, Sydney and Vancouver?',
    fits: all(trade('town planner'), near('Auckland', 'Sydney', 'Vancouver')),
  },
  {
    by: 'first week',
    ask: 'Sorry if this is obvious to everybody else! I need dentists who do implants or Invisalign and are in Manchester, Brisbane or Dubai, and Tom said to leave out the ones who are at Bupa now.',
    fits: all(
      trade('dentist'),
      any(skill('Implants'), skill('Invisalign')),
      near('Manchester', 'Brisbane', 'Dubai'),
      not(at('Bupa')),
    ),
  },
  { by: 'hotel', ask: 'sommeliers in Dubai or Paris', fits: all(trade('sommelier'), near('Dubai', 'Paris')) },
  {
    by: 'hotel',
    ask: 'I look for head chef, sous chef or pastry chef that accept relocation',
    fits: all(trade('head chef', 'sous chef', 'pastry chef'), relocates),
  },
  {
    by: 'health',
    ask: 'dentists doing endodontics, perm',
    fits: all(trade('dentist'), skill('Endodontics'), works('permanent')),
  },
  { by: 'health', ask: 'midwives, Cork or Dublin', fits: nobody },
  {
    by: 'health',
    ask: 'child protection practitioners in the UK who do safeguarding',
    fits: all(trade('child protection social worker'), country('United Kingdom'), skill('Safeguarding')),
  },
  {
    by: 'construction',
    ask: 'MRICS QS Dubai/Singapore',
    fits: all(trade('quantity surveyor'), cert('MRICS'), near('Dubai', 'Singapore')),
  },
  {
    by: 'construction',
    ask: 'The light rail people need land surveyors or town planners who live in Australia or New Zealand already, with GIS or cadastral work, and at least four years of it so they can be left alone.',
    fits: all(
      trade('land surveyor', 'town planner'),
      country('Australia', 'New Zealand'),
      any(skill('GIS'), skill('Cadastral')),
      yearsAtLeast(4),
    ),
  },
  {
    by: 'finance',
    ask: 'Please find underwriter which knows cargo, in Hamburg, London or Singapore',
    fits: all(trade('marine underwriter'), skill('Cargo'), near('Hamburg', 'London', 'Singapore')),
  },
  {
    by: 'finance',
    ask: 'I need lawyers who speak German or French and have practising certificate',
    fits: all(trade('lawyer'), any(speaks('German'), speaks('French')), cert('Practising certificate')),
  },
  {
    by: 'it',
    ask: 'UX designers Bengaluru, Berlin, with Figma',
    fits: all(trade('ux designer'), near('Bangalore', 'Berlin'), skill('Figma')),
  },
  { by: 'it', ask: 'SEO specialist, fully remote', fits: all(trade('seo specialist'), remote) },
  {
    by: 'pasted',
    ask: '“microbiologist or QC chemist, GMP, must live in Ireland or Switzerland”',
    fits: all(trade('microbiologist', 'qc chemist'), skill('GMP'), country('Ireland', 'Switzerland')),
  },
  {
    by: 'pasted',
    ask: '“we’d meet any buyer with range planning or supplier negotiation, Paris / London / Barcelona, as long as she isn’t at Zara or H&M today”',
    fits: all(
      trade('buyer'),
      any(skill('Range planning'), skill('Supplier negotiation')),
      near('Paris', 'London', 'Barcelona'),
      not(at('Zara', 'H&M')),
    ),
  },
];
