import { fold } from '#src/lib/fold.ts';
import { matchesOf } from '#src/lib/matches.ts';
import { placeNamed } from '../lexicon/places.ts';
import { readerOf } from '../speech/readers.ts';
import { companyAliases } from './companies.ts';
import { wordsOf } from './fold.ts';
import type { Known } from './known.ts';
import type { Place } from './near.ts';
import { isPlaceName } from './reading.ts';
import { kindAbroadFinder } from './school-forms.ts';
import { isAtSchool, isSchoolThere, MAY_BE, MORE } from './school-frames.ts';
import type { Reason } from './spans.ts';
import { isRecordedSchoolOfSubject } from './subjects-learned.ts';
import { isSchoolOfTownAbroad, mayBeSchoolOfTown } from './towns-of-schools.ts';
import { ACRONYMS_OF_WORK, GENERIC } from './words.ts';

/** Kinds of schools that those of a town say alone: `at Grammar`. */
const SAID_ALONE: readonly (readonly [RegExp, readonly string[]])[] = [
  [/(?<!\p{L})Grammar(?: School)?$/u, ['Grammar']],
  [
    /Polytechnic|Polytechnique|Politecnico|Politécnic[oa]|Politechnika/u,
    [
      'Poly',
      'Polytechnic',
      'Poli',
      'Polibud(?:a|y|zie|ę|ą)',
      'Politécnic[ao]',
      'Politecnico',
      'Politechni[ck]\\p{L}{0,3}',
    ],
  ],
  [/[Пп]ол[іи]тех/u, ['Пол[іи]тех\\p{L}{0,7}']],
  [/Tecnológico/u, ['Tec']],
  [/Técnico/u, ['Técnico']],
  [/Autónoma|Autònoma/u, ['Autónoma', 'Autònoma']],
  [/Complutense/u, ['Complu', 'Complutense']],
  [/Jagiello/u, ['Jagiello[nń]\\p{L}{1,4}', 'UJ']],
  [/Normal(?:e|na) S/u, ['Normale']],
  [
    /(?<!\p{L})(?:Institute of Technology|Technology University|Technological University|University of (?:\p{L}+ and )?Technology)/u,
    ['Tech'],
  ],
  [/Conservat\p{L}+/u, ['Conservatoire', 'Conservatory', 'Conservatorium']],
  [/(?<!\p{L})High(?: School)?$/u, ['High']],
  [/Normale/u, ['Normale']],
];

/** Letters of a school that say something at work as well: `KPI`, `HSE`. They are its own where somebody learned. */
function lettersOf(name: string): string[] {
  const initials = (said: string): string =>
    wordsOf(said)
      .filter((word) => !/^(?:of|at|the|for|in|de|di|da|do|and|und|van|y|e)$/u.test(word))
      .map((word) => word.charAt(0).toUpperCase())
      .join('');
  const [own = ''] = /^\p{Lu}{2,5}(?= )/u.exec(name) ?? [];
  const all = [initials(name), initials(name.replace(/ at \p{Lu}.*$/u, '')), own, ...companyAliases(name)];
  return all.filter(
    (one) => /^\p{Lu}{2,5}$/u.test(one) && (one.length === 2 || ACRONYMS_OF_WORK.has(one.toLowerCase())),
  );
}

/** `King's` and `Queens` of what is called by somebody. */
const ofSomebody = (name: string): string[] =>
  matchesOf(/(?<!\p{L})(\p{Lu}\p{L}{2,})(?:['’]s|s['’])(?!\p{L})/gu, name).flatMap(({ 1: whose = '' }) =>
    [`${whose}'s`, `${whose}’s`, `${whose}s`, `${whose}s'`].filter((one) => !GENERIC.has(one.toLowerCase())),
  );

/** The places that a school is called by: `Otago`, `Padova`, `Nanyang`. */
function ownPlaces(name: string, reason: Reason): string[] {
  const own =
    /^(?:the )?(?:university|université|universidad|universität|universidade|università|universiteit|uniwersytet) (?:of |de |di |do |da |van |zu |d['’])?(?:the )?(.+)$/iu.exec(
      name,
    )?.[1] ?? /^(.+?) (?:university|college|universität)$/iu.exec(name)?.[1];
  const towns = name.split(/[\s,()–-]+/u).filter((word) => {
    return (
      reason === 'school' &&
      /^\p{Lu}\p{Ll}{3,}$/u.test(word) &&
      /^(?:city|state)$/u.test(placeNamed(fold(word), 'AU')?.kind ?? '')
    );
  });
  const [first = ''] = /^\p{Lu}\p{Ll}{4,}(?= Technological University$)/u.exec(name) ?? [];
  // `City graduate` of City, University of London.
  const [college = ''] =
    /^\p{Lu}\p{L}+(?:[’']s?)?(?=, (?:University of|[Uu]niversité|Universität) )/u.exec(name) ?? [];
  const all = [own ?? '', ...towns, first].filter((one) => one.length > 3 && !GENERIC.has(one.toLowerCase()));
  return [...new Set([...all, ...(college === '' ? [] : [college])])];
}

/** A college without its town or the word for it: `City College` of City College Norwich, `Bath College` of City of Bath College. */
export const collegesCut = (name: string): string[] => {
  const [, ofCity = ''] = /^City of (\p{Lu}\p{L}+ College)$/u.exec(name) ?? [];
  const [, bare = ''] =
    /^(\p{Lu}[\p{L}’']+ (?:College|Polytechnic|Academy)),? \p{Lu}\p{Ll}{2,}$/u.exec(name) ?? [];
  return [ofCity, bare].filter((one) => one !== '');
};

/** Finds the kind of a school that is said alone in other languages: `al Poli`, `na Polibudzie`. */
export const schoolAbroadFinder = (name: string): Known['find'] =>
  kindAbroadFinder(SAID_ALONE.flatMap(([kind, forms]) => (kind.test(name) ? forms : [])));

/** The places that a text names, each by one word. */
const placesIn = (text: string): Place[] =>
  matchesOf(/(?<![\p{L}\p{N}-])(?<!\p{Ll} \p{Lu}\p{L}{2,20} )\p{Lu}\p{Ll}{3,}(?![\p{L}\p{N}-])/gu, text)
    .filter(({ 0: word }) => placeNamed(fold(word), 'AU') !== null)
    .map(({ 0: word, index }) => ({ start: index, end: index + word.length }));

/**
 * Finds what a school is called by where somebody learned there: its place (`graduated from Otago`, `the Sussex course`), of one that is
 * recorded in another script or language any town, its kind (`at Grammar`) and letters that say something at work as well (`KPI`).
 */
export function schoolFinder(name: string, reason: Reason): Known['find'] {
  const said = schoolPlaces(name, reason);
  if (said === undefined) return undefined;
  return (text) =>
    said(text).filter(
      (one) =>
        (isSchoolThere(text, one, reason, one.isOwn) ||
          (one.isOwn && isRecordedSchoolOfSubject(text, one))) &&
        !ON_A_VISIT.test(text.slice(one.end, one.end + 40)) &&
        (one.isOwn || !OF_REGION.test(text.slice(one.end, one.end + 20))),
    );
}

/** The same where the town may be meant as well: `left Otago in 2011`, `Hull, then five years on a ward`. */
export function doubtfulSchoolFinder(name: string): Known['find'] {
  const said = schoolPlaces(name, 'school');
  if (said === undefined) return undefined;
  return (text) =>
    said(text).filter(
      ({ start, end, isOwn }) =>
        isOwn &&
        !MORE.test(text.slice(end, end + 3)) &&
        (MAY_BE.test(text.slice(Math.max(0, start - 20), start)) ||
          (readerOf(text) === 'en'
            ? mayBeSchoolOfTown(text, { start, end })
            : isSchoolOfTownAbroad(text, { start, end }))),
    );
}

/** Any town, of a school that is recorded in another script or language, where somebody was at it and not in it: `At Nanjing she`. */
export function atTownFinder(name: string): Known['find'] {
  const said = schoolPlaces(name, 'school');
  if (said === undefined) return undefined;
  return (text) => said(text).filter((one) => !one.isOwn && isAtSchool(text, one));
}

/** Where somebody was in a town for a while: `went to Bath for a weekend`. */
const ON_A_VISIT =
  /^ for (?:an?|the|his|her|their|some) (?:[\p{Ll}-]+ ){0,2}(?:weekend|holidays?|days?|night|week|wedding|race|match|walk|visit|break|trip|party|festival|funeral|concert|interview|meeting|conference)(?!\p{L})/u;

/** `A Yorkshire man`: of a town or region that is not the school's. */
const OF_REGION =
  /^ (?:man|woman|mathematician|chemist|engineer|economist|lawyer|historian|physicist|geologist|linguist|medic|scholar)(?!\p{L})/u;
const ENGLISH_KIND =
  /(?<!\p{L})(?:University|College|School|Institute|Academy|Polytechnic|Grammar|Conservator\p{L}+|Seminary)(?!\p{L})/u;

/** Where a text has what a school may be called by: what its name says, or any town. */
function schoolPlaces(
  name: string,
  reason: Reason,
): ((text: string) => (Place & { isOwn: boolean })[]) | undefined {
  const places = ownPlaces(name, reason);
  const kinds = SAID_ALONE.flatMap(([kind, forms]) => (kind.test(name) ? forms : []));
  const more =
    reason === 'school'
      ? [...kinds.filter((one) => /^\p{L}+$/u.test(one)), ...lettersOf(name), ...ofSomebody(name)]
      : [];
  // `Geneva` of the Université de Genève.
  const isElsewhere =
    reason === 'school' &&
    (places.length === 0 || !ENGLISH_KIND.test(name) || !isPlaceName(fold(places[0] ?? '')));
  const all = [...places, ...more].map((one) => one.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&')).join('|');
  if (all === '' && !isElsewhere) return undefined;
  const own = new RegExp(`(?<![\\p{L}\\p{N}])(?:${all === '' ? '(?!)' : all})(?![\\p{L}\\p{N}])`, 'gu');
  return (text) => [
    ...matchesOf(own, text).map(({ 0: one, index }) => ({
      ...{ start: index, end: index + one.length, isOwn: true },
    })),
    ...(isElsewhere ? placesIn(text).map((one) => ({ ...one, isOwn: false })) : []),
  ];
}

const TECHNICAL = /techni|technolog|polit[eé]c|politech|polytech|politeh/iu;

/** Names of a technical school by its town, and the number that tells schools of one town apart: `Gdańsk Tech`, `Lyon 1`. */
export function schoolsByTown(name: string): string[] {
  const numbered = /(?<=^|\s)\p{Lu}\p{Ll}{2,} (?:\d{1,2}|I{1,3}|IV|V|VI{1,3})(?=$|\s)/u.exec(name)?.[0];
  const town = name
    .split(/[\s,–-]+/u)
    .filter((word) => /^\p{Lu}\p{Ll}{2,}$/u.test(word) && isPlaceName(fold(word)));
  const forms = TECHNICAL.test(name)
    ? town.flatMap((one) => [`${one} Tech`, `${one} Poly`, `${one} Polytechnic`, `TU ${one}`, `Poli ${one}`])
    : [];
  return numbered === undefined ? forms : [numbered, ...forms];
}
