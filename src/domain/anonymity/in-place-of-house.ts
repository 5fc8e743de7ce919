import { fold } from '#src/lib/fold.ts';
import { matchesOf } from '#src/lib/matches.ts';
import { placeNamed } from '../lexicon/places.ts';
import { roles } from '../lexicon/terms.ts';
import { wordsOf } from '../lexicon/text.ts';
import { readerOf } from '../speech/readers.ts';
import { IN_HOUSE, PART_OF_HOUSE } from './houses-as-called.ts';
import type { UncertainOccurrence } from './occurrences.ts';
import { isPeople } from './other-senses.ts';
import { OF_FORMS, OF_WORK, termsOf } from './proper-nouns.ts';
import { isPlaceName, isRegion } from './reading.ts';
import { beginsSentence } from './spans.ts';

/** Words with a capital one after the other. */
const NAME =
  /(?<![\p{L}\p{M}\p{N}’'&/@.]|(?<![Ee]x)-)\p{Lu}[\p{L}\p{M}\p{N}&’'-]*(?: (?:(?:of|and|the|&) )?\p{Lu}[\p{L}\p{M}\p{N}&’'-]*){0,3}/gu;

const SPELL =
  '[Yy]ears?|[Yy]rs?|[Mm]onths?|[Mm]ths|[Ss]easons?|[Ww]inters?|[Ss]ummers?|[Ss]pells?|[Ss]tints?|[Tt]ime|[Cc]areer|[Jj]obs?|[Rr]oles?|[Pp]osts?|[Pp]ositions?|[Pp]lacements?|[Aa]pprenticeship|[Ii]nternships?|[Tt]raineeship|[Ss]econdments?|[Tt]enure|[Ss]tretch|[Ss]hifts|[Ww]eekends';
const DONE_BY =
  'hired|poached|headhunted|head-hunted|recruited|employed|apprenticed|sponsored|seconded|retained|sacked|fired|rehired|snapped up|taken on|let go|laid off|made redundant|paid off|put through (?:college|training|uni|university)';
/** What stands before a house alone, whatever else its name says. */
const HOUSE_BEFORE: readonly string[] = [
  `(?:[Ww]ork(?:s|ed|ing)?|[Tt]emp(?:s|ed|ing)|[Ff]reelance[sd]?|[Cc]ontract(?:s|ed|ing)|[Dd]rives|[Dd]rove|[Cc]ooks|[Cc]ooked|[Ww]elds|[Ww]elded|[Cc]leans|[Cc]leaned|[Nn]urse[sd]|[Pp]icks|[Pp]icked|[Pp]acks|[Pp]acked) (?:[\\p{Ll}-]+ ){0,2}(?:for|at)`,
  `(?:${SPELL}) (?:[\\p{Ll}-]+ ){0,1}(?:at|for)`,
  '(?:[Jj]oin(?:s|ed|ing)|[Rr]ejoin(?:s|ed|ing))',
  `(?:${DONE_BY}) (?:[\\p{Ll}-]+ )?by`,
  '(?:[Tt]rained|[Tt]aught|[Pp]aid) (?:[\\p{Ll}-]+ )?by',
  '(?:contract(?:ed)?|bound|indentured|articled|on loan|on hire|[Nn]otice(?: is| was)?|resignation|released|loyal) (?:to|with|at|by)',
  '(?:[Cc]ame|[Cc]omes|[Rr]ose|[Ww]ent) (?:up )?(?:to us |to me )?(?:through|via)',
  '(?:[Tt]icket|[Ll]icence|[Cc]ards|[Pp]apers|[Qq]ualification|[Dd]egree|NVQ|HNC|diploma|training) (?:through|via|by way of|courtesy of)',
  '(?:[Hh]is|[Hh]er|[Tt]heir|[Mm]y|[Tt]he) (?:(?:present|current|last|previous|old|former|first|late|main|latest|own) )*(?:employer|firm|company|workplace|outfit|agency)(?:,| is| was|:)',
  '(?:[Hh]is|[Hh]er|[Tt]heir|[Mm]y) (?:present|current|last|previous|old|former|first|latest) (?:job|place|role|house|shop|school|college|uni|university|post)(?:,| was|:)',
  '(?:[Ee]mployers?|[Cc]ompany|[Cc]urrent(?:ly)?|[Pp]resently|[Pp]reviously|[Pp]revious|[Pp]rev|[Ff]ormerly|[Ll]atterly|[Mm]ost recently):',
  '(?:[Ll]ate|[Ff]ormerly|[Ll]ately|[Rr]ecently|[Pp]reviously) (?:of|at|with)',
  '(?:[Ee]veryone|[Ee]verybody|[Tt]hey|[Ff]riends|[Mm]ates|[Cc]olleagues|family|lads|crew|team|floor|yard|kitchen|[Aa]ll) (?:all )?(?:calls?|called|knows?) (?:him|her|them)(?: as| by)?|(?:is|was|are|were)? ?[Kk]nown (?:\\p{Ll}+ ){0,4}as|(?:goes|went|go) by|(?:answers?|answered) to|[Nn]ick-?nam(?:e|ed)(?: is| was|:|,)?|(?:aka|AKA|a\\.k\\.a\\.)',
  '(?:[Nn]ow|[Cc]urrently|[Pp]resently|[Ss]till|[Bb]een|[Ww]as|[Ss]tarted(?: out)?|[Bb]egan|[Ll]earn(?:ed|t) (?:\\p{Ll}+ )?|[Ee]nded up|[Ll]anded|[Ii]nterned|[Gg]raduated|[Ss]tudied|[Rr]ead \\p{Ll}+|[Qq]ualified|[Ee]nrolled|[Tt]rained|[Tt]eaches|[Tt]aught|[Ll]ectures|[Ll]ectured) at',
  '(?:[Ss]chooled|[Ee]ducated|[Ss]traight|[Mm]oved over|[Pp]oached away) (?:in|at|to|into)',
];
/** The same for what is no tool that somebody works with. */
const WITH = new RegExp(
  `(?<!\\p{L})(?:(?:${SPELL})(?: [\\p{Ll}-]+)?|[Nn]ow|[Cc]urrently|[Pp]resently|[Ss]till|[Bb]een|[Ww]as) with (?:the )?$`,
  'u',
);
/** The same where a town, a country or a tool is more often meant. */
const HOUSE_BEFORE_NO_PLACE: readonly string[] = [
  // "moved the IFRS reporting to SAP": a noun reports to nobody.
  '(?:(?<!(?:(?:the|a|an|all|of|our|its|his|her|their|financial|management|group|statutory|board|monthly|weekly|daily|regulatory|external|internal)|\\p{Lu}[\\p{L}\\d]*) )[Rr]eporting|[Rr]eports?|[Rr]eported) (?:directly |straight )?to',
  '(?:[Rr]eference|[Rr]ef|[Rr]ecommendation|[Tt]estimonial)s? (?:is |comes |came |was )?(?:from|by)',
  '(?:[Rr]ecommended|[Rr]eferred|[Ii]ntroduced|[Mm]entored|[Ss]upervised|[Mm]anaged|[Cc]oached|[Oo]wned|[Rr]un|[Ff]ounded) by',
  '(?:[Tt]hen|[Ww]ent|[Bb]ack|[Oo]ver|[Rr]eturned) to',
  '(?:[Rr]ival|[Cc]ompetitor|[Cc]ompetition|[Bb]oss|[Mm]anager|[Ff]oreman|[Gg]affer|[Ss]upervisor|[Oo]wner|[Dd]irector)(?:,| is| was|:)',
  '(?:[Ll]eft|[Ll]eaving|[Qq]uit)',
];
/** What goes on behind a house, and not behind a word that says what something is like: no noun in small letters. */
const GOES_ON =
  '(?=[.,;:)!?]|$|\\n| (?:until|till|since|for|as|in|at|on|and|or|then|before|after|where|when|which|who|that|but|he|she|they|we|is|was|were|straight|from|to|by|with|last|this|next|aged|twice|again|because|while|during|through|over|under|out|off|only|full|part|nights|days|now|today|at present|once|first)(?!\\p{L}))';
const GONE_ON = new RegExp(`^${GOES_ON}`, 'u');
const BEFORE = new RegExp(`(?<!\\p{L})(?:${HOUSE_BEFORE.join('|')}) (?:the )?$`, 'u');
const BEFORE_NO_PLACE = new RegExp(`(?<!\\p{L})(?:${HOUSE_BEFORE_NO_PLACE.join('|')}) (?:the )?$`, 'u');
/** Before a house with a hyphen or a gap, and what says of somebody that they were a house's. */
const EX = /(?<![\p{L}-])[Ee]x[- ]$/u;
const JOINED = /(?<!\p{L})(?:[Jj]oin(?:s|ed|ing)|[Hh]ired into|[Ss]tarted in) (?:the )?$/u;
const BEEN = /(?<!\p{L})(?:[Ww]as|[Bb]een|[Ii]s|[Mm]ostly|[Ee]arlier|[Tt]hen|[Ll]ater) $/u;
const BEEN_AFTER =
  /^(?:,? before (?:that|then|this|it|a|an|the)(?!\p{L})| since (?:he|she|they|school|leaving|\d)| (?:until|till) (?:they|it|he|she|the (?:closure|takeover))(?!\p{L}))/u;
/** Out of a house into one that is told by its kind: `moved from Boston to a small garage`. */
const KIND =
  '(?:[\\p{Ll}-]+ ){0,3}(?:bakery|company|firm|bank|brewery|mill|factory|plant|yard|shipyard|garage|workshop|school|college|university|hospital|clinic|practice|agency|studio|lab|start-?up|consultancy|refinery|farm|hotel|restaurant|pub|bar|caf[eé]|kitchen|supplier|contractor|charity|council|foundry|warehouse|depot|nursery|care home|shop|store|chain|competitor|rival|agency work|outfit)';
const MOVED = /(?<!\p{L})(?:[Mm]oved|[Ww]ent|[Jj]umped|[Ss]witched|[Cc]rossed|[Hh]opped) from $/u;
const MOVED_AFTER = new RegExp(`^ to (?:an?|the|another|his|her|their) ${KIND}(?!\\p{L})`, 'u');
const IN_ROW = new RegExp(
  `(?<!\\p{L})(?:[Ff]or|[Aa]t|[Ww]ith|[Bb]etween) (?:an?|the) ${KIND}(?:,|,? and) $`,
  'u',
);
const ROW_AFTER = new RegExp(
  `^(?:,| and) (?:(?:an?|another) ${KIND}|(?:agency|bank|temp) (?:work|shifts))(?!\\p{L})`,
  'u',
);
/** Where somebody is now, before where they were: `Currently Boston, before that a garage`. */
const NOW = /(?<!\p{L})(?:[Cc]urrently|[Pp]resently|[Nn]ow|[Pp]reviously|[Ff]ormerly|[Pp]rior to that) $/u;
const NOW_AFTER =
  /^(?: \([^)]{2,30}\))?[,;] (?:before (?:that|it|then)|previously|formerly|earlier|ex|prior(?: to that)?)(?!\p{L})/u;
/** Those of a house, by no word that says what they are: `the Boston lot want him back`. */
const LOT = /(?<!\p{L})(?:[Tt]he|[Tt]hat) $/u;
const LOT_AFTER = /^ (?:lot|mob|crowd|gang|bunch)(?!\p{L})/u;
const ROW_BEFORE = /(?<!\p{L})(?:[Mm]ostly|[Ff]or|[Aa]t|[Ww]ith|[Bb]etween|[Bb]oth) $/u;
/** A body that somebody was in, by a word: `twenty years in the Met`. */
const SERVED_IN = new RegExp(`(?<!\\p{L})(?:${SPELL})(?: [\\p{Ll}-]+)? in the $`, 'u');
const NO_BODY =
  /^(?:Army|Navy|Marines?|Forces|Military|Police|Fire (?:Service|Brigade)|Services?|Civil Service|City|Industry|Trade|Field|Gulf|Midlands|Highlands|Islands|States|UK|US|USA|EU|UAE|Netherlands|Philippines|Bahamas|Maldives|Middle East|Far East|NHS|RAF|North(?: \p{L}+)?|South(?: \p{L}+)?|East|West(?: \p{L}+)?|Northern .*|Public .*|Private .*|Third .*|Royal .*)$/u;
/** Somebody of a house, by what they are of it. */
const OF_HOUSE =
  /^[ -](?:alum(?:na|nus|ni)?|veteran|lifer|trainee|apprentice|old boy|old girl|(?:man|woman|lad|lass|boy|girl|person) (?:through and through|at heart|through))(?!\p{L})/u;

const isPlace = (said: string): boolean =>
  isPlaceName(fold(said)) || isRegion(fold(said).toLowerCase()) || placeNamed(fold(said), 'AU') !== null;

const isRole = (said: string): boolean =>
  roles().book.at(
    wordsOf(said).map(({ text }) => text),
    0,
  ) !== undefined;

/** Departments, ranks and times, which somebody joins and leaves as well. */
const NO_HOUSE =
  /^(?:I|A|An|The|He|She|They|It|We|You|His|Her|Their|My|IT|HR|QA|PR|HQ|R&D|FP&A|CEO|CFO|COO|CTO|MD|GM|VP|PhD|MSc|BSc|UK|US|USA|EU|UAE|NHS|Sales|Marketing|Finance|Legal|Operations|Ops|Compliance|Christmas|Easter|Covid|COVID|School|College|University|Uni|Head Office|English|Board|Council|Church|Army|Navy|Police|Level .*|Grade .*|Band .*|Year .*|Zoom|Teams|Skype)$/u;

const HEAD_DEED =
  /^ (?:(?:hired|trained|taught|poached|employs?|employed|pays|paid|sponsors|sponsored|promoted|sacked|fired|headhunted|recruited|seconded|lured|signed|trusted|trusts|rehired|funded|backed) (?:him|her|them|me|us)(?!\p{L})|(?:are|were) (?:keen|happy|unhappy|willing|trying|closing|moving|making|cutting|laying|restructuring|looking|fighting|desperate|losing|letting|shutting|counter-?offering|matching|sorry|sad|gutted)(?!\p{L})|(?:counter-?offered|won[’']t release|want (?:him|her|them) back|matched (?:it|the offer)|let (?:him|her|them) go|laid (?:him|her|them) off|took (?:him|her|them) on))/u;
const HEAD_TURN = new RegExp(
  `^(?:(?: first)?, (?:and )?then an? ${KIND}(?!\\p{L})| before (?:that|then|it)[,.;]| for (?:\\d|two|three|four|five|six|seven|eight|nine|ten|a year|a spell|a bit)[^.;]{0,12} (?:years?|yrs|months)?, )`,
  'u',
);
const NO_HEAD =
  /^(?:Management|Staff|Parents?|Clients?|Customers?|People|Everyone|Both|All|Police|Government|School|College|University|Family|Friends|Colleagues|Team|Payroll|Finance|Agency|Agencies|Work|Home|Training|English|Safety|Family|Quality|Health|Some|Most|They|He|She|We|I|You|It|This|That|Who|Nobody|Hours?|Days?|Nights?|Interviews?|References?|Offers?|Numbers?)$/u;

/** What a sentence begins with before a house: a verb, `Was`, `Currently`. */
const FIRST =
  /^(?:Ex-|(?:Join(?:s|ed|ing)|Rejoined|Left|Leaving|Quit|Was|Been|Is|Now|Currently|Presently|Still|Previously|Formerly|Mostly|Earlier|Later|Then|Both|Between|For|At|With|From|Ex|The) )(?=\p{Lu})/u;
const WHY = 'stands where a house or a school stands, and may be one';

/**
 * Words with a capital where an English text has a house, a school or who somebody reports to, although they say something else as well: a
 * town, a country, a tool, a department (`joined Boston`, `her employer, Oracle,`). What they say by themselves explains nothing there.
 * @param terms what the person is recorded as able to do
 */
export function inPlaceOfHouseIn(text: string, terms: readonly string[]): UncertainOccurrence[] {
  if (readerOf(text) !== 'en') return [];
  const known = termsOf(text, terms);
  const isTerm = (from: number, to: number): boolean =>
    known.some(({ start, end }) => start < to && from < end);
  return matchesOf(NAME, text).flatMap(({ 0: run, index: from }) => {
    // `Joined Boston`: the first word has its capital from the sentence.
    const cut = beginsSentence(text, from) ? (FIRST.exec(run)?.[0].length ?? 0) : 0;
    const index = from + cut;
    const said = run.slice(cut).replace(/[’']s$/u, '');
    const end = index + said.length;
    const small = said.toLowerCase();
    if (NO_HOUSE.test(said) || OF_FORMS.has(small) || isPeople(said)) return [];
    const before = text.slice(Math.max(0, index - 70), index);
    const after = text.slice(end, end + 60);
    // `on Bombardier's relocation desk`: a role as well, and a house there.
    const isWhose = IN_HOUSE.test(before) && PART_OF_HOUSE.test(after) && !isPlace(said);
    if (isWhose && !said.split(' ').every((word) => OF_WORK.test(word)))
      return [{ start: index, end, reason: 'employer', why: WHY }];
    const isWith = WITH.test(before) && GONE_ON.test(after) && !isTerm(index, end);
    if (!isWith && !isHousePlace(text, { said, start: index }, before, after)) return [];
    const isOffice = said.split(' ').every((word) => OF_WORK.test(word) || /^(?:of|and|the|&)$/u.test(word));
    return isOffice || isRole(said) ? [] : [{ start: index, end, reason: 'employer', why: WHY }];
  });
}

function isHousePlace(
  text: string,
  { said, start }: { said: string; start: number },
  before: string,
  after: string,
): boolean {
  if (beginsSentence(text, start) && !EX.test(before))
    return (
      !NO_HEAD.test(said) && (HEAD_DEED.test(after) || (HEAD_TURN.test(after) && !/^\p{Lu}{2,}/u.test(said)))
    );
  if (BEFORE.test(before) && GONE_ON.test(after)) return true;
  if (EX.test(before)) return !isPeople(said);
  // `Joined Electronic City team`: the part of a house in a town.
  if (
    JOINED.test(before) &&
    /^ (?:team|crew|campus|centre|center|plant|unit)(?!\p{L})/u.test(after) &&
    isPlace(said)
  )
    return true;
  if (BEEN.test(before) && BEEN_AFTER.test(after)) return true;
  if (MOVED.test(before) && MOVED_AFTER.test(after)) return true;
  if (IN_ROW.test(before) || (ROW_BEFORE.test(before) && ROW_AFTER.test(after))) return true;
  if (NOW.test(before) && NOW_AFTER.test(after)) return true;
  if (LOT.test(before) && LOT_AFTER.test(after)) return true;
  if (isPlace(said)) return false;
  if (SERVED_IN.test(before) && GONE_ON.test(after) && !NO_BODY.test(said)) return true;
  return (
    (BEFORE_NO_PLACE.test(before) && GONE_ON.test(after)) ||
    (/(?<!\p{L})(?:an?|the|another|proud) $/u.test(before) && OF_HOUSE.test(after))
  );
}
