import { matchesOf } from '#src/lib/matches.ts';
import { isKnownGiven } from '../names/given-names.ts';
import { isGivenName } from '../names/index.ts';
import { readerOf } from '../speech/readers.ts';
import { isMonth } from './dates-in-words.ts';
import { folded } from './fold.ts';
import type { Find } from './near.ts';
import type { UncertainOccurrence } from './occurrences.ts';
import { isInDictionary } from './reading.ts';
import { capitalised } from './spans.ts';

/** What somebody does or is in notes, of which no order and no plan is made. */
export const FINITE =
  "has|hasn['’]?t|is|isn['’]?t|was|wasn['’]?t|had|does|doesn['’]?t|did|didn['’]?t|wants|says|said|needs|likes|prefers|works|worked|runs|ran|started|came|left|got|gets|knows|holds|speaks|drives|lives|passed|earns|asked|asks|told|rang|texted|joined|moved|finished|qualified|trained|loves|hates|starts|sounds|seems|lost|took|takes|keeps";
/** How notes begin that are of somebody: with the name and how long, or what follows a sign. */
const OPENS = String.raw` (?:${FINITE})(?!\p{L})| \d{1,2}\+? ?(?:yrs?|years?|y|mths?|months?)(?!\p{L})| ?[-–—:] |, (?:\d|[\p{Ll}-]+ [\p{Ll}-]+ \d)`;
/** What a thing is that is called so as well: `hope is that`, `patience is a virtue`. */
const OF_A_THING = String.raw`(?! (?:is|was) (?:that|to|key|needed|required|the|high|low|down|up|over|a (?:virtue|must|given|strength|factor|busy))(?!\p{L}))`;

/** What is done to somebody, and how notes go on behind them: `met iris today`, `hi pearl,`. */
const MET = String.raw`(?:[Mm]et|(?:[Ss]poke|[Ss]poken|[Tt]alk|[Tt]alked|[Cc]hat|[Cc]hatted|[Cc]atch[- ]?up|[Cc]aught up|[Cc]all|[Cc]offee|[Ll]unch|[Ss]creen|[Ss]creening|[Ii]nterview|[Mm]eeting|[Tt]rial|[Ss]ession) (?:to|with|w/)|(?:[Pp]ls|[Pp]lease|to|[Cc]an you|[Cc]ould you|will|must|[Nn]eed to) (?:call|ring|email|text|phone|chase|tell|ask)|[Rr]ang|[Ii]nterviewed|[Ee]mailed|[Tt]exted|[Pp]honed|[Rr]e|[Hh]i|[Hh]ello|[Hh]ey|[Dd]ear|[Tt]hanks|[Cc]heers|cc|[Cc]hased|[Rr]ef(?:eree|erence)?(?::| is| was| from| by)|(?:[Nn]ote|[Ee]mail|[Mm]ail|[Cc]all|[Tt]ext|[Mm]essage|[Ff]eedback|[Ww]ord) from|(?:[Gg]affer|[Bb]oss|[Mm]anager|[Ff]oreman|[Ss]upervisor|[Ll]ead) (?:is |was )?(?:called )?)`;
const ON = String.raw`(?= (?:today|yesterday|again|back|this|last|on|at|in|from|about|re|for|earlier|just now|went|says?|said|and (?:will|is|has|was|they|he|she))(?!\p{L})| \(|[,.;:!?]|$)`;
/** Words that notes have behind these as well. */
const NO_NAME =
  /^(?:will|may|can|mark|bill|art|page|case|chance|sunny|major|general|guy|miles|price|rich|real|true|long|young|early|precious|angel|genius|star|king|prince|earl|duke|dean|chance|summer|winter|autumn|april|june|august|christian|trinity|harmony|melody|unity|charity|mercy|legend|king|rally|media|sandy|rocky|dusty)$/;

const escaped = (word: string): string => word.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&');

/**
 * Finds a given name that is a word as well in small letters, where notes without capitals begin with it (`rose 8 yrs dairy`) or a
 * part of a sentence has it for what does something (`good report, will is on 21 an hour`). What the word says may be meant there, so that it
 * is never sure but for a verb that goes with no other one (`isSure`).
 */
export function smallGivenFinder(given: string, isSure: boolean): Find | undefined {
  const word = folded(given).text;
  if (!/^[a-z]{3,}$/.test(word) || !isInDictionary(word)) return undefined;
  if (isSure !== IN_ONE_FORM.test(word)) return undefined;
  const name = escaped(word);
  const said = new RegExp(
    isSure
      ? String.raw`(?<![\p{L}\p{N}'’-]|(?:the|a|his|her|their|my|our|of|in|last|living|free|good|no) )${name}(?= (?:${FINITE})(?!\p{L}))|(?<=^|\n)${name}(?=${OPENS})`
      : String.raw`(?<=(?<!\p{L})${MET} )${name}${ON}|(?<=^|\n)${name}(?=${OPENS})|(?<=[.;:!?,] |(?<!\p{L})(?:but|so|that|as|says|said) )${name}(?= (?:${FINITE}|can|could|would|will)(?!\p{L}))`,
    'gu',
  );
  const thing = new RegExp(`^${OF_A_THING}`, 'u');
  return (text) =>
    matchesOf(said, text)
      .map(({ 0: one, index }) => ({ start: index, end: index + one.length }))
      .filter(({ end }) => thing.test(text.slice(end, end + 40)));
}

const OTHERS = new RegExp(String.raw`(?<=(?<!\p{L})${MET} )(\p{Ll}{3,12})${ON}`, 'gu');

/** Others whose given names stand in small letters where something was done with somebody: `spoke to heather on the tills`. */
export const smallOthersIn = (text: string): UncertainOccurrence[] =>
  readerOf(text) !== 'en'
    ? []
    : matchesOf(OTHERS, text)
        .filter(
          ({ 1: said = '' }) =>
            (isGivenName(said) || isKnownGiven(capitalised(said))) && !NO_NAME.test(said) && !isMonth(said),
        )
        .map(({ 0: said, index }) => ({
          start: index,
          end: index + said.length,
          reason: 'name',
          why: 'could be the name of somebody in small letters, or a word',
        }));

/** Words behind which no other verb stands. */
const IN_ONE_FORM = /^(?:will|may|drew|sue|tod)$/;
