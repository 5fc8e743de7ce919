import { matchesOf } from '#src/lib/matches.ts';
import { linesOf } from '../lexicon/data-file.ts';
import { beginsSentence } from './spans.ts';

interface Stretch {
  start: number;
  end: number;
}

interface Listed {
  name: string;
  /** A word of the language, a name of people or a house as well: it counts beside another name of the lists alone. */
  isDoubtful: boolean;
  isBody: boolean;
}

/** What a trade works with or by, or whom all of it have to do with. */
export interface OfTrade extends Stretch {
  /** A public body, a board or a society, with which everybody of a trade is: `registered with the NMC`. */
  isBody: boolean;
}

let lists: ReadonlyMap<string, readonly Listed[]> | undefined;

/** The listed names by their first word, the longest first. */
function listed(): ReadonlyMap<string, readonly Listed[]> {
  if (lists !== undefined) return lists;
  const all = new Map<string, Listed[]>();
  for (const file of ['tools.txt', 'standards.txt', 'trade-terms.txt', 'bodies.txt'])
    for (const item of linesOf(file).flatMap((line) => line.split(', '))) {
      const name = item.replace(/^\?/u, '');
      const [first = ''] = name.match(/^[\p{L}\p{N}]+/u) ?? [];
      const one = { name, isDoubtful: item !== name, isBody: file === 'bodies.txt' && item === name };
      all.set(first, [...(all.get(first) ?? []), one]);
    }
  for (const names of all.values()) names.sort((a, b) => b.name.length - a.name.length);
  lists = all;
  return all;
}

/** Whether a name is as a whole one of the lists. */
export const ofTradeNamed = (name: string): boolean => {
  const [first = ''] = name.match(/^[\p{L}\p{N}]+/u) ?? [];
  return (
    listed()
      .get(first)
      ?.some((one) => one.name === name && !one.isBody) ?? false
  );
};

const FIRST = /(?<![\p{L}\p{M}\p{N}&-])[\p{L}\p{N}]+/gu;
/** How a text goes on after a name that ends there, also in the plural of letters: `the ICBs`, but not `Slack Group`. */
const ENDS = /^(?![\p{L}\p{M}\p{N}&]|-\p{Lu}| \p{Lu}\p{Ll}+ (?:Ltd|Inc|Group|GmbH))/u;
const PLURAL = /^s(?![\p{L}\p{M}\p{N}])/u;
/** Numbers of standards: `BS 7671`. */
const NUMBERED =
  /(?<![\p{L}\p{N}&-])(?:(?:ISO|IEC|BS|EN|DIN|AS|NZS|AS\/NZS|IEEE|ASTM|ASME|ANSI|NFPA|VDE|VDA|VDI|VDMA|IATF|ARP|API|AWS|SAE|CSA|SANS|IS|GB|JIS|PAS|UNE|UNI|NEN|NBN|NF|SS|NS|DS|SFS|PN|ÖNORM|SIA|DO|ED|RTCA|ECSS|STCW|MSC|NR|DGUV|TRBS|TRGS|SNZ|AASHTO|Ph\.? ?Eur)(?: EN)?(?: ISO)?(?:\/IEC)? ?\d{2,5}(?:[-:.]\d{1,4})*|(?:DNV|DNVGL|NORSOK|API|ASTM|ASME|MIL|AWS|NACE|MSS|EEMUA|IOGP|IMCA|HTM|HBN|TIA|UL|CS|FAR|ICH|CEN|ETSI|NIST|SP|EC|ES|TS|TR|GR|STD|DEF|AC|TL|PD|BB|CAP|HSG|RFC|DS|NR|BR|GD)(?:[- ](?:STD|ST|RP|OS|SE|CG|SPEC|RR|TR|SP|MR|Stan|STAN)){0,2}[- ]?\p{Lu}{0,2}\d{1,5}(?:[-:./]\d{1,4})*)(?![\p{L}\p{N}&]|-\p{Lu})/gu;

/** Where what stands there is a house, whoever else works with what it makes. */
const WORKED_AT =
  /(?<!\p{L})(?:at|joined|left|joining|leaving|ex-?|(?:works?|worked|working|consulted) for|(?:hired|poached|employed|trained|promoted|acquired|bought) by|(?:came|went|moved|back|hired|poached|return\p{L}*|on) (?:to|from)|chez|bei|bij|hos|presso) (?:the )?$/iu;
/** The names before one in the same row: `at Slack, Zoom and`. */
const ROW_BEFORE =
  /(?:\p{Lu}(?:[\p{L}\p{N}&’'+-]|\.(?! )){0,30}(?: [\p{Lu}\p{N}](?:[\p{L}\p{N}&’'+-]|\.(?! )){0,30}){0,3}(?:, (?:and )?| and | & )){1,8}$/u;
const HOUSE_AFTER =
  /^(?:[’']s)?(?: (?:alum\p{L}*|veteran|alumn\p{L}+|colleagues|years)(?!\p{L})| (?:gave|taught|hired|poached|trained|promoted|employed|recruited|sponsored|seconded) (?:him|her|them|me|us|the candidate)(?!\p{L}))/u;
/** Where letters that a public body has are those of a school: `MSc in Economics, HSE`. */
const STUDIED =
  /(?<!\p{L})(?:BSc|MSc|BA|MA|MBA|PhD|LLB|LLM|BEng|MEng|MPhil|DPhil|[Dd]egrees?|[Dd]iploma|[Mm]aster[’']?s?|[Bb]achelor[’']?s?|[Dd]octorate|[Ss]tudied|[Gg]raduated|[Ee]ducated|[Tt]hesis|[Ss]chool(?:ed)?|[Uu]ni(?:versity)?|[Ee]conomics|[Ll]aw|[Ee]ngineering)(?: (?:in|of) \p{L}[\p{L} ]{2,40}?)?(?:,| \(|:| –| -)?(?: (?:from|at|with|in|of))?(?: the)? ?$/u;
/** Where somebody was at a public body themselves: `seconded to the EPA`, `a BaFin lawyer`, `CSIRO (2012-16)`. */
const WAS_AT_BODY =
  /(?<!\p{L})(?:(?:second\p{L}*|moved?|posted|transferr\p{L}*|return\p{L}*|back|went|came|promoted|recruited|loaned|switched|crossed) (?:\p{Ll}+ ){0,2}(?:to|from|into|by|at)|(?:years?|months?|time|stint|spell|career|days|role|post|job|service|secondment|fellowship|internship|placement|life|worked|works|working|employed|served|serving|trained|started|began|starts|cut (?:his|her|their) teeth) (?:in|inside|within|with|at|for|on|by|to)|since|after|before|until|inside|within|left|leaving|then|now|ex|former|formerly|previously|staff (?:of|at)|(?:part|head|director|deputy|chief|economist|inspector|lawyer|scientist|veteran|team) (?:of|at|in|for)) (?:the |a |an )?$/iu;
const OF_BODY_AFTER =
  /^(?:,? \(?(?:19|20)\d\d| (?:in|near|at) \p{Lu}\p{Ll}{2,}| \(\p{Lu}\p{Ll}{2,}|[’']s? (?:\p{Ll}+ ){0,2}(?:office|lab|team|department|headquarters|graduate|trainee)|,? where (?:s?he|they|I)(?!\p{L})| (?:\p{Ll}+ )?(?:inspectors?|examiner|economist|scientist|officer|official|lawyer|engineer|fellow|trainee|graduate|grad|alum\p{L}*|student|caseworker|manager|director|adviser|advisor|analyst|researcher|postdoc|scholar|days|career|background|experience|veteran|people|lab|and then)(?!\p{L})| (?:gave|taught|hired|poached|trained|promoted|paid|funded|sent|sponsored|made|let) (?:him|her|them|his|their|me|us)(?!\p{L}))/u;
/** At the beginning of a sentence what does something may be somebody: `Sketch gave them a start`. */
const DOES =
  /^(?: \p{Lu}\p{L}+)? (?!(?:\p{Ll}+(?:ous|ss)|regulated|authorised|authorized|audited|certified|registered|qualified|licen[cs]ed|accredited|approved|trained|based|compliant|certs?|certificates?|tickets?|cards?|levels?|skills|modules|exams?|courses?|standards|rules|checks|reviewed|audited|rated|passed|completed|expired|renewed|pending|earned(?= recognition)|(?:delegated|designated|notified|endorsed|recognised|recognized|mandated|exempted|vetted|inspected|enrolled|listed|sponsored|commissioned|assessed|examined|supervised)(?= (?!the |an? |his |her |their |our |its |all |it |them |to |him |both |every |by )\p{Ll}))(?!\p{L}))(?:\p{Ll}+(?:ed|s)|was|has|had|led|ran|won|held|wrote|built|took|made|grew|spoke|kept|left|taught|sold|can|will)(?!\p{L})/u;

/** Where the row begins in which something stands: what is before the others of it. Null where nothing stands before it in a row. */
function rowHead(before: string): string | null {
  if (!/(?:,| and| &) $/u.test(before.slice(-6))) return null;
  const head = before.replace(ROW_BEFORE, '');
  return head === before ? null : head;
}

function isHouse(text: string, { start, end, isBody }: OfTrade): boolean {
  const before = text.slice(Math.max(0, start - 160), start);
  if (
    isBody &&
    (WAS_AT_BODY.test(before.slice(-60)) ||
      STUDIED.test(before.slice(-80)) ||
      OF_BODY_AFTER.test(text.slice(end, end + 60)))
  )
    return true;
  if (WORKED_AT.test(before.slice(-30)) || HOUSE_AFTER.test(text.slice(end, end + 40))) return true;
  const head = rowHead(before);
  if (head !== null && WORKED_AT.test(head.slice(-30))) return true;
  return beginsSentence(text, start) && DOES.test(text.slice(end, end + 60));
}

/** Where a row of houses begins in which somebody worked: `worked at Slack, Zoom and Figma`. */
const ROW_OF_HOUSES =
  /(?<!\p{L})(?:(?:works?|worked|working) (?:at|for)|joined|left|(?:years|time|stints?|spells?|roles?) (?:at|with|in)) (?:the )?$/iu;

/** Whether something stands behind others in a row of houses in which somebody worked. */
export function isInRowOfHouses(text: string, start: number): boolean {
  const head = rowHead(text.slice(Math.max(0, start - 160), start));
  return head !== null && ROW_OF_HOUSES.test(head);
}

const BESIDE = /^(?:, (?:and |or )?| and | or | & | \+ | ?\/ ?|; )$/u;

/**
 * The tools, standards and bodies of all trades that a text names, each as it is written. One that may be something else as well
 * counts beside another alone, and none where somebody was there.
 */
export function ofTradesIn(text: string): OfTrade[] {
  const all = listed();
  const found = matchesOf(FIRST, text).flatMap(({ 0: first, index: start }) => {
    for (const { name, ...one } of all.get(first) ?? []) {
      if (!text.startsWith(name, start)) continue;
      const rest = text.slice(start + name.length, start + name.length + 40);
      const isMany = PLURAL.test(rest) && !/\p{Ll}/u.test(name);
      if (!isMany && !ENDS.test(rest)) continue;
      return [{ ...one, start, end: start + name.length + (isMany ? 1 : 0) }];
    }
    return [];
  });
  const numbered = matchesOf(NUMBERED, text).map(({ 0: said, index }) => {
    return { start: index, end: index + said.length, isDoubtful: false, isBody: false };
  });
  const named = [...found, ...numbered]
    .filter((one) => !isHouse(text, one))
    .sort((a, b) => a.start - b.start);
  const sure = new Set(named.filter(({ isDoubtful }) => !isDoubtful));
  const isBeside = (one: Stretch | undefined, other: Stretch | undefined): boolean =>
    one !== undefined && other !== undefined && BESIDE.test(text.slice(one.end, other.start));
  const both = [...named.keys()];
  for (const order of [both, both.toReversed()])
    for (const at of order) {
      const one = named[at];
      const [last, next] = [named[at - 1], named[at + 1]];
      if (one === undefined) continue;
      if ((last && sure.has(last) && isBeside(last, one)) || (next && sure.has(next) && isBeside(one, next)))
        sure.add(one);
    }
  return named.filter((one) => sure.has(one)).map(({ start, end, isBody }) => ({ start, end, isBody }));
}
