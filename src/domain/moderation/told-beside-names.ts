import { isGiven } from '../names/index.ts';
import { REASONS, rewordingFor } from './reasons.ts';
import { tellsIllness } from './told-of-third.ts';
import type { Attribute, Finding, Verdict } from './types.ts';

// "Harriet (54) rec test": what stands in brackets behind a name in the title of an invitation or in the subject of a mail, which every
// guest reads and a calendar shows to others.

/** The inputs that are read so. */
const OF_LINE = /(?:^|[._])(?:title|subject|location|headline)$/u;
const BESIDE = /(\p{Lu}[\p{L}\p{M}'’-]+)\.? ?[([]([^()[\]]{1,60})[)\]]/gu;

const AGE =
  /^\W*(1[6-9]|[2-7]\d)(?: ?(?:years?(?: old)?|yrs?(?: old)?|y\/?o|j\.?|jahren?|jährig|ans|años|anni|anos|jaar|lat|l\.|år|r\.))?\W*$/iu;
/** A figure alone may be minutes: somebody who writes "(45)" is asked. */
const MAY_BE_MINUTES = /^\W*(?:[2-6][05])\W*$/u;
const SEX =
  /^\W*(?:[fmwvk]|she|he|female|male|woman|man|girl|lady|weiblich|männlich|frau|mann|femme|homme|mujer|hombre|donna|uomo|vrouw|mulher|homem|kobieta|mężczyzna|kvinna|kvinne|kvinde|mand)\W*$/iu;
/** By its letters, as notes have it; some are also of software and of schools, but not behind a name. */
const ILLS = /^\W*(?:MS|HIV|PTSD|ADHD|ADHS|TDAH|OCD|COPD|IBS|ASD|CFS)\W*$/u;

function attributeOf(part: string): { about: Attribute; verdict: Verdict } | null {
  if (AGE.test(part)) return { about: 'age', verdict: MAY_BE_MINUTES.test(part) ? 'held' : 'blocked' };
  if (SEX.test(part)) return { about: 'sex', verdict: 'blocked' };
  if (ILLS.test(part) || tellsIllness(part)) return { about: 'disability_or_health', verdict: 'blocked' };
  return null;
}

/** Whether all that brackets say is both sexes, "(m/f)", or how somebody is addressed. */
const isOfAll = (inside: string): boolean => /[/|]/u.test(inside) && !/\d/u.test(inside);

/**
 * What a title or a subject tells of somebody in brackets behind the name.
 * @param people names of those whom it is to or about
 */
export function toldBesideNames(
  texts: readonly (readonly [field: string, text: string | null | undefined])[],
  people: readonly (string | null)[],
): Finding[] {
  const known = new Set(people.flatMap((name) => (name ?? '').toLowerCase().split(/\s+/u)));
  const isName = (word: string): boolean => known.has(word.toLowerCase()) || isGiven(word.toLowerCase());
  return texts.flatMap(([field, text]) =>
    text == null || !OF_LINE.test(field)
      ? []
      : [...text.matchAll(BESIDE)].flatMap(({ 0: said, 1: name = '', 2: inside = '', index }) => {
          if (!isName(name) || isOfAll(inside)) return [];
          let at = index + said.length - 1 - inside.length;
          return inside.split(/(?<=[,;]|\p{L} ?\/)/u).flatMap((part): Finding[] => {
            const words = part.replace(/^\s+|[\s,;/]+$/gu, '');
            const start = at + part.indexOf(words);
            at += part.length;
            const told = attributeOf(words);
            if (told === null) return [];
            const end = start + words.length;
            const { about } = told;
            return [
              {
                ...{ ...told, field, words, start, end },
                reason: REASONS[about],
                rewording: rewordingFor(about, 'person'),
              },
            ];
          });
        }),
  );
}
