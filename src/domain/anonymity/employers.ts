import { matchesOf } from '#src/lib/matches.ts';
import { isGivenName } from '../names/index.ts';
import { companyAliases } from './companies.ts';
import { wordsOf } from './fold.ts';
import { behindEx } from './formerly.ts';
import { isListedHouse } from './listed-houses.ts';
import { isChangeOfTools, makersIn } from './makers-as-houses.ts';
import type { UncertainOccurrence } from './occurrences.ts';
import { sidesOfPlacesIn } from './parts-of-places.ts';
import { isInDictionary, isPlaceName } from './reading.ts';
import { isSkillNamed } from './skills-of-makers.ts';
import { beginsSentence, coverOf, type Edit } from './spans.ts';
import { GENERIC } from './words.ts';

const EMPLOYED =
  /\b(?:worked (?:at|for)|works (?:at|for)|working (?:at|for)|joined|left|employed (?:at|by)|hired by|roles? at|positions? at|time at|years at|career at|stints? at|moved to|came from|promoted at|engineer at|manager at|analyst at|director at|lead at|head of [\p{Ll} ]{2,30} at|consultant at|developer at|intern at|previously (?:at|with)|formerly (?:at|with)|ex-)\s*(?:the\s+)?(\p{Lu}[\p{L}\p{N}’'&.-]*(?:(?<!\p{Ll}{3}\.)\s+(?:(?:of|and|&|de|for)\s+)?\p{Lu}[\p{L}\p{N}’'&.-]*){0,4})/gu;
const INITIALS = /(?<!\p{L})\p{Lu}\.(?:\p{Lu}\.)+$/u;
const NO_COMPANY =
  /^(?:January|February|March|April|May|June|July|August|September|October|November|December|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|Australia|Sydney|Melbourne|Brisbane|Perth|Adelaide|Auckland|London|Level|Year|Grade|CEO|CFO|CTO|COO|Board|I|We|The|A|An|Company|Candidate|Q[1-4])\b/u;

const WITH_LEGAL_FORM =
  /(?<![\p{L}\p{N}])(?:\p{Lu}[\p{L}\p{N}’'&-]{0,40}\s+(?:(?:of|and|&)\s+)?){1,4}(?:Pty\.?\s+Ltd|Pty\.?\s+Limited|Ltd|Limited|Inc|LLC|LLP|GmbH|PLC|plc)\b(?! (?:fault|programm?|cod(?:e|ing)|logic|ladder|skills?|control|panels?|software|systems?|troubleshoot|diagnos|engineers?|technicians?|based|knowledge|and (?:drives?|HMIs?|SCADA|robots?|panels?)))\.?/gu;
// "Clients of Telstra Ltd": they are no part of its name.
const OF_COMPANY =
  /^(?:Clients?|Customers?|Suppliers?|Staff|Employees|Colleagues|Directors?|Managers?|Head|Chair|Founder|Part|Member|Buyers?|Partners?|Owners?|Leaders?|Lead|Chief|Friends?|Teams?) (?:of|for|and) /u;
// "Left Oakhurst Ltd": its capital is the sentence's.
const BEFORE_COMPANY =
  /^(?:At|Left|Joined|With|From|For|By|Via|Through|To|In|After|Before|Since|Then|Now|Ran|Runs|Led|Owns|Owned|Founded|Sold|Quit|Worked|Works|Currently|Previously|Formerly|Hired|Employed|Paid|Had|Was|Is)(?: (?:at|for|by|with|of|from))? (?=\p{Lu})/u;
const CODE =
  '(?:ASX|NYSE|NASDAQ|Nasdaq|LSE|NZX|TSX|HKEX|SGX)\\s?:\\s?[A-Z0-9]{1,5}(?:\\.(?:[A-Z](?![\\p{L}\\p{N}])|(?=\\))))?';
/** Its brackets go with it and the gap before them. */
const LISTED = new RegExp(`(?:(?<=[^\\s]) )?\\(${CODE}\\)|(?<=[\\s(])${CODE}`, 'gu');

// Where these words stand before a name, only an employer follows.
const SURELY =
  /^(?:work(?:ed|s|ing) (?:at|for)|employed (?:at|by)|hired by|(?:engineer|manager|analyst|director|lead|consultant|developer|intern) at|head of [\p{Ll} ]{2,30} at|(?:previously|formerly) (?:at|with)|ex-)/iu;

const HAS_ARTICLE = /(?<!\p{L})(?:(?:the|an?|our|its|their|his|her|this|that|another) |ex-)$/iu;

const NO_HOUSE =
  /\b(?:Office|Board|Department|Council|Commission|Team|Project|Region|Head|Level|Division)\b/u;

interface Named {
  start: number;
  end: number;
  name: string;
  /** Whether it can only be a company: by the words before it, or by its own last word (Foods, Freight, Partners). */
  sure: boolean;
}

/** Whether a name has a word that is no word of the language or a place, or ends as companies do. */
function isNameOfCompany(name: string, after: string): boolean {
  if (NO_HOUSE.test(name)) return false;
  const words = wordsOf(name);
  const [first = '', ...rest] = words;
  if (words.length === 0 || isPlaceName(words.join(' ')) || isGivenName(first)) return false;
  const distinct = words.some((word) => word.length > 2 && !isInDictionary(word) && !/\d/.test(word));
  if (SURELY.test(after))
    return distinct || (rest.length > 0 && GENERIC.has(words.at(-1) ?? '') && !GENERIC.has(first));
  return rest.length > 0 && GENERIC.has(words.at(-1) ?? '') && !GENERIC.has(first);
}

function employed(text: string): Named[] {
  return matchesOf(EMPLOYED, text).flatMap(({ 0: said, 1: name = '', index }) => {
    const start = index + said.length - name.length;
    const isWithinSentence = INITIALS.test(name) && /^,? \p{Ll}/u.test(text.slice(start + name.length));
    const whole = isWithinSentence ? name : name.replace(/[.’']+$/u, '').replace(/[’']s$/u, '');
    // `B.H.P.` is BHP.
    const joined = whole.replace(/(?<!\p{L})(\p{Lu})\.(?=\p{Lu}\.|\p{Lu}$|$)/gu, '$1');
    return NO_COMPANY.test(whole)
      ? []
      : [{ start, end: start + whole.length, name: joined, sure: isNameOfCompany(joined, said) }];
  });
}

/** Employers in a text that no record names: those of a legal form, and well-known ones where somebody worked there. */
export function employersIn(text: string): Edit[] {
  const edit = ({ start, end }: { start: number; end: number }): Edit => {
    const former = behindEx(text, { start, end }, 'a company');
    if (former !== null) return { ...former, end, reason: 'employer' };
    const isBare = HAS_ARTICLE.test(text.slice(Math.max(0, start - 8), start));
    return { start, end, reason: 'employer', with: isBare ? 'company' : 'a company' };
  };
  const formed = matchesOf(WITH_LEGAL_FORM, text).map(({ 0: said, index }) => {
    const verb = beginsSentence(text, index) ? (BEFORE_COMPANY.exec(said)?.[0].length ?? 0) : 0;
    const people = OF_COMPANY.exec(said)?.[0].length ?? 0;
    return edit({ start: index + (verb || people), end: index + said.replace(/\.$/u, '').length });
  });
  const listed = matchesOf(LISTED, text).map(({ 0: said, index }) => {
    const before = text.slice(Math.max(0, index - 30), index);
    const isAgain = /^ ?\(/u.test(said) || /\p{Lu}[\p{L}\p{N}&.]* $|\($/u.test(before);
    const isThere =
      said.startsWith(' (') && /(?<!\p{L})(?:at|with|for|from|by|of|joined|left)$/iu.test(before);
    return {
      start: index,
      end: index + said.length,
      reason: 'employer' as const,
      // Beside a name it says the same again; alone it stands for the company.
      with: isThere ? ' a company' : isAgain ? '' : 'a company',
    };
  });
  return [
    ...formed,
    ...listed,
    ...makersIn(text)
      .filter(({ isSure }) => isSure)
      .map(edit),
    ...employed(text)
      .filter(({ name, sure }) => sure || companyAliases(name).length > 0)
      .map(edit),
  ];
}

/** What is called an employer in a text and no record knows. */
export function companiesIn(text: string): UncertainOccurrence[] {
  const makers = makersIn(text).filter(({ isSure }) => !isSure);
  const sides = coverOf(sidesOfPlacesIn(text));
  const named = employed(text).filter(
    ({ name, start, end }) =>
      !sides.holds({ start, end }) &&
      !(isListedHouse(name) && isSkillNamed(name) && isChangeOfTools(text, start)),
  );
  return [...named, ...makers].map(({ start, end }) => ({
    start,
    end,
    reason: 'employer',
    why: 'could be an employer that the record does not name',
  }));
}
