import type { Review } from '../moderation/index.ts';
import { achievementsIn } from './achievements.ts';
import { aliasesIn } from './aliases.ts';
import { alsoIn } from './also-marked.ts';
import { appositionsIn } from './appositions.ts';
import { bareNounsIn } from './bare-nouns.ts';
import { behindHousesIn, besideTakenIn, toldBesideTakenIn } from './behind-houses.ts';
import { behindPapersIn } from './behind-papers.ts';
import { besideCandidateIn } from './beside-candidate.ts';
import { besideHousesIn } from './beside-houses.ts';
import { besideYearsIn } from './beside-years.ts';
import { branchesIn } from './branches.ts';
import { bynamesIn } from './bynames.ts';
import { calledIn } from './called.ts';
import { clientOccurrences } from './client-words.ts';
import { contactDetailsIn } from './contact-details.ts';
import { cuedIn, nameless, namelessIn } from './cues.ts';
import { datesGoneIn, schoolYearsIn } from './dates.ts';
import { companiesIn } from './employers.ts';
import { epithetsIn, spotsIn } from './epithets.ts';
import { fameIn } from './fame.ts';
import { isNumberOfFeat, type UncertainMatch } from './feats-shown.ts';
import { firstNameOnly, isGivenGenitive } from './first-name.ts';
import { fullNamesIn } from './full-names.ts';
import { germanHouseNounsIn } from './german-house-nouns.ts';
import { isGreeted } from './greetings.ts';
import { isNoHouseThere, isOfSaying, isThingThere } from './house-as-thing.ts';
import { asHouses } from './house-not-person.ts';
import { housesByWordsIn } from './houses-by-words.ts';
import { houseRowsIn } from './houses-in-rows.ts';
import { daysOfHousesIn, housesInTimeIn } from './houses-in-time.ts';
import { housesOfSmallKindIn } from './houses-of-small-kind.ts';
import { housesOnceIn } from './houses-once.ts';
import type { Identity } from './identity.ts';
import { inPlaceAbroadIn } from './in-place-abroad.ts';
import { inPlaceOfHouseIn } from './in-place-of-house.ts';
import { inSmallLettersIn } from './in-small-letters.ts';
import { nicknamesIn, shortFormsIn, unknownIn } from './left-names.ts';
import { likelyNamesIn } from './likely-names.ts';
import { listedInPlaceIn } from './listed-in-place.ts';
import { meaningsOfNameIn } from './meaning-of-name.ts';
import { namedSoIn } from './named-so.ts';
import { behindArticlesIn, namesInPassingIn } from './names-in-passing.ts';
import { schoolsOfKindIn } from './names-left-short.ts';
import { namesakesIn, otherSurnamesIn, relativesIn } from './namesakes.ts';
import { nearSurnamesIn } from './near-surnames.ts';
import { phonesIn } from './numbers.ts';
import { occurrences, uncertainMatches } from './occurrences.ts';
import { ofASchoolIn } from './of-a-school.ts';
import { bareOf, omissions } from './omit.ts';
import { othersApposedIn } from './others-apposed.ts';
import { othersByGivenNameIn } from './others-by-given-name.ts';
import { othersNamedIn, titledIn } from './others-named.ts';
import { ownIn } from './own-words.ts';
import { outsideTokens, patternsIn, titledNames } from './patterns.ts';
import { placesOfWorkIn } from './places-of-work.ts';
import { pronounsIn } from './pronouns.ts';
import { germanicPronounsIn, germanPronounsLeftIn } from './pronouns-germanic.ts';
import { properNounsIn } from './proper-nouns.ts';
import { protectedWording, wordingAsWritten } from './protected.ts';
import { reachInWordsIn } from './reach-in-words.ts';
import { reachLeftIn } from './reach-left.ts';
import { labelsIn, tokensIn } from './removed.ts';
import { replacement } from './replacement.ts';
import { type RedactionResult, rewriteAll, scrubbed } from './rewrite.ts';
import { ofYouthIn, schoolsThereIn } from './school-frames.ts';
import { schoolsAskedIn } from './schools-asked.ts';
import { schoolsByRegionIn } from './schools-by-region.ts';
import { signedIn } from './signed.ts';
import { smallOthersIn } from './small-given-names.ts';
import { smallHousesAbroadIn, smallStintsAbroadIn } from './small-houses-abroad.ts';
import { applyEdits, coverOf, type Edit, originOf, type Span, untouched, withoutOverlaps } from './spans.ts';
import { stintsAbroadIn } from './stints-abroad.ts';
import { subjectsAtHeadIn } from './subjects-at-head.ts';
import { tickersIn } from './tickers.ts';
import { toldBesidePlaceIn } from './told-beside-place.ts';
import { toldInBracketsIn } from './told-in-brackets.ts';
import { townsAsHousesIn } from './towns-as-houses.ts';
import { isTownOfRecord, townsOfRecordIn } from './towns-of-record.ts';
import { uncrossed } from './uncrossed.ts';
import { unexplainedIn } from './unexplained.ts';
import { withoutLanguages } from './vietnamese-languages.ts';
import { worksByTownIn } from './works-by-town.ts';

export { schoolYearsIn } from './dates.ts';
export { featsIn, type UncertainMatch } from './feats-shown.ts';
export { firstNameOnly } from './first-name.ts';
export { houseToShow } from './houses-of-surname.ts';
export { candidateLetter, type Identity, identityOf, togetherOf } from './identity.ts';
export { UNSURE_HOUSE } from './occurrences.ts';
export { ofTradeNamed } from './of-trades.ts';
export { isWidelyKnown } from './omit.ts';
export { type PlainField, plainFieldOf } from './plain-fields.ts';
export { hiddenIn } from './protected.ts';
export { tokensIn } from './removed.ts';
export type { RedactionResult } from './rewrite.ts';
export { explainedOf, isDegree, placeToShow, type ShortField } from './short-fields.ts';
export { coverOf, type Span } from './spans.ts';
export { unexplainedIn } from './unexplained.ts';

/** Words as they stand where gendered pronouns became they. */
export const withNeutralPronouns = (text: string): string =>
  applyEdits(untouched(text), withoutOverlaps(pronounsIn(text), text)).text;

const A_PERSON: Review = { subject: 'person', place: null };
/**
 * A text without what would tell who is meant: the known strings become roles ("the candidate", "a mid-size engineering
 * firm"), addresses, numbers and ages go, exact dates become years, gendered pronouns become they. Scrubbing again
 * changes nothing. The spans are those of the text that was given.
 */
export function scrub(text: string, identity: Identity): RedactionResult {
  return scrubbed(text, (now) => withoutLanguages(now, hiding(now, identity)), identity);
}

/** The same by what is known alone: for texts that stay within the agency, where a name that no record has may stand. */
export function scrubKnown(text: string, identity: Identity): RedactionResult {
  return scrubbed(text, (now) => withoutLanguages(now, scrubbing(now, identity)), identity);
}

/**
 * What is known, and once that is gone what the text itself tells to be a name.
 * @param isCrossing whether it goes to another agency, which is refused for whoever has a title: they stay to be seen
 */
function hiding(now: string, identity: Identity, isCrossing = false): Edit[] {
  const edits = withoutLanguages(now, scrubbing(now, identity)).filter(
    ({ start, end, with: shown }) => now.slice(start, end) !== shown,
  );
  if (edits.length > 0) return [...edits, ...besideTakenIn(now, edits, identity.terms)];
  const { holds: isToken } = coverOf([...tokensIn(now), ...labelsIn(now)]);
  const isTitled = coverOf(titledNames(now)).overlaps;
  const marked = [...properNounsIn(now, identity.terms), ...unknownIn(now, identity.terms)];
  const unexplained = unexplainedIn(now, identity.terms, isToken);
  const told = outsideTokens(now, [
    ...cuedIn(now, marked, unexplained, identity.terms),
    ...nameless([
      ...shortFormsIn(now, identity.known),
      ...othersNamedIn(now, identity.terms),
      ...othersApposedIn(now, identity.terms).filter((one) => !isCrossing || !isTitled(one)),
      ...schoolsThereIn(now, identity.terms),
      ...fullNamesIn(now, identity.terms),
      ...othersByGivenNameIn(now, identity.terms).filter(({ start, end }) => !isGreeted(now, start, end)),
      ...stintsAbroadIn(now, identity.terms),
      ...spotsIn(now),
      ...branchesIn(now),
      ...placesOfWorkIn(now),
      ...besideHousesIn(now),
      ...ofYouthIn(now),
      ...schoolsOfKindIn(now, true),
      ...schoolsAskedIn(now),
      ...schoolsByRegionIn(now),
      ...housesOfSmallKindIn(now),
      ...signedIn(now),
      ...bynamesIn(now, identity.terms),
      ...housesInTimeIn(now),
      ...houseRowsIn(now, identity.terms),
      ...housesByWordsIn(now, identity.terms),
      ...toldInBracketsIn(now, identity.terms),
      ...besideCandidateIn(now, identity.terms),
      ...behindPapersIn(now),
      ...smallStintsAbroadIn(now),
    ]),
  ]).filter((one) => !isToken(one));
  // What tells a name is read by the pronouns that stand there: they come last.
  return told.length > 0 ? told : outsideTokens(now, germanicPronounsIn(now, identity.recorded !== null));
}

function scrubbing(now: string, identity: Identity): Edit[] {
  const patterns = patternsIn(now);
  const found = uncrossed(
    occurrences(now, [
      ...identity.known,
      ...calledIn(now, identity.known),
      ...aliasesIn(now, identity.known),
    ]),
    patterns,
  )
    .filter((one) => !(one.reason === 'employer' ? isThingThere : isOfSaying)(now, one))
    .filter((one) => !isTownOfRecord(now, one, identity.shown.houses));
  const employers = found.filter(({ reason }) => reason === 'employer');
  return [
    ...asHouses(now, found, identity.known).map((one) => replacement(now, one)),
    ...meaningsOfNameIn(now, found),
    ...outsideTokens(now, tickersIn(now, employers)),
    ...patterns,
    ...outsideTokens(now, [...datesGoneIn(now), ...pronounsIn(now)]),
  ];
}

/**
 * What speaks against showing a text to another agency: an identifier that is still in it, or wording that tells of a
 * protected attribute (sex, age, origin, faith, family, health). Spans of the text given, in its order.
 */
export function residue(text: string, identity: Identity, as: Review = A_PERSON): Span[] {
  const identifiers = [...occurrences(text, identity.known), ...patternsIn(text), ...titledNames(text)];
  return [...identifiers.map((edit) => spanOf(text, edit)), ...protectedWording(text, as)]
    .sort((a, b) => a.start - b.start || b.end - a.end)
    .filter(
      (span, at, spans) => at === 0 || span.start >= Math.max(...spans.slice(0, at).map(({ end }) => end)),
    );
}

/**
 * A text made ready to cross to another agency: scrubbed, with what scrubbing cannot mend and the ages that it told. Both
 * as spans of the text that was given. Its wording is judged as it was written and as it will be read: a pronoun may be what tells it.
 */
export function anonymise(
  text: string,
  identity: Identity,
  as: Review = A_PERSON,
): RedactionResult & { residue: Span[] } {
  const hide = (now: string): Edit[] => withoutLanguages(now, hiding(now, identity, true));
  const { draft, replaced } = rewriteAll(text, hide, identity);
  const left = residue(draft.text, identity, as).map((span) => {
    const { start, end } = originOf(draft, span);
    return { start, end, text: text.slice(start, end), reason: span.reason, ...aboutOf(span) };
  });
  const told = wordingAsWritten(text, { text: draft.text, replaced }, left, as);
  return {
    text: draft.text,
    replaced,
    residue: [...left, ...told].sort((a, b) => a.start - b.start),
  };
}

/**
 * A text without what tells who a client is: its names in every form, its people, its sites, addresses and numbers. Dates
 * and everything else stay.
 */
export function withoutClient(text: string, identity: Identity): RedactionResult {
  return scrubbed(text, (now) => [
    ...clientOccurrences(now, identity).map((found) => replacement(now, found)),
    ...outsideTokens(now, [...contactDetailsIn(now), ...phonesIn(now)]),
  ]);
}

/** Phone numbers and e-mail addresses in a text, in its order, however they are written. */
export function reachIn(text: string): Span[] {
  const found = outsideTokens(text, [
    ...contactDetailsIn(text).filter(({ reason }) => reason === 'email'),
    ...phonesIn(text).filter(({ reason }) => reason === 'phone'),
  ]);
  return withoutOverlaps(found, text).map((edit) => spanOf(text, edit));
}

/** Where a text tells who a client is, in its order. */
export function clientIn(text: string, identity: Identity): Span[] {
  return withoutOverlaps(clientOccurrences(text, identity), text).map((found) => spanOf(text, found));
}

/**
 * What a text would still tell after it was redacted, as far as it cannot be sure: words that may be names, employers that
 * no record names, feats that only one person has done, all that nothing explains, and what is like such words. Spans of the text given, in its order.
 */
export function uncertainIn(
  text: string,
  identity: Identity,
  level: 'first_name' | 'anonymous',
): UncertainMatch[] {
  const isAnonymous = level === 'anonymous';
  const known = isAnonymous
    ? identity.known
    : identity.known.filter(({ part }) => part === 'last' || part === 'full');
  const { replaced } = isAnonymous ? scrubKnown(text, identity) : firstNameOnly(text, identity);
  const all = [
    ...uncertainMatches(text, known).filter((one) => !isNoHouseThere(text, one)),
    ...(isAnonymous
      ? [
          ...townsOfRecordIn(text, occurrences(text, identity.known), identity.shown.houses),
          ...othersNamedIn(text, identity.terms),
          ...othersApposedIn(text, identity.terms),
          ...titledIn(text),
          ...schoolsThereIn(text, identity.terms),
          ...fullNamesIn(text, identity.terms),
          ...othersByGivenNameIn(text, identity.terms),
          ...stintsAbroadIn(text, identity.terms),
          ...spotsIn(text),
          ...ofYouthIn(text),
          ...schoolsOfKindIn(text, false),
          ...schoolsAskedIn(text),
          ...schoolsByRegionIn(text),
          ...housesOfSmallKindIn(text),
          ...townsAsHousesIn(text),
          ...signedIn(text),
          ...bynamesIn(text, identity.terms),
          ...housesInTimeIn(text),
          ...daysOfHousesIn(text),
          ...housesOnceIn(text),
          ...namesInPassingIn(text, identity.known),
          ...houseRowsIn(text, identity.terms),
          ...housesByWordsIn(text, identity.terms),
          ...achievementsIn(text),
          ...fameIn(text),
          ...epithetsIn(text),
          ...companiesIn(text),
          ...properNounsIn(text, identity.terms),
          ...nicknamesIn(text, known),
          ...shortFormsIn(text, known),
          ...unknownIn(text, identity.terms),
          ...namelessIn(text),
          ...namedSoIn(text, identity.terms),
          ...subjectsAtHeadIn(text, identity.known),
          ...smallOthersIn(text),
          ...relativesIn(text),
          ...bareNounsIn(text),
          ...inPlaceOfHouseIn(text, identity.terms),
          ...inPlaceAbroadIn(text, identity.terms),
          ...inSmallLettersIn(text),
          ...smallHousesAbroadIn(text),
          ...germanHouseNounsIn(text, identity.terms),
          ...toldBesidePlaceIn(text),
          ...appositionsIn(text, identity.terms),
          ...worksByTownIn(text),
          ...ofASchoolIn(text),
          ...behindPapersIn(text),
          ...besideYearsIn(text),
          ...listedInPlaceIn(text),
          ...toldBesideTakenIn(text, replaced, identity.terms),
          ...germanPronounsLeftIn(text),
        ]
      : [
          ...namesakesIn(text, known),
          ...behindArticlesIn(text, known, identity.firstName),
          ...relativesIn(text),
          ...otherSurnamesIn(text, identity.known, identity.firstName),
          ...nearSurnamesIn(text, identity.known),
          ...reachLeftIn(text),
          ...reachInWordsIn(text),
        ]),
  ];
  const kept: UncertainMatch[] = [];
  const [isOfPerson, isLabel] = [ownIn(text, identity, level), coverOf(labelsIn(text)).holds];
  const isGiven: typeof isOfPerson = (at) => !isAnonymous && isGivenGenitive(text, at, identity);
  const isOwn: typeof isOfPerson = (at) => isLabel(at) || isGiven(at) || isOfPerson(at);
  const gone = coverOf(replaced);
  const inOrder = all.sort((a, b) => a.start - b.start || b.end - a.end);
  for (const { start, end, reason, why } of withoutLanguages(text, inOrder)) {
    // Of a feat the rest stays where a name in it is hidden: "the Telstra Business Woman of the Year".
    const isHidden = reason === 'feat' ? gone.holds({ start, end }) : gone.overlaps({ start, end });
    // Those kept stand in order, none over another.
    if (!isHidden && !isOwn({ start, end }) && start >= (kept.at(-1)?.end ?? 0))
      kept.push({ start, end, text: text.slice(start, end), reason, why });
  }
  const taken = coverOf([...replaced, ...kept]);
  const unexplained = isAnonymous ? unexplainedIn(text, identity.terms, taken.overlaps) : [];
  const told = coverOf([...replaced, ...kept, ...unexplained, ...tokensIn(text)]);
  const likely = likelyNamesIn(text, identity, level, told.overlaps);
  const more = [...unexplained, ...likely]
    .filter((one) => !isOwn(one) && !(!isAnonymous && isNumberOfFeat(text, one)))
    .map((one) => ({ ...one, text: text.slice(one.start, one.end) }));
  return [...kept, ...more].sort((a, b) => a.start - b.start);
}

/**
 * What `uncertainIn` tells of the texts of one send, by text, and, where that leaves anything for somebody to look at, what
 * else is written as names are.
 */
export function marksIn(
  texts: readonly { text: string; identity: Identity }[],
  level: 'first_name' | 'anonymous',
): UncertainMatch[][] {
  const told = texts.map(({ text, identity }) => uncertainIn(text, identity, level));
  if (level === 'first_name' || told.every((marks) => marks.length === 0)) return told;
  return texts.map(({ text, identity }, at) => {
    const marks = told[at] ?? [];
    const { replaced } = scrubKnown(text, identity);
    const taken = coverOf([...replaced, ...marks]);
    const isOwn = ownIn(text, identity, level);
    const more = [...alsoIn(text, identity.terms), ...behindHousesIn(text, replaced, 'all')]
      .filter((one) => !taken.overlaps(one) && !isOwn(one))
      .map((one) => ({ ...one, text: text.slice(one.start, one.end) }));
    return [...marks, ...more].sort((a, b) => a.start - b.start);
  });
}

/**
 * A text without the sentences that may tell who is meant although no name stands there: feats, words that may be a name,
 * employers that no record names, years of school. Dates become years. The level's own redaction is left to `scrub` or `firstNameOnly`.
 */
export function omitIdentifying(
  text: string,
  identity: Identity,
  level: 'first_name' | 'anonymous',
): RedactionResult {
  const isMore = level === 'first_name';
  const places = [
    ...uncertainIn(text, identity, level),
    ...schoolYearsIn(text),
    ...(isMore ? [...achievementsIn(text), ...fameIn(text), ...companiesIn(text)] : []),
  ];
  const edits = withoutOverlaps(omissions(text, places), text);
  const replaced = edits.map((edit) => ({ ...spanOf(text, bareOf(text, edit)), with: edit.with }));
  return { text: applyEdits(untouched(text), edits).text.trim(), replaced };
}

const aboutOf = ({ about }: Span): Pick<Span, 'about'> => (about === undefined ? {} : { about });

function spanOf(text: string, { start, end, reason }: Edit): Span {
  return { start, end, text: text.slice(start, end), reason };
}
