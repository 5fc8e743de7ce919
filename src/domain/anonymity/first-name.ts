import { aliasesIn } from './aliases.ts';
import { contactDetailsIn } from './contact-details.ts';
import { datesIn } from './dates.ts';
import { wordsOf } from './fold.ts';
import { asHouses } from './house-not-person.ts';
import { holdsSurname } from './houses-of-surname.ts';
import type { Identity } from './identity.ts';
import { meaningsOfNameIn } from './meaning-of-name.ts';
import { accountsIn } from './messengers.ts';
import { phonesIn } from './numbers.ts';
import { occurrences } from './occurrences.ts';
import { isOwnPage } from './own-pages.ts';
import { isWithinStudy } from './own-words.ts';
import { outsideTokens } from './patterns.ts';
import { placesIn } from './places.ts';
import { streetsPostedIn } from './reach-left.ts';
import { replacement } from './replacement.ts';
import { type RedactionResult, scrubbed } from './rewrite.ts';
import type { Edit, Reason } from './spans.ts';
import { isWithin, NETWORK, named, PROFILES } from './surnames.ts';
import { surnamesOfKinIn } from './surnames-of-kin.ts';
import { uncrossed } from './uncrossed.ts';

/**
 * A text that leaves the candidate's first name and what they did, and takes out the surname, profiles on the web, ways to
 * reach somebody, street addresses and dates of birth.
 */
export function firstNameOnly(text: string, identity: Identity): RedactionResult {
  return scrubbed(
    text,
    (now) =>
      surnameEdits(now, { ...identity, known: [...identity.known, ...aliasesIn(now, identity.known)] }),
    identity,
  );
}

function surnameEdits(now: string, identity: Identity): Edit[] {
  const hidden = identity.known.filter(
    ({ part, reason }) => (part !== null && part !== 'first') || reason === 'linkedin' || reason === 'phone',
  );
  const surnames = identity.known.filter(({ part }) => part === 'last' || part === 'full');
  const accounts = accountsIn(now);
  const isHidden = ({ reason, start, end }: Edit): boolean => {
    const said = now.slice(start, end);
    if (reason === 'linkedin' || reason === 'email' || PROFILES.test(said)) return true;
    // `@name on X`, `Twitter @name`, `LINE: name`: the address of a profile.
    if (reason === 'handle' && NETWORK.test(now.slice(Math.max(0, start - 16), end + 16))) return true;
    if (reason === 'handle' && accounts.some((one) => one.start < end && start < one.end)) return true;
    if (reason === 'url' && isOwnPage(now, { start, end }, identity.shown.houses)) return true;
    return surnames.some(({ pattern }) => isWithin(pattern, said));
  };
  const ofSurname = housesOfSurnameIn(now, identity);
  // `McDonald's` of somebody called MacDonald: the house stands on the page at this level.
  const houses = occurrences(
    now,
    identity.known.filter(({ reason, written }) => reason === 'employer' && written === 'always'),
  );
  const isOfHouse = ({ start, end }: Edit): boolean =>
    [...houses, ...ofSurname].some(
      (one) => one.start <= start && end <= one.end && one.end - one.start > end - start,
    );
  const contacts = [...contactDetailsIn(now).filter(isHidden), ...phonesIn(now)];
  // The given names are looked for as well: they tell that the word behind them is the surname.
  const given = identity.known.filter(({ part, reason }) => part === 'first' && reason === 'name');
  const names = occurrences(now, [...hidden, ...given]).filter(({ known }) => !given.includes(known));
  return [
    ...meaningsOfNameIn(now, names),
    ...ofSurname.map((one) => replacement(now, one)),
    ...asHouses(
      now,
      uncrossed(names, contacts).filter(
        (one) => SURNAME_REASONS.has(one.reason) && !isOfHouse(one) && !isGivenGenitive(now, one, identity),
      ),
      identity.known,
    ).map((found) =>
      found.reason === 'employer'
        ? replacement(now, found)
        : named(now, replacement(now, found), identity.firstName),
    ),
    // Behind the given name of somebody else nothing stands in its place.
    ...surnamesOfKinIn(now, identity.known).map(
      ({ start, end }): Edit => ({ start: start - 1, end, reason: 'name', with: '' }),
    ),
    ...outsideTokens(now, [
      ...contacts,
      ...placesIn(now).filter(({ reason }) => reason !== 'school'),
      ...streetsPostedIn(now).map((one): Edit => ({ ...one, reason: 'address', with: '[address removed]' })),
      ...datesIn(now).filter(({ reason }) => reason === 'date_of_birth'),
    ]),
  ];
}

/** `Heikes` of Heike Sommer, which is her given name in the genitive and no letter of the surname. */
export const isGivenGenitive = (
  now: string,
  { start, end }: { start: number; end: number },
  { firstName }: Pick<Identity, 'firstName'>,
): boolean => firstName !== null && now.slice(start, end) === `${firstName}s`;

/** Recorded houses whose name holds the surname: `Parata Honey` of Tama Parata. */
function housesOfSurnameIn(now: string, { known, shown }: Identity): ReturnType<typeof occurrences> {
  const { houses, surnames, studies } = shown;
  if (!houses.some((house) => holdsSurname(house, surnames))) return [];
  return occurrences(
    now,
    known.filter(({ reason }) => reason === 'employer' || reason === 'school'),
  ).filter(({ start, end }) => {
    const said = now.slice(start, end);
    if (isWithinStudy(now, { start, end }, studies)) return false;
    return !surnames.includes(wordsOf(said).join(' ')) && holdsSurname(said, surnames);
  });
}

const SURNAME_REASONS: ReadonlySet<Reason> = new Set<Reason>(['name', 'linkedin', 'phone', 'url']);
