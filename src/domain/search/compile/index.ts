import { type CompiledQuery, type Facet, type Home, intentOf, noted } from '../facets.ts';
import { allowAlternatives, allowOther, allowRemote, mayBeToo } from './allowed.ts';
import { readTenure, tellYearsAlone } from './careers/career.ts';
import { readEmployers } from './careers/employers.ts';
import { loosenBacklogs, loosenGivers } from './careers/job-givers.ts';
import { tellKindsOfHouses } from './careers/kinds-of-houses.ts';
import { readLeaving } from './careers/leaving.ts';
import { readMoves } from './careers/moves.ts';
import { leaveOutPresentStaff } from './careers/present-staff.ts';
import { readStability } from './careers/stability.ts';
import { readStaffOf } from './careers/staff-of.ts';
import { readTitles } from './careers/titles.ts';
import { readTradesBefore } from './careers/trades-before.ts';
import { loosenGoverned, tellClauses } from './clauses.ts';
import { deny, readConditions } from './conditions.ts';
import { readCalls } from './desk/calls.ts';
import { readDealings } from './desk/dealings.ts';
import { readDesk } from './desk/desk.ts';
import { readAdded, readLastContact } from './desk/last-contact.ts';
import { readOnFile } from './desk/on-file.ts';
import { doubt } from './doubts.ts';
import { Draft } from './draft.ts';
import { readExact, readPhrases, readRestOfTags } from './exact.ts';
import { goOnLeavingOut } from './excluded-lists.ts';
import { readJobsSaid } from './figures/jobs-said.ts';
import { readYearsSaid } from './figures/years-said.ts';
import { tellIdleClauses } from './idle-clauses.ts';
import { readIncluded } from './included.ts';
import { readLeftovers } from './leftovers.ts';
import { readLikenesses } from './likeness.ts';
import { readListedNames, readWholeName } from './listed-names.ts';
import { lostNames } from './lost-names.ts';
import { merged } from './merge.ts';
import { readDegrees, readNames, readQuoted } from './names.ts';
import { untold } from './net/index.ts';
import { leaveOutOfBoth } from './nobody-of-both.ts';
import { leaveOutOfWhom } from './nobody-of-whom.ts';
import { leaveOutBoth } from './not-both.ts';
import { readTooLittle } from './only.ts';
import { readOrElse } from './or-else.ts';
import { joinTemps, widenSides } from './or-of-lists.ts';
import { tellOrScope } from './or-scope.ts';
import { pairDescriptions } from './pairs.ts';
import { tellHomeAndWork } from './places/home-and-work.ts';
import { leaveJobPlaces } from './places/job-places.ts';
import { tellNations } from './places/nations.ts';
import { tellLivedThere, tellPastPlaces, tellTravels } from './places/past-places.ts';
import { readPlaces } from './places/places.ts';
import { leavePlacesOfHouses } from './places/places-of-houses.ts';
import { tellPlacesOfWork } from './places/places-of-work.ts';
import { openPlaces, pairMoves, pairRemote } from './places/places-opened.ts';
import { readPlacesTogether } from './places/places-together.ts';
import { readRelocating } from './places/relocating.ts';
import { readRemote } from './places/remote.ts';
import { readStateCodes } from './places/state-codes.ts';
import { tellEdges, tellSides, tellVaguePlaces } from './places/vague-places.ts';
import { endExclusionsAtPhrases, tellReached } from './reached.ts';
import { readOnce } from './read-once.ts';
import { relate } from './relations.ts';
import {
  withCountiesInFull,
  withOtherCases,
  withoutEmphasis,
  withSpelledLetters,
} from './rewording/before-reading.ts';
import { withBudgetsMeant } from './rewording/budgets-said.ts';
import { messageIn } from './rewording/chat.ts';
import { type Readings, withoutRetracted } from './rewording/corrections.ts';
import { withHousesMeant } from './rewording/houses-meant.ts';
import { inTurn } from './rewording/in-turn.ts';
import { withKindsOfTrade } from './rewording/kinds-of-a-trade.ts';
import { withListsInFull } from './rewording/lists-in-full.ts';
import { meantInShort } from './rewording/meant-in-short.ts';
import { withNamesOnce } from './rewording/names-in-brackets.ts';
import { withKnownQuotes } from './rewording/operators.ts';
import { withPlacesBesideTrades } from './rewording/places-before-trades.ts';
import { withPlacesOnlyIf } from './rewording/places-only-if.ts';
import { withDetailsMeant, withKindsInFull } from './rewording/said-in-detail.ts';
import { withSentencesMeant } from './rewording/said-in-sentences.ts';
import { withEachArm } from './rewording/said-of-each-arm.ts';
import { withEitherCondition } from './rewording/said-of-either-condition.ts';
import { readOfTheJob } from './rewording/said-of-the-job.ts';
import { SAID_TO_LEAVE_OUT } from './rewording/said-to-leave-out.ts';
import { storiesIn, withoutDoubtful, withoutStories } from './rewording/stories.ts';
import { withoutTermsOfJob } from './rewording/terms-of-job.ts';
import type { Meanings } from './rewording/told-or-asked.ts';
import { withTradesOnce } from './rewording/trades-once.ts';
import { withWordsOfTerms } from './rewording/words-of-terms.ts';
import { widened } from './said-to-widen.ts';
import { readSomeOf } from './some-of-a-list.ts';
import {
  readBetweenJobs,
  readLooking,
  readNotOnRecord,
  readProtected,
  readWorkTypes,
} from './terms/criteria.ts';
import { readNotice } from './terms/notice.ts';
import { readPay, readRates } from './terms/pay.ts';
import { readCurrencyOfPlace } from './terms/pay-currency.ts';
import {
  leaveHaste,
  readAvailability,
  readEitherNotice,
  readYears,
  tellYearsOfCareer,
} from './terms/ranges.ts';
import { readRating } from './terms/rating.ts';
import { knownRights, readRights, readSponsorship } from './terms/rights.ts';
import { readSoftTraits } from './terms/soft-traits.ts';
import { readAnotherLanguage, readAroundLanguages, readSpoken } from './terms/spoken.ts';
import { toldOnce } from './told-once.ts';
import { readChartered } from './trades/chartered.ts';
import { readEllipticalTitles } from './trades/elliptical-titles.ts';
import { readFieldAlone, widenFieldAlone, widenFieldsAlone } from './trades/fields-alone.ts';
import { tellPractices } from './trades/fields-of-work.ts';
import { readKindsOfTrade } from './trades/kinds-of-trade.ts';
import { readGrades, readLevels } from './trades/levels.ts';
import { readModulesOfTitles } from './trades/modules-of-titles.ts';
import { leaveOwnWork } from './trades/own-work.ts';
import { readFieldsOfTheWorkless, readPresentFields } from './trades/present-fields.ts';
import { readSharedTitles } from './trades/shared-titles.ts';
import {
  associatesOfLawFirms,
  consultantsOfFirms,
  engineersOfSoftware,
} from './trades/titles-by-employer.ts';
import { withTitlesOfTools } from './trades/titles-of-tools.ts';
import { readTitlesWithFigures } from './trades/titles-with-figures.ts';
import { readTradesInFields } from './trades/trades-in-fields.ts';
import { tellVersions } from './trades/versions.ts';
import { readVocabulary } from './trades/vocabulary.ts';
import { tellUnwished, turnDenied } from './turned.ts';
import { tellUnused } from './unused.ts';
import { tellUnusedOrs } from './unused-or.ts';
import { blotNotEssential, readWaived } from './waived.ts';

const MAX_FACETS = 40;

/**
 * Compiles a plain-language search by rules alone, so that equal queries give equal results. What it understands but
 * cannot run stands among the facets as unsupported, with a note; what is only told around it is set aside, with a note.
 * @param own phrases of it that the agency's records hold, each of which is read as one
 * @param meanings what its sentences mean, as far as the sentence model has read them; those that it should read are added
 */
export function compileQuery(
  query: string,
  home: Home,
  own: readonly string[] = [],
  meanings?: Meanings,
): CompiledQuery {
  const compile = readOnce((text) => compileText(text, home, own));
  const isKnown = (phrase: string): boolean => isWholeKnown(compile(phrase));
  const short = meantInShort(
    withNamesOnce(
      withSpelledLetters(withCountiesInFull(withOtherCases(withoutEmphasis(inPlainLists(query))))),
    ),
    home.country,
  );
  const tell = (said: string) => short.notes.push({ code: 'read_as', message: said });
  const placed = withPlacesBesideTrades(short.text, home.country, { compile, readIn: readIn(home) }, tell);
  const message = messageIn(withKindsInFull(withDetailsMeant(withKindsOfTrade(placed))));
  const job = withoutTermsOfJob(withBudgetsMeant(withSentencesMeant(message.text, home.country)));
  const aside = [...message.aside, ...job.aside];
  const meant = withHousesMeant(job.text, home.country);
  aside.push(...meant.aside);
  const kept = withoutRetracted(withKnownQuotes(meant.text, isKnown), readIn(home), (said) =>
    aside.push(said),
  );
  const left = inTurn(withTradesOnce(kept), SAID_TO_LEAVE_OUT);
  const asked = withEachArm(withPlacesOnlyIf(left, home.country), home.country);
  const { text, notes: stories } = withoutStories(asked, compile, aside, meanings);
  const compiled = compile(text);
  const told = [...stories, ...short.notes, ...compiled.notes];
  const lost = lostNames(asked, { facets: compiled.facets, notes: told }, home);
  const known = { facets: compiled.facets, notes: [...lost, ...told] };
  const notes = [...known.notes, ...untold(text, known, home)];
  return notes.length === 0 ? compiled : { ...compiled, notes: noted(notes) };
}

export type { Meanings };

/** The sentences of a text that only tell what is around it, in its own words. */
export const storiesOf = (text: string, home: Home): string[] =>
  storiesIn(
    text,
    readOnce((sentence) => compileText(sentence, home)),
  ).stories.map((story) => story.text);

/** A query without what may only be told around it, from the least to the most that may be left out, with what was. */
export const withoutDoubts = (
  text: string,
  home: Home,
  meanings?: Meanings,
): { text: string; left: string[] }[] =>
  withoutDoubtful(messageIn(text).text, (clause) => compileText(clause, home), meanings);

/** A query with its lists in full, and what will do as well joined by an "or". */
const inPlainLists = (query: string): string => withEitherCondition(withListsInFull(withWordsOfTerms(query)));

/** What is read of a text, and where in it. */
const readIn =
  (home: Home) =>
  (text: string): Readings => {
    const draft = readDraft(text, home, []);
    const reads = draft.read.map(({ at, end, facet: { kind, strength } }) => ({ at, end, kind, strength }));
    return { text: draft.text, reads: reads.toSorted((a, b) => a.at - b.at) };
  };

/** Whether a phrase is all conditions, and nothing of it was left over. */
const isWholeKnown = ({ facets, notes }: CompiledQuery): boolean =>
  notes.length === 0 &&
  facets.length > 0 &&
  facets.every(({ kind }) => kind !== 'unsupported' && kind !== 'keyword' && kind !== 'name');

/** Compiles words all of which are conditions, as the lines of a job's specification. */
export function compileText(query: string, home: Home, own: readonly string[] = []): CompiledQuery {
  const draft = readDraft(query, home, own);
  const joined = widened(draft, merged(draft.text, draft.read, home.country));
  tellUnusedOrs(draft, joined);
  const facets = associatesOfLawFirms(
    draft.text,
    consultantsOfFirms(
      engineersOfSoftware(
        onlyRanking(withTitlesOfTools(knownRights(joined.map(({ facet }) => toldOnce(facet))))),
      ),
    ),
  );
  if (facets.length > MAX_FACETS)
    draft.note('cut_short', `Only the first ${MAX_FACETS} of ${facets.length} wishes were run.`);
  const kept = facets.slice(0, MAX_FACETS);
  return { intent: intentOf(kept), facets: kept, notes: noted(draft.notes) };
}

/** Reads words all of which are conditions, each at its place. */
function readDraft(query: string, home: Home, own: readonly string[]): Draft {
  const draft = new Draft(query, home);
  readExact(draft);
  const chooseSome = readSomeOf(draft);
  readPhrases(draft, own);
  readWholeName(draft);
  readIncluded(draft);
  readTitlesWithFigures(draft);
  readSoftTraits(draft);
  tellLivedThere(draft);
  tellKindsOfHouses(draft);
  tellEdges(draft);
  readDesk(draft);
  readOnFile(draft);
  readCalls(draft);
  readRelocating(draft);
  readRemote(draft);
  readEitherNotice(draft);
  readNotice(draft);
  readAnotherLanguage(draft);
  readSpoken(draft);
  readTooLittle(draft);
  readOfTheJob(draft);
  readYearsSaid(draft);
  readJobsSaid(draft);
  readTitles(draft);
  readEmployers(draft);
  readMoves(draft);
  readLeaving(draft);
  readTradesBefore(draft);
  readProtected(draft);
  readSponsorship(draft);
  readLastContact(draft);
  readRating(draft);
  readAdded(draft);
  readTenure(draft);
  readStability(draft);
  readYears(draft);
  readPay(draft);
  readAvailability(draft);
  readGrades(draft);
  readBetweenJobs(draft);
  readWaived(draft);
  draft.weigh();
  blotNotEssential(draft);
  readLooking(draft);
  readQuoted(draft);
  readDealings(draft);
  readListedNames(draft);
  tellTravels(draft);
  readNotOnRecord(draft);
  readDegrees(draft);
  readNames(draft);
  readLeaving(draft);
  readStateCodes(draft);
  readKindsOfTrade(draft);
  readSharedTitles(draft);
  readTradesInFields(draft);
  readVocabulary(draft, 2);
  readRights(draft);
  readVocabulary(draft, 1);
  readModulesOfTitles(draft);
  tellVersions(draft);
  leaveOwnWork(draft);
  readChartered(draft);
  readAroundLanguages(draft);
  tellPractices(draft);
  readWorkTypes(draft);
  tellSides(draft);
  tellHomeAndWork(draft);
  tellPastPlaces(draft);
  tellPlacesOfWork(draft);
  readPlaces(draft);
  readPlacesTogether(draft);
  tellNations(draft);
  tellVaguePlaces(draft);
  readCurrencyOfPlace(draft);
  readLevels(draft);
  readEllipticalTitles(draft);
  readFieldAlone(draft);
  const openUp = readOrElse(draft);
  const settle = readConditions(draft);
  readRestOfTags(draft);
  readLeftovers(draft);
  for (const read of draft.read) {
    // By its end: "who have never worked at" begins before its negation.
    // Or by its start: "excluding oil and gas" ends after an "and".
    const [end, begin] = [draft.strengthAt(read.end - 1), draft.strengthAt(read.at)];
    const strength = end === 'must' ? begin : end;
    // "Non-executive directors": a no that is a part of the name.
    const isOwn = read.facet.kind === 'role' && /^non\b/i.test(draft.text.slice(read.at, read.end));
    // "Ideally nobody whom we placed": what holds a negation of its own stays denied as a wish.
    const isDenied = read.plain === true && read.facet.strength === 'exclude';
    if (!read.plain || strength === 'nice') read.facet.strength = isOwn ? 'must' : strength;
    if (strength === 'nice' && (isDenied || (!read.plain && draft.isUnwished(read.end - 1))))
      deny(read.facet);
    if (strength === 'must' && mayBeToo(draft, read)) read.facet.strength = 'nice';
    if (read.facet.kind === 'unsupported') read.facet.strength = 'must';
  }
  leavePlacesOfHouses(draft);
  allowOther(draft);
  allowRemote(draft);
  readLikenesses(draft);
  endExclusionsAtPhrases(draft);
  turnDenied(draft);
  leaveHaste(draft);
  allowAlternatives(draft);
  readPresentFields(draft);
  readFieldsOfTheWorkless(draft);
  openUp();
  pairMoves(draft);
  openPlaces(draft);
  leaveJobPlaces(draft);
  loosenGivers(draft);
  loosenBacklogs(draft);
  pairRemote(draft);
  pairDescriptions(draft);
  relate(draft);
  widenSides(draft);
  joinTemps(draft);
  leaveOutBoth(draft);
  leaveOutOfWhom(draft);
  leaveOutOfBoth(draft);
  settle();
  goOnLeavingOut(draft);
  widenFieldAlone(draft);
  widenFieldsAlone(draft);
  chooseSome();
  leaveOutPresentStaff(draft);
  readStaffOf(draft);
  loosenGoverned(draft);
  readRates(draft);
  doubt(draft);
  tellReached(draft);
  tellYearsAlone(draft);
  tellYearsOfCareer(draft);
  tellUnwished(draft);
  tellOrScope(draft);
  tellUnused(draft);
  tellClauses(draft);
  tellIdleClauses(draft);
  return draft;
}

/** What of some words nobody may be searched by, with the notes that say why. */
export function protectedIn(text: string, home: Home): Pick<CompiledQuery, 'facets' | 'notes'> {
  const draft = new Draft(text, home);
  readProtected(draft);
  return { facets: draft.read.map(({ facet }) => facet), notes: [...draft.notes] };
}

/** Unknown words besides understood ones only rank and never exclude; quoted phrases are required. */
function onlyRanking(read: readonly Facet[]): Facet[] {
  const facets = read.map((each) =>
    each.kind === 'keyword' && each.strength === 'nice' ? { ...each, wished: true } : each,
  );
  const isLoose = ({ kind, values: [value = ''] }: Facet): boolean =>
    kind === 'keyword' && !value.startsWith('"');
  const other = facets.some(
    (facet) => facet.strength !== 'nice' && facet.kind !== 'unsupported' && !isLoose(facet),
  );
  if (!other) return facets;
  return facets.map((facet) =>
    isLoose(facet) && facet.strength === 'must' && facet.either === null
      ? { ...facet, strength: 'nice' }
      : facet,
  );
}
