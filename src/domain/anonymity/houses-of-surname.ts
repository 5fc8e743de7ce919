import { parseName, surnameAlone } from '../names/index.ts';
import { isGermanNoun } from '../speech/german.ts';
import { companyAliases } from './companies.ts';
import { wordsOf } from './fold.ts';
import type { KnownPerson } from './person.ts';
import { isInDictionary } from './reading.ts';
import { roleOf, schoolRoleOf } from './roles.ts';

/** What stands in surnames of many people and tells none of them. */
const PARTICLE =
  /^(?:van|von|vom|zu|zur|af|av|de|den|der|del|della|di|da|do|dos|das|du|des|la|le|el|al|bin|ibn|ben|bint|ter|ten|st|y|e|i|mac|mc|nic|ni|ui|ua)$/;
/** A part of a compound is told as a name from so many letters on. */
const LEAST_IN_COMPOUND = 5;

/** The words of a person's surnames, folded: of each name that they are known by. */
export function surnameWordsOf({ name, first_name, last_name, other_names }: KnownPerson): string[] {
  const recorded = last_name == null ? null : surnameAlone(last_name, first_name ?? null);
  const parsed = [name, ...(other_names ?? [])].map((one) => (one == null ? null : parseName(one).surname));
  const words = [recorded, ...parsed].flatMap((one) => (one === null ? [] : wordsOf(one)));
  return [...new Set(words)].filter((word) => word.length > 1 && !PARTICLE.test(word));
}

/**
 * Whether the name of a house holds a surname, so that it tells that of its own people: `Parata Honey`, `Sommerbau`. A house that everybody
 * knows tells of nobody who is called so.
 */
export function holdsSurname(house: string, surnames: readonly string[]): boolean {
  if (surnames.length === 0 || companyAliases(house).length > 0) return false;
  return wordsOf(house).some((word) =>
    surnames.some((surname) => word === surname || word === `${surname}s` || isCompoundOf(word, surname)),
  );
}

/** `sommerbau` of Sommer: the surname and a word of what is done there. */
function isCompoundOf(word: string, surname: string): boolean {
  if (surname.length < LEAST_IN_COMPOUND || !word.startsWith(surname) || isInDictionary(word)) return false;
  const rest = word.slice(surname.length);
  return (
    rest.length > 2 && (isInDictionary(rest) || isGermanNoun(rest.charAt(0).toUpperCase() + rest.slice(1)))
  );
}

/** What a page says for a recorded employer or school at a level: its name, or what it is where that would tell who somebody is. */
export function houseToShow(
  reason: 'employer' | 'school',
  name: string,
  person: KnownPerson,
  level: 'first_name' | 'anonymous',
): string {
  if (level === 'first_name' && !holdsSurname(name, surnameWordsOf(person))) return name;
  return reason === 'employer' ? roleOf({ name }) : schoolRoleOf(name);
}
