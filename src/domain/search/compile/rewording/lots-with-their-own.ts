import { certifications, roles, skills, type Term } from '../../../lexicon/terms.ts';
import { PLURAL } from '../runs.ts';
import { outsideQuotes } from './in-turn.ts';
import { inFull } from './short-forms.ts';

const PART = String.raw`[\p{L}\p{N}](?:[\p{L}\p{N}+#/&'’-]|\.(?=[\p{L}\p{N}]))*`;
const WORD = String.raw`(?!(?:and|or|nor|in|at|on|of|to|for|from|with|who|whose|that|but|not|no|is|are|has|have|any|all|some|the|an?|either|both|only|plus|than|also|years?|yrs?|now|then|based|living|near|around|across|must|should|need|needs|require|paid|earning|speaking|available|open|willing|happy)(?!\p{L}))${PART}`;
const PEOPLE = /\s+(?:people|ppl|folks?|staff|guys|types)$/iu;
const ASKED = String.raw`(?:(?:ok|so|either|any|find|get|show|need|want|me|us|we|i|please|some|all|looking|for|after|seeking|of|then|hi|hello)\s+)*`;
const HEAD = String.raw`(?:(?<first>${WORD})\s+(?:or|and|\/)\s+)?${WORD}(?:\s+${WORD}){0,4}?`;
const DOES = String.raw`(?:who|that)\s+(?:(?:have|has|had|['’]ve)\s+)?(?:already\s+)?(?:used?|done|do|know|hold|worked|work|have|has|speak|live|can|could|run|built|sold|been)(?!\p{L})`;
const BEGINS = String.raw`(?:with(?!\p{L})|w\/|having|holding|${DOES}|(?:based\s+|living\s+|anywhere\s+)?(?:in|near)\s)`;
/** A kind of people at the beginning of a piece of a sentence, and what begins to be asked of it. */
const LOT = new RegExp(
  String.raw`^(?<lead>\s*${ASKED})(?<head>${HEAD})\s+(?<begins>${BEGINS})(?<rest>.*)$`,
  'iu',
);
const JOINT =
  /\s*,\s*(?:(?:and\s+also|or\s+else|or|and|plus)\s+)?|\s+(?:and\s+also|as\s+well\s+as|or\s+else|or|and|plus)\s+/giu;
const SENTENCE = /(?:(?!\s-\s)[^.;:!?()\n–—])+|\s-\s|[.;:!?()\n–—]+/gu;
/** A full stop within a name parts no sentences: "Node.js". */
const WITHIN = /(?<=[\p{L}\p{N}])\.(?=[\p{L}\p{N}])/gu;
const HIDDEN = '\u0001';
/** Where somebody is, which behind what is asked of the last lot may be said of all. */
const IN = /^(?:(?:based|living|anywhere)\s+)?(?:in|near)\s|\b(?:live|work)$/iu;
const BESIDE = /\S\s+(?:in|near|around|across|based|living|anywhere|from|at|on|who|that)\s/iu;
const HAS = /\s(?:with|who|that|having|holding)\s/iu;
/** What somebody has done with a thing, in which the thing alone is looked for. */
const DONE =
  /\s(?:who|that)\s+(?:(?:have|has|can|could)\s+)?(?:already\s+)?(?:used?|done|do|run|built|sold)\s+(?!(?:in|at|for|with|so|it)\b)/iu;
const MAY_BE = new RegExp(String.raw`(?<!\p{L})${BEGINS}`, 'iu');
/** What stands behind a dash is of all the lots: "… with GWO – UK or the US". */
const BEHIND_LOTS = /\s*\)(?:\s-|\s*[–—])\s+/gu;
/** Engineers of which only the word before the first lot's own says of what: "security analysts … or engineers". */
const BARE =
  /^(?:engineers|analysts|consultants|managers|developers|administrators|architects|specialists)$/iu;

interface Lot {
  lead: string;
  head: string;
  said: string;
  asks: 'thing' | 'place' | 'both' | 'nothing';
}

const isTrade = (head: string): boolean => {
  const words = inFull(head).toLowerCase().split(/\s+/);
  return words.some((_, at) => roles().book.whole(words.slice(at).join(' ')) !== undefined);
};
const isOfTool = (head: string): boolean =>
  PEOPLE.test(head) && skills().book.whole(head.replace(PEOPLE, '')) !== undefined;
const isKind = (head: string): boolean => isOfTool(head) || (PLURAL.test(head) && isTrade(head));
/** What is asked of a lot, by all that is said behind who they are. */
function asksOf({ head, said, asks }: Lot): Lot['asks'] {
  if (asks === 'nothing') return asks;
  const { begins = '', rest = '' } = LOT.exec(said)?.groups ?? {};
  if (head === '' || !IN.test(begins)) return BESIDE.test(rest) ? 'both' : 'thing';
  return HAS.test(rest) ? 'both' : 'place';
}
const isThing = (said: string): boolean =>
  [skills(), certifications()].some(({ book }) => book.whole(said.trim()) !== undefined);

function lotAt(piece: string, isFirst: boolean, before: Lot | undefined): Lot | null {
  const { lead = '', head = '', first, begins = '', rest = '' } = LOT.exec(piece)?.groups ?? {};
  if (head === '' || rest.trim() === '' || (!isFirst && lead.trim() !== '')) return null;
  const isBare = BARE.test(head) && before !== undefined;
  // "Salesforce with Apex": whoever works with the first.
  const isTool = isFirst && isThing(head) && /^with/i.test(begins);
  // "Drilling or well engineers": of the first word only the second tells what it is.
  const isJoined = first !== undefined && (PLURAL.test(first) || isThing(first));
  if (isJoined || (!isBare && !isTool && !isKind(head))) return null;
  return { lead, head, said: piece.slice(lead.length), asks: 'thing' };
}

/** "Java developers … or engineers", "security analysts … or engineers"; there are no "Java managers". */
const isOneTrade = (of: string, head: string): boolean =>
  /^(?:engineers|developers)$/i.test(head) ||
  roles().book.whole(inFull(`${of}${head}`).toLowerCase()) !== undefined;

interface Piece {
  at: number;
  joint: string;
}

/** The lots of a sentence: each goes on to where the next begins. */
function lotsIn(sentence: string): { lots: Lot[]; joints: string[]; begins: number } {
  const pieces: Piece[] = [
    { at: 0, joint: '' },
    ...[...sentence.matchAll(JOINT)].map(({ index, 0: joint }) => ({ at: index + joint.length, joint })),
  ];
  const lots: Lot[] = [];
  const joints: string[] = [];
  let begins = 0;
  for (let at = 0; at < pieces.length; at += 1) {
    const piece = pieces[at];
    if (piece === undefined) break;
    // "Drilling or well engineers with": a head of two words is joined itself.
    const ends = [pieces[at + 1], pieces[at + 2]].map((next) =>
      next === undefined ? sentence.length : next.at - next.joint.length,
    );
    const [short = '', long = ''] = ends.map((end) => sentence.slice(piece.at, end));
    const lot = lotAt(short, lots.length === 0, lots.at(-1)) ?? lotAt(long, lots.length === 0, lots.at(-1));
    const last = lots.at(-1);
    if (lot !== null) {
      if (last === undefined) begins = piece.at;
      if (last !== undefined) joints.push(piece.joint);
      lots.push({ ...lot });
      if (lot.said === long.slice(lot.lead.length) && long !== short) at += 1;
      continue;
    }
    const plain = short.trim();
    const isLast = at === pieces.length - 1;
    if (last !== undefined && isLast && isOfTool(plain) && /\bor\b/i.test(piece.joint)) {
      joints.push(piece.joint);
      lots.push({ lead: '', head: plain, said: plain, asks: 'nothing' });
      continue;
    }
    if (last !== undefined) last.said += piece.joint + short;
  }
  return { lots, joints, begins };
}

/** What stands behind the last lot over a comma is asked of all. */
function withoutRest(said: string): [string, string] {
  const at = said.search(/\s*,\s*(?!(?:or|and)\s)/u);
  return at < 0 ? [said, ''] : [said.slice(0, at), said.slice(at)];
}

function inBrackets(sentence: string): string {
  const { lots, joints, begins } = lotsIn(sentence);
  const last = lots.at(-1);
  if (lots.length < 2 || last === undefined) return sentence;
  const asks = lots.map(asksOf);
  // Two trades in places of their own are read as they stand; a place behind the last thing may be of all.
  if (asks.every((one) => one === 'place') || !asks.some((one) => one === 'thing' || one === 'both'))
    return sentence;
  const placed = asks.filter((one) => one === 'place' || one === 'both').length;
  if (placed > 0 && placed < lots.length) return sentence;
  if (joints.some((joint) => joint.trim() === ',') && !lots.every(({ head }) => PLURAL.test(head)))
    return sentence;
  const inner = lots.slice(0, -1);
  // What a comma parts from an earlier lot may be of it or of all.
  if (inner.some(({ said }) => withoutRest(said)[1] !== '')) return sentence;
  const [own, rest] = withoutRest(last.said);
  const first = lots[0]?.head.split(/\s+/) ?? [];
  const all = [...inner, { ...last, said: own }].map(({ head, said }) => {
    const of = BARE.test(head) && first.length > 1 ? `${first.slice(0, -1).join(' ')} ` : '';
    return `(${isOneTrade(of, head) ? of : ''}${said.replace(DONE, ' with ')})`;
  });
  return `${sentence.slice(0, begins)}${lots[0]?.lead ?? ''}${all.join(' or ')}${rest}`;
}

const NEED = String.raw`(?:(?:all\s+|also\s+|both\s+)?(?:need|require|must\s+have|should\s+have|have\s+to\s+have|have\s+to\s+hold|must\s+hold|need\s+to\s+(?:have|hold|know)|must\s+know|should\s+know)(?:\s+(?:the|an?|their|some))?)`;
const OWN = String.raw`(?:the\s+|an?\s+|their\s+)?${WORD}(?:\s+${WORD}){0,2}`;
/** "Quality managers need the black belt, production managers the green belt". */
const BY_TRADE = new RegExp(
  String.raw`(?<=^\s*|[.:;!?\n]\s*)(?:(?:where|and)\s+)?(?:the\s+)?(?<one>${WORD}(?:\s+${WORD}){0,2})\s+${NEED}\s+(?<thing>${WORD}(?:\s+${WORD}){0,2})\s*(?:,\s*(?:and\s+|but\s+|while\s+|whereas\s+)?|;\s*|\s+(?:and|but|while|whereas)\s+)(?:the\s+|for\s+)?(?<other>${WORD}(?:\s+${WORD}){0,2}?s)\s*[:,]?\s+(?:${NEED}\s+)?(?<their>${OWN})(?=\s*(?:$|[.;!?,\n)]))`,
  'iu',
);

const withAskedByTrade = (text: string): string =>
  text.replace(BY_TRADE, (said: string, ...found: unknown[]) => {
    const { one = '', thing = '', other = '', their = '' } = found.at(-1) as Record<string, string>;
    return isKind(one) && isKind(other) ? `(${one} with ${thing}) or (${other} with ${their})` : said;
  });

const TOOL = String.raw`\.?${WORD}(?:\s+(?!(?:and|or)\b)${WORD})?`;
const PAIRS = new RegExp(
  String.raw`(?<=^\s*|[,:;.]\s*|\b(?:with|know|use|need|want|find|doing|either)\s+)(?<a>${TOOL})\s+(?:and|&|\+)\s+(?<b>${TOOL})\s*,?\s+or\s+(?<c>${TOOL})\s+(?:and|&|\+)\s+(?<d>${TOOL})(?=\s*(?:$|[,;.!?)]|\s(?:in|who|based|living|on|near)\s))`,
  'giu',
);

const DOERS =
  '(?:dev(?:eloper)?s?|engineers?|programmers?|coders?|analysts?|technicians?|consultants?|people)';
/** "React and Node or Django and Postgres devs": the pairs before those who know one of the two. */
const PAIRS_AHEAD = new RegExp(
  String.raw`(?<=^\s*|[,:;.]\s*|\b(?:need|want|find|any|some|more|good|strong|after|for|senior|mid|junior)\s+)(?<a>${TOOL})\s+(?:and|&|\+)\s+(?<b>${TOOL})\s*,?\s+or\s+(?<c>${TOOL})\s+(?:and|&|\+)\s+(?<d>${TOOL})\s+(?<who>${DOERS})(?=\s*(?:$|[,;.!?)]|\s(?:in|who|based|living|on|near|with|at|for)\s))`,
  'giu',
);
const withPairsBehind = (text: string): string =>
  text.replace(PAIRS_AHEAD, (said: string, ...found: unknown[]) => {
    const { a = '', b = '', c = '', d = '', who = '' } = found.at(-1) as Record<string, string>;
    const areTools = [a, b, c, d].every((tool) => named(tool) !== undefined);
    return areTools ? `${who} with ${a} and ${b} or ${c} and ${d},` : said;
  });

/** Tools of which a team has one or the other. */
const RIVALS = [
  'AWS|Azure|GCP|Google Cloud',
  'Power BI|Tableau|Looker|Qlik|Qlikview|Qlik Sense',
  'Snowflake|Databricks|BigQuery|Redshift|Synapse',
  'React|Angular|Vue|Vue.js|Svelte',
  'PostgreSQL|MySQL|SQL Server|MongoDB|MariaDB|Oracle',
  'Terraform|Ansible|Pulumi|CloudFormation',
  'Jenkins|GitLab|GitHub Actions|CircleCI',
  'Kafka|RabbitMQ|Kinesis',
  'Docker|Kubernetes|OpenShift',
  'Salesforce|HubSpot|Microsoft Dynamics|Zoho',
  'Xero|MYOB|QuickBooks|Sage',
  'SAP|Oracle|NetSuite|Workday',
  'Figma|Sketch|Adobe XD',
  'Revit|AutoCAD|ArchiCAD|Vectorworks',
  'Selenium|Cypress|Playwright',
  'Python|R|Scala',
].map((names) => names.split('|'));
const named = (said: string): Term | undefined => skills().book.whole(said.trim());
const areRivals = (one: string, other: string): boolean => {
  const names = [named(one)?.name ?? '', named(other)?.name ?? ''];
  return RIVALS.some((rivals) => names.every((name) => rivals.includes(name)));
};
/** Spring is of Java, and both Node and React of JavaScript. */
const areOfOne = (one: string, other: string): boolean => {
  const [a, b] = [named(one), named(other)];
  if (a === undefined || b === undefined) return false;
  return a.implies.includes(b.id) || b.implies.some((id) => id === a.id || a.implies.includes(id));
};

/**
 * "Java and Spring or Go and gRPC": an "and" holds closer than an "or"; in "Java and AWS or Azure and Terraform" the or is between two of
 * which anybody has one.
 */
const withPairsOfTools = (text: string): string =>
  text.replace(PAIRS, (said: string, ...found: unknown[]) => {
    const { a = '', b = '', c = '', d = '' } = found.at(-1) as Record<string, string>;
    // "Want React and …": what is asked before the first.
    const own = isThing(a) ? a : (a.split(/\s+/).at(-1) ?? '');
    const lead = a.slice(0, a.length - own.length);
    const isOneList =
      areRivals(b, c) && ![[own, b] as const, [c, d] as const].some(([x, y]) => areOfOne(x, y));
    if (isOneList && [own, d].every(isThing)) return `${lead}${own} and ${b} or ${c}, plus ${d}`;
    return [own, b, c, d].every(isThing) ? `${lead}(${own} and ${b}) or (${c} and ${d}),` : said;
  });

/**
 * "Java devs who have used Kafka, or Ruby on Rails people", "wind techs with GWO and also drilling engineers with IWCF": kinds of people, each
 * with what is asked of it alone, as descriptions in brackets, of which one has to hold as a whole. Nobody need be of two trades that are said
 * in the plural.
 */
export const withOwnOfEachLot = (query: string): string =>
  outsideQuotes(query, (part) => {
    const told = withPairsOfTools(withPairsBehind(withAskedByTrade(part)));
    if (!MAY_BE.test(told)) return told;
    const lots = told
      .replace(WITHIN, HIDDEN)
      .replace(SENTENCE, (sentence) => inBrackets(sentence.replaceAll(HIDDEN, '.')))
      .replaceAll(HIDDEN, '.');
    return lots === told ? told : lots.replace(BEHIND_LOTS, '), ');
  });
