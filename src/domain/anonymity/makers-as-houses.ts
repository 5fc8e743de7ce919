import { matchesOf } from '#src/lib/matches.ts';
import { isOrdinary } from '../lexicon/ordinary-words.ts';
import { isListedHouse } from './listed-houses.ts';
import { ofTradeNamed } from './of-trades.ts';
import { isInDictionary } from './reading.ts';
import { isSkillNamed } from './skills-of-makers.ts';

interface Place {
  start: number;
  end: number;
}

/** A maker of what many work with, named where somebody was. */
export interface Maker extends Place {
  /** Whether the words around it say so for certain; elsewhere it may be the tool as well. */
  isSure: boolean;
}

const NAME = "\\p{Lu}[\\p{L}\\p{N}&’'+]*(?:\\.\\p{L}+)?(?: (?!And |Or )\\p{Lu}[\\p{L}\\p{N}&’'+]*){0,2}";
const NEXT = '(?:, (?:and |then |later )?|,? (?:and|then|&) (?:then |later |at )?)';
const ROW = `(${NAME}(?:${NEXT}${NAME}){0,6})`;
const ROLE =
  '(?:[Ee]ngineer|[Mm]anager|[Aa]nalyst|[Dd]irector|[Ll]ead|[Cc]onsultant|[Dd]eveloper|[Ii]ntern|[Dd]esigner|[Rr]ecruiter|[Ee]xecutive|[Rr]ep|[Aa]rchitect|[Aa]ccountant|[Aa]ssociate|[Oo]fficer|[Pp]artner|[Ss]pecialist|[Aa]dministrator|[Cc]oordinator|[Mm]arketer|[Ss]cientist|[Pp]rincipal|[Hh]ead of [\\p{Ll} ]{2,30}|VP|CTO|CFO|CEO|CMO|PM)';
/** What only a house stands behind. */
const SURE = [
  '[Ww]ork(?:s|ed|ing)? (?:at|for)',
  '[Jj]oin(?:s|ed|ing)',
  '[Ee]mployed (?:at|by|with)',
  '(?:[Hh]ired|[Rr]ecruited|[Pp]oached|[Hh]eadhunted|[Tt]aken on|[Pp]romoted|[Ff]ired|[Aa]pproached)(?: away)?(?: (?:him|her|them|me))? (?:by|from|at)',
  '(?:[Ll]aid off|[Mm]ade redundant|[Ll]et go(?: of)?) (?:by|from|at)',
  '(?:[Ii]nterned|[Tt]emped|[Cc]ontracted|[Ff]reelanced) (?:at|for)',
  '(?:[Ss]tarted(?: out| off)?|[Bb]egan|[Ll]anded|[Ss]erved|[Tt]rained|[Ee]mployee|[Rr]ose|[Ss]tayed|[Rr]emained|[Bb]ack|[Nn]ow|[Cc]urrently|[Pp]resently|[Pp]reviously|[Ff]ormerly|[Ee]arlier|[Ww]hile|[Ww]hilst) at',
  '(?:[Yy]ears?|[Yy]rs|[Mm]onths?|[Tt]ime|[Ss]tints?|[Ss]pells?|[Rr]oles?|[Pp]ositions?|[Jj]obs?|[Cc]areer|[Tt]enures?|[Ii]nternships?|[Pp]lacements?|[Cc]ontracts?|[Gg]igs?|[Dd]ays|[Oo]ffers?|[Ii]nterviews?) (?:at|from)',
  '(?:[Oo]ffers?|[Nn]otice|[Ss]econd(?:ed|ments?)) (?:at|from|to)',
  '(?:[Ss]tints?|[Ss]pells?|[Ii]nternships?|[Pp]lacements?|[Tt]enures?) (?:in|with)',
  `${ROLE} at`,
  `(?:[Ll]eft|[Qq]uit|[Ll]eaving|(?:[Pp]oached|[Hh]ired|[Hh]eadhunted|[Rr]ecruited) from) (?:${NAME}|an? (?:[\\p{Ll}-]+ )?company|\\[name removed\\]) (?:for|by)`,
  '[Ee]x-',
];
const FRAMED = new RegExp(`(?<=(?<![\\p{L}-])(?:${SURE.join('|')})(?:(?<=-)| ))${ROW}`, 'gu');
/** At what somebody is good at is no house: there it is one only where a time or a post of somebody's follows. */
const AT = new RegExp(
  `(?<=(?<!(?:[Gg]ood|[Gg]reat|[Ss]trong|[Ss]killed|[Aa]dept|[Ee]xpert|[Bb]etter|[Bb]est|[Hh]andy|[Ee]xcellent|[Qq]uick|[Pp]roficient|[Bb]rilliant|[Ff]ast|[Cc]ompetent|[Aa]dvanced|[Ii]ntermediate|[Ff]luent|[Tt]rained|[Cc]onfident|\\p{Ll}+s) )(?<!\\p{L})[Aa]t )${ROW}(?=,? (?:as an? |as (?:${ROLE}|head)|since |until |till |before |from (?:19|20)|for (?:\\p{L}+|\\d+) (?:years|months)|where |(?:he|she|they|I) )|,? \\(?(?:19|20)\\d\\d)`,
  'gu',
);
const LEFT = new RegExp(
  `(?<=(?:(?:^|[.;:!?]\\s{1,2}|\\n|, )|(?<!\\p{L})(?:[Hh]e|[Ss]he|[Tt]hey|I|who|and|then|has|having|candidate|since|after|before) (?:then )?)(?:[Ll]eft|[Ll]eaving|[Qq]uit|[Cc]ame (?:over |across )?from) )${ROW}`,
  'gu',
);
/** Where a change of tools is said in the same words: `we moved to Xero`. */
const MOVED = new RegExp(
  `(?<=(?<!\\p{L})(?:[Mm]oved|[Ww]ent|[Ss]witched|[Rr]eturned|[Tt]ransferred|[Cc]ame|[Cc]rossed)(?: over| across| back| on)? (?:to|from) )${ROW}`,
  'gu',
);
const IN_A_POST = new RegExp(`^ as (?:an? |the )?(?:\\p{L}+ ){0,3}(?:${ROLE})(?!\\p{L})`, 'u');
/** What is moved is no person. */
const CHANGED =
  /(?<!\p{L})(?:[Ww]e|[Cc]ompany|[Bb]usiness|[Ff]irm|[Pp]ractice|[Cc]lients?|[Dd]ata|[Ll]edgers?|[Bb]ooks|[Aa]ccounts|[Rr]ecords|[Tt]eams?|[Rr]eporting|[Ss]ystems?|[Ff]iles|[Tt]ickets|[Cc]harity|[Ss]chool|[Ss]tores?|[Pp]ayroll|CRM|[Ww]hich|[Ii]t|[Ee]verything|[Ll]eads) (?:[\p{Ll}]+ ){0,2}$/u;

/** How a sentence goes on behind a house: `worked for Salesforce partners` and `joined Xero to Shopify` name the tool. */
const GOES_ON =
  /^(?:['’]s(?!\p{L})|[.,;:)!?–—]|$|\n| (?:[–—-] |\(|\d)| to(?! \p{Lu})| (?:in|as|since|for|before|after|and|but|on|until|till|where|then|when|while|from|straight|out|at|during|last|this|early|late|with|who|which|because|through|via|again|by|now|full|part|right|fresh|aged|right|but|he|she|they|I|next|once|under|twice|briefly|directly|remotely)(?!\p{L}))/u;

const OF_A_METHOD = /(?:Ops|ing|ment|tics|tion|ance)$/u;

/** Whether a name is of a house that makes what people work with, and no method, craft or language; null where it cannot be told. */
function isMaker(name: string): boolean | null {
  if (OF_A_METHOD.test(name) || /\d/u.test(name)) return false;
  const isOfTrade = ofTradeNamed(name);
  if (!isOfTrade && !isSkillNamed(name)) return false;
  if (isListedHouse(name)) return true;
  const small = name.toLowerCase();
  if (/^\p{Lu}+$/u.test(name) || isOrdinary(small)) return false;
  return isOfTrade || !isInDictionary(small) ? true : null;
}

/** Whether what moved to a tool, or came from one, is no person: `the firm moved to Xero`, `data came from Salesforce`. */
export function isChangeOfTools(text: string, start: number): boolean {
  const before = text.slice(Math.max(0, start - 80), start);
  const bare = before.replace(/\p{L}+(?: (?:over|across|back|on))? (?:to|from) $/u, '');
  return bare !== before && CHANGED.test(bare);
}

function namesOf(row: string, from: number): (Place & { name: string })[] {
  return matchesOf(new RegExp(NAME, 'gu'), row).map(({ 0: said, index }) => {
    const name = said.replace(/[’']s$|[’']$/u, '');
    return { name, start: from + index, end: from + index + name.length };
  });
}

/**
 * Makers of tools that a text names where somebody was: `Worked at Xero`, `joined Shopify and Canva`. As tools they are terms of the
 * field, which explain themselves elsewhere.
 */
export function makersIn(text: string): Maker[] {
  const frames = [FRAMED, AT, LEFT, MOVED].flatMap((pattern) =>
    matchesOf(pattern, text).flatMap(({ 1: row = '', index }): Maker[] => {
      const names = namesOf(row, index);
      const after = text.slice(index + row.replace(/[’']s?$/u, '').length);
      if (pattern !== AT && !GOES_ON.test(after.slice(0, 30))) return [];
      if (pattern === MOVED && isChangeOfTools(text, index)) return [];
      const isFramed = pattern === FRAMED || pattern === LEFT || IN_A_POST.test(after);
      return names
        .filter(({ name }) => isMaker(name) !== false && (pattern !== MOVED || isListedHouse(name)))
        .map(({ start, end, name }) => {
          const isTold = isFramed || (pattern === AT && isListedHouse(name));
          return { start, end, isSure: isTold && isMaker(name) === true };
        });
    }),
  );
  return frames.filter(
    (one) => one.isSure || !frames.some((other) => other.isSure && other.start === one.start),
  );
}
