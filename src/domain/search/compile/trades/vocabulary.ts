import { levelIn, levelsMeant } from '../../../lexicon/levels.ts';
import type { Found } from '../../../lexicon/phrase-book.ts';
import { placeNamed } from '../../../lexicon/places.ts';
import { certifications, industries, roles, skills, type Term } from '../../../lexicon/terms.ts';
import { plainWords } from '../../../lexicon/text.ts';
import { type FacetKind, facet } from '../../facets.ts';
import { companyBehindAt } from '../careers/at-a-name.ts';
import { isSettled, standingOf } from '../careers/standing.ts';
import type { Draft } from '../draft.ts';
import { isSmall } from '../small-words.ts';
import { languageAt } from '../terms/spoken.ts';
import { endsInTrade, isBesideCertificate, isBesideRole } from './beside.ts';
import { fieldAround, isBeforeRole, isFieldExpected } from './fields-expected.ts';
import {
  addAsField,
  addAsMaker,
  addAsSkill,
  isKnown,
  isWorkKnown,
  knownWork,
  peopleOf,
  tradeOfField,
} from './fields-of-work.ts';
import { addAsLetters, isAloneOrPlaced } from './letters-alone.ts';
import { GRADED, peopleBehind, tellOtherName, tellOtherTrade } from './other-names.ts';
import { titleAsked } from './title-asked.ts';
import { isOfDataTool } from './titles-of-data-tools.ts';

interface Meaning {
  kind: Extract<FacetKind, 'role' | 'skill' | 'certification' | 'industry' | 'language'>;
  found: Found<Term>;
}

/** Reads known terms: the longest name at each position, a role before a skill of equal length. */
export function readVocabulary(draft: Draft, atLeast: number): void {
  const texts = draft.words.map(({ text }) => text);
  for (let at = 0; at < texts.length; at += 1) {
    const meaning = meaningAt(draft, texts.slice(0, draft.clauseEnd(at)), at);
    if (meaning === null || meaning.found.length < atLeast) continue;
    const last = at + meaning.found.length - 1;
    const start = draft.words[at]?.start ?? 0;
    const end = draft.words[last]?.end ?? 0;
    if (draft.taken(start, end)) continue;
    const { value } = meaning.found;
    if (meaning.kind === 'skill' && isTownInstead(draft, start, end, value.name)) continue;
    if (meaning.kind === 'role' && isOfTheJob(draft, start, end)) {
      at = last;
      continue;
    }
    const company = companyBehindAt(draft, meaning.kind, start, end);
    if (company !== null) {
      draft.take(company.from, end, { kind: 'employer', ...company });
      at = last;
      continue;
    }
    const past = meaning.kind === 'role' ? WAS_BEFORE.exec(draft.rest.slice(0, start)) : null;
    if (past !== null) {
      const after = ONCE_BEHIND.exec(draft.rest.slice(end))?.[0].length ?? 0;
      draft.take(start - past[0].length, end + after, {
        kind: 'role',
        label: `formerly ${titleAsked(draft.text.slice(start, end), value.name)}`,
        values: [value.name],
        when: 'past',
      });
      if (past[1] !== undefined)
        draft.note('not_applied', `"${past[1]}": of which level somebody was then is not on record.`);
      at = last;
      continue;
    }
    const now = meaning.kind === 'role' ? NOW_BEFORE.exec(draft.rest.slice(0, start)) : null;
    const nowBehind = meaning.kind === 'role' ? NOW_BEHIND.exec(draft.rest.slice(end)) : null;
    if (now !== null || nowBehind !== null) {
      const label = `now ${titleAsked(draft.text.slice(start, end), value.name)}`;
      const [before, behind] = [now?.[0].length ?? 0, nowBehind?.[0].length ?? 0];
      draft.take(start - before, end + behind, {
        kind: 'role',
        label,
        values: [value.name],
        when: 'current',
      });
      at = last;
      continue;
    }
    const field = meaning.kind === 'industry' ? fieldAround(draft, at, meaning.found.length) : null;
    if (field !== null && takeField(draft, value.name, start, field.end)) {
      at = last;
      continue;
    }
    if (meaning.kind === 'skill' || meaning.kind === 'industry' || GRADED.has(value.name))
      tellOtherName(draft, draft.text.slice(start, end), value.name);
    const people = meaning.kind === 'role' ? peopleBehind(draft, end) : 0;
    const taken = draft.take(field?.start ?? start, (field?.end ?? end) + people, {
      kind: meaning.kind,
      label: labelOf(meaning, field?.when ?? null, draft.text.slice(start, end)),
      values: [value.name],
      when: field?.when ?? null,
    });
    if (
      meaning.kind === 'skill' &&
      meaning.found.doubtful &&
      isAloneOrPlaced(draft, at, meaning.found.length)
    )
      addAsLetters(draft, taken, start, end);
    if (meaning.kind === 'role') tellOtherTrade(draft, draft.text.slice(start, end), value.name);
    if (meaning.kind === 'role') addLevelBehind(draft, draft.text.slice(start, end), value.name, end);
    if (meaning.kind === 'industry' && isKnown(draft, start)) addAsSkill(draft, taken, start, end);
    if (meaning.kind === 'skill') addAsField(draft, taken, { texts, at, length: meaning.found.length });
    if (meaning.kind === 'skill') addAsMaker(draft, taken, { texts, at, length: meaning.found.length });
    at = last;
  }
}

/** "In Sale": a town, where one skill is said in the plural alone. */
const isTownInstead = ({ text, home }: Draft, start: number, end: number, skill: string): boolean =>
  /^\p{Lu}\p{Ll}+$/u.test(text.slice(start, end)) &&
  skill.toLowerCase() === `${text.slice(start, end).toLowerCase()}s` &&
  /\b(?:in|near|around|from)\s$/.test(text.slice(Math.max(0, start - 8), start)) &&
  placeNamed(text.slice(start, end), home.country)?.kind === 'city';

function labelOf({ kind, found }: Meaning, when: string | null, said: string): string {
  if (when === 'past') return `formerly in ${found.value.name}`;
  return kind === 'role' ? titleAsked(said, found.value.name) : found.value.name;
}

const LIST_BEFORE = /\p{L}\s*(?:\bn?or\b|\/)\s*$/iu;
const LIST_BEHIND =
  /^\s*(?:\bn?or\b|\/|,\s*(?!(?:in|at|near|around|with|who|but|and|only|ideally|on|from)\b)\p{Ll}{4,}s\s*(?:$|[,;.]|\bn?or\b))/iu;

/** A field of work with what the words around it say of somebody's time there. @returns whether they say something */
function takeField(draft: Draft, name: string, start: number, end: number): boolean {
  const said = standingOf(draft, start, end);
  // Of "only ever" it is told that nobody is left out by it.
  const isOnly =
    said !== null && /\b(?:only|exclusively|solely)\b/i.test(draft.text.slice(said.from - 6, start));
  if (said === null || isOnly || said.isGone || said.ended !== null || !isSettled(draft, said)) return false;
  const { from, to, when, isDenied } = said;
  // "Not from hospitals or agencies": each of a list is left out.
  if (
    isDenied &&
    (LIST_BEHIND.test(draft.text.slice(end)) || LIST_BEFORE.test(draft.text.slice(from, start)))
  )
    return false;
  const label = when === 'past' ? `formerly in ${name}` : name;
  const taken = draft.take(from, to, { kind: 'industry', label, values: [name], when }, isDenied);
  if (isDenied) taken.strength = 'exclude';
  const read = draft.read.at(-1);
  if (read !== undefined) read.whole = true;
  return true;
}

// "Audit seniors": the level that a title of two words ends with, where the trade is found without it.
function addLevelBehind(draft: Draft, said: string, name: string, end: number): void {
  const last = /\s(seniors?|juniors?|graduates?|interns?|principals?)$/i.exec(said)?.[1];
  const level = last === undefined ? null : levelIn(last.replace(/s$/i, ''));
  if (last === undefined || level === null || plainWords(name).includes(last.toLowerCase().replace(/s$/, '')))
    return;
  const made = facet({ kind: 'seniority', strength: 'must', label: level, values: levelsMeant(level) });
  draft.read.push({ at: end - last.length, end, facet: made });
}

const WORKS_FOR =
  /\b(?:(?:for|to|with|under|behind|supporting|assisting) (?:our|their|my|its|your)|to (?:the|an?)|report(?:s|ing)? (?:in)?to (?:an?|the|our|their)|support(?:s|ing)? (?:an?|the))\s+(?:(?:new|busy|group|global)\s+)?$/i;

const HELPS = /\b(?:assistant|pa|ea|advis[eo]r|secretary|deputy|chief of staff)\s+$/i;

/** Where somebody works, by who is there: "for GP surgery". */
const WORKPLACE_BEHIND =
  /^\s+(?:surger(?:y|ies)|practices?|clinics?|wards?|dept|departments?|offices?)\b(?!\s+(?:manager|nurse|administrator|receptionist|lead|director|partner|accountant|coordinator|assistant|secretar))/i;
const AT_WORKPLACE =
  /\b(?:for|in|at|from|into|within)\s+(?:(?:an?|the|our|their|busy|local|small|large)\s+)*$/i;

// "A PA for our CEO": whom the job is for is no role of the person's.
function isOfTheJob(draft: Draft, start: number, end: number): boolean {
  const place = WORKPLACE_BEHIND.exec(draft.rest.slice(end));
  if (place !== null && AT_WORKPLACE.test(draft.rest.slice(0, start)) && namesOthers(draft, start)) {
    const said = draft.text.slice(start, end + place[0].length);
    const reason = `"${said}" tells of the job, which no record of a person does, so it was not run.`;
    draft.take(start, end + place[0].length, { kind: 'unsupported', label: said, reason });
    draft.note('not_on_record', reason);
    return true;
  }
  const cue = WORKS_FOR.exec(draft.rest.slice(0, start));
  if (cue === null) return false;
  // "Somebody for our plumber role" asks for a plumber.
  const isWanted = /^(?:for|to|with|under|behind)/i.test(cue[0]);
  const known =
    draft.read.some(({ facet }) => facet.kind === 'role') ||
    HELPS.test(draft.text.slice(0, start - cue[0].length));
  if (isWanted && !known) return false;
  if (/^\s+(?:roles?|positions?|jobs?|vacanc|openings?)/i.test(draft.text.slice(end))) return false;
  const said = draft.text.slice(start - cue[0].length, end);
  const reason = `"${said}" tells of the job, which no record of a person does, so it was not run.`;
  draft.take(start - cue[0].length, end, { kind: 'unsupported', label: said, reason });
  draft.note('not_on_record', reason);
  return true;
}

// Whether a trade stands before it.
function namesOthers(draft: Draft, start: number): boolean {
  const texts = draft.words.filter(({ end }) => end <= start).map(({ text }) => text);
  return texts.some((_, at) => roles().book.at(texts, at)?.doubtful === false);
}

function meaningAt(draft: Draft, texts: readonly string[], at: number): Meaning | null {
  // "Nurses or midwives" is no OR nurse.
  if (at > 0 && rawAt(draft, at) === 'or') return null;
  const offers: (Meaning | null)[] = [
    offer('role', roleAt(draft, texts, at)),
    offer('certification', certifications().book.at(texts, at)),
    offer('skill', skills().book.at(texts, at) ?? knownWork(draft, texts, at)),
    offer('industry', industries().book.at(texts, at)),
    offer('language', languageAt(draft, texts, at) ?? undefined),
  ];
  let best: Meaning | null = null;
  for (const meaning of offers) {
    if (meaning === null || (meaning.found.doubtful && !isLikely(draft, texts, at, meaning))) continue;
    if (isSingular(draft, at, meaning)) continue;
    // "Series C or later": a round of money.
    if (
      meaning.kind === 'skill' &&
      rawAt(draft, at).length === 1 &&
      /\bseries\s+$/i.test(draft.text.slice(0, draft.words[at]?.start ?? 0))
    )
      continue;
    const field = meaning.kind === 'industry' && isOfCompanies(draft, at, meaning.found.length);
    const longer = best === null || meaning.found.length > best.found.length;
    if (longer || (field && meaning.found.length === best?.found.length)) best = meaning;
  }
  return endsInTrade(texts, at, best) || isTermsOf(texts, at, best) ? null : best;
}

/** On which terms, before a trade: "contract management accountants" know no contract management. */
const TERMS = /^(?:contract|interim|temp|temporary|permanent|perm|freelance|casual)$/;

function isTermsOf(texts: readonly string[], at: number, best: Meaning | null): boolean {
  if (best === null || best.kind === 'role' || best.found.length < 2 || !TERMS.test(texts[at] ?? ''))
    return false;
  const trade = roles().book.at(texts, at + 1);
  return trade !== undefined && !trade.doubtful && trade.length >= best.found.length;
}

// "Rail experience" is none with Rails, and Rails is no railway.
function isSingular(draft: Draft, at: number, { kind, found }: Meaning): boolean {
  if (found.length !== 1) return false;
  const raw = rawAt(draft, at);
  // "Security" is no "Security+".
  if (kind === 'certification' && found.value.name.endsWith('+'))
    return draft.text[draft.words[at]?.end ?? 0] !== '+';
  // "Whom we have met": "mets" are metallurgists.
  const isVerb = /^met$/i.test(raw) && MEETING.test(draft.text.slice(0, draft.words[at]?.start ?? 0));
  return (
    (kind === 'role' && isVerb) ||
    (kind === 'skill' && found.value.name === 'Ruby on Rails' && /^rail$/i.test(raw)) ||
    (kind === 'industry' && found.value.name === 'Rail Industry' && /^rails$/i.test(raw))
  );
}

const MEETING =
  /(?:\b(?:we|i|you|they|he|she|have|has|had|been|already|never|ever|not|just|once|recently|was|were|be|being|get|got|last|client|who|whom)|['’](?:ve|d|s|t))\s*$/i;

// "Retail companies" are employers, "retail" alone is experience.
function isOfCompanies(draft: Draft, at: number, length: number): boolean {
  const end = draft.words[at + length - 1]?.end ?? 0;
  if (isBeforeRole(draft, at + length)) return true;
  return /^\s+(?:compan(?:y|ies)|firms?|sector|industry|employers?|clients?|background)\b/i.test(
    draft.text.slice(end),
  );
}

/** Ambiguous names count where the surrounding words expect them. */
function isLikely(draft: Draft, texts: readonly string[], at: number, { kind, found }: Meaning): boolean {
  if (kind === 'industry') return isFieldExpected(draft, texts, at, found.length);
  if (kind !== 'role' && isAloneOrPlaced(draft, at, found.length)) return true;
  if (kind === 'certification') {
    const beside = isBesideCertificate(draft, at, found.length);
    if (beside) return /^[A-Z]{2,5}$/.test(rawAt(draft, at));
    if (/\b(?:in|from|near|across)\s+$/i.test(draft.text.slice(0, draft.words[at]?.start ?? 0))) return false;
  }
  // "Sr pm": behind a level.
  // "qa, selenium": the whole first clause.
  if (kind === 'role' && at === 0 && found.length === 1 && /^[a-z]{2,4}s?$/.test(rawAt(draft, 0)))
    if (/^\s*,/.test(draft.text.slice(draft.words[0]?.end ?? 0)) && !isSmall(rawAt(draft, 0))) return true;
  if (kind === 'role')
    return (
      /^[A-Z]{2,4}s?$/.test(rawAt(draft, at)) ||
      (at > 0 && levelIn(texts[at - 1] ?? '') !== null) ||
      isBesideRole(draft, texts, at, found.length)
    );
  return isExpected(draft, texts, at, found.length);
}

const rawAt = (draft: Draft, at: number): string =>
  draft.text.slice(draft.words[at]?.start ?? 0, draft.words[at]?.end ?? 0);

/** The role that begins at a word. Capitalised "IT" is a role of its own; "DevOps experience" asks for a skill. */
// "CIMA accountants": a paper and a trade, of whom both are asked.
function isHolder(texts: readonly string[], at: number, { length }: Found<Term>): boolean {
  const paper = certifications().book.at(texts, at)?.length ?? 0;
  return (
    paper > 0 &&
    paper < length &&
    roles().book.at(texts.slice(0, at + length), at + paper)?.length === length - paper
  );
}

function roleAt(draft: Draft, texts: readonly string[], at: number): Found<Term> | undefined {
  // "Tax planning people" plan no towns.
  const isOfField = texts[at] === 'planning' && at > 0 && skills().book.at(texts, at - 1)?.length === 1;
  if (isOfField && /^ $/.test(draft.text.slice(draft.words[at - 1]?.end, draft.words[at]?.start)))
    return undefined;
  const turned = tradeOfField(texts, at);
  if (turned !== undefined) return turned;
  const found = roles().book.at(texts, at);
  if (found === undefined && rawAt(draft, at) === 'IT') {
    const value = roles().byId.get('it_professional');
    return value === undefined ? undefined : { value, length: 1, doubtful: false };
  }
  if (found === undefined) return peopleOf(texts, at);
  if (isHolder(texts, at, found) || isOfDataTool(texts, at, found)) return undefined;
  const level = levelWithout(texts, at, found);
  if (level !== null) return undefined;
  if (isWorkKnown(draft, texts, at, found)) return undefined;
  if (found.length > 1) return found;
  const behind = draft.text.slice(draft.words[at]?.end ?? 0);
  const asSkill = /^\s+(?:experience|skills?|knowledge|exposure|background|expertise)\b/i.test(behind);
  return asSkill && skills().book.at(texts, at) !== undefined ? undefined : found;
}

/**
 * "Junior accountant" asks for accountants of that level, whatever else a title of these words is called; "junior doctor"
 * is a title by itself. The word of the level is left to the reader of levels.
 */
function levelWithout(texts: readonly string[], at: number, found: Found<Term>): Term | null {
  const word = texts[at] ?? '';
  if (found.length < 2 || !/^(?:junior|graduate|senior|jnr|snr)$/.test(word)) return null;
  const rest = roles().book.at(texts, at + 1);
  if (rest === undefined || rest.length !== found.length - 1) return null;
  const own = plainWords(found.value.name)[0] === word;
  const isSame = found.value.id === rest.value.id || found.value.implies.includes(rest.value.id);
  return !own && isSame ? rest.value : null;
}

const WAS_BEFORE =
  /\b(?:used to (?:be|work as)|formerly|former|ex|once (?:was|were)|previously(?: worked as| employed as| been)?|(?:was|were|has been|have been)(?: once)?)[\s-]+(?:(?:an?|as|the)\s+)*(?:(senior|junior|lead|principal|graduate|trainee)\s+)?$/i;

const ONCE_BEHIND = /^\s+(?:once|before|earlier|previously|in the past)\b/i;

// "Now HR managers", "currently a chef".
const NOW_BEFORE =
  /\b(?:now|current|currently|presently)\s+(?:(?:working|employed)\s+as\s+)?(?:(?:an?|as|the)\s+)*$/i;

// "BDM now, AE before".
const NOW_BEHIND = /^\s+(?:now|currently|today|at present|these days)(?=\s*(?:$|[,;.)]))/i;

const offer = (kind: Meaning['kind'], found: Found<Term> | undefined): Meaning | null =>
  found === undefined ? null : { kind, found };

const DEMANDED =
  /^\s+(?:(?:is|are)\s+)?(?:essential|required|mandatory|needed|(?:an?\s+)?(?:must|plus|bonus)|desirable|preferred|skills?|knowledge)\b/i;

/** Whether an ambiguous word is a skill here: spelled like its name, or listed among other skills. */
function isExpected(draft: Draft, texts: readonly string[], at: number, length: number): boolean {
  const word = draft.words[at];
  if (word === undefined) return false;
  const before = draft.text.slice(0, word.start);
  const raw = draft.text.slice(word.start, word.end);
  const behind = draft.text.slice(draft.words[at + length - 1]?.end ?? word.end);
  const named =
    /^\p{Lu}/u.test(raw) && /[\p{L}\p{N},/(:–-]\s*$/u.test(before) && !/^[A-Z\s\d]+$/.test(draft.text);
  const cued =
    /\b(?:knows?|knowing|using|uses|skills?(?: in)?|skilled in|proficient in|experience (?:in|with|of)|experienced in|expert in|coding in|programming in|written in|knowledge of|background in)\s+$/i.test(
      before,
    );
  const working =
    /^\s*(?:developers?|programmers?|engineers?|programming|language|skills?|coders?|devs?|experience|experts?|analysts?|consultants?|administrators?|specialists?|architects?|backend|framework|boot)\b/i.test(
      behind,
    );
  // "QA. Cypress essential": what is asked for is known.
  const asked = /^\p{Lu}/u.test(raw) && DEMANDED.test(behind);
  // "Devs with rust or go": two words of programming vouch for each other.
  const isOfCode = /\b(?:devs?|developers?|programmers?|coders?|back[\s-]?end)\b/i.test(draft.text);
  // Continues along a list past other ambiguous words.
  const neighbour = (index: number, step = index < at ? -1 : 1): boolean => {
    for (let next = index; Math.abs(next - at) < 6; next += step) {
      const found = skills().book.at(texts, next);
      if (found !== undefined && (!found.doubtful || isOfCode)) return true;
      if (found === undefined && !['or', 'and'].includes(texts[next] ?? '')) return false;
    }
    return false;
  };
  // "Databricks snowflake": right beside a skill that is no everyday word.
  const beside =
    raw.length > 3 && /\p{L}\s$/u.test(before) && skills().book.at(texts, at - 1)?.doubtful === false;
  const listed =
    beside ||
    (/[,/]\s*$|\b(?:and|or)\s+$/.test(before) && (neighbour(at - 1) || neighbour(at - 2))) ||
    (/^\s*(?:[,/]|and\b|or\b)/.test(behind) && (neighbour(at + length) || neighbour(at + length + 1)));
  return named || cued || working || listed || asked;
}
