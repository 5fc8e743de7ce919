import { fold } from '#src/lib/fold.ts';
import { placeNamed } from '../lexicon/places.ts';
import type { Known } from './known.ts';
import { isPlaceName } from './reading.ts';
import { beginsSentence, type Reason } from './spans.ts';
import { GENERIC } from './words.ts';

const DEGREE =
  'degrees?|diploma|M\\.?B\\.?A|Ph\\.?D|D\\.?Phil|M\\.?Phil|MB?ChB|MBBS|M\\.?D|B\\.?Sc|B\\.?A|B\\.?Eng?|B\\.?Com|B\\.?E|B\\.?Tech|M\\.?Tech|M\\.?Sc|M\\.?Eng|M\\.?A|LL\\.?[BM]|B\\.?Ed|B\\.?N|PGCE|Dipl\\.?-Ing\\.?';
const LEARNED = new RegExp(
  String.raw`\b(?:(?:took|got|earned|gained|with|holds?|has) an? (?:starred )?(?:double )?(?:first|2:1|2:2|upper second|lower second|distinction|scholarship|blue)|stud(?:ied|ies|ying)|read|reading|graduat\p{L}*|educated|went up|attended|enrolled|alumn\p{L}+|master(?:'s|s)?|bachelor(?:'s|s)?|doctorate|thesis|trained|honours|lectur\p{L}+|taught|${DEGREE})\b[^.;!?]{0,40}?\b(?:at|from|to|in)\s+(?:the )?$`,
  'iu',
);
/** A paper and what it is in, before the place that gave it: `BSc, Oxford`, `BEng in Physics (Oxford, 2014)`. */
const PAPER = new RegExp(
  String.raw`(?<![\p{L}])(?:${DEGREE})(?: \(Hons\))?(?: (?:in |of )?\p{L}[\p{L} &]{2,40})?(?:, ?| ?\(| [–-] |: )$`,
  'iu',
);
const SCHOOLED =
  /^ (?:grad(?:uate)?s?|alum\p{L}*|(?:man|woman|mathematician|chemist|engineer|economist|lawyer|historian|physicist|geologist|linguist|classicist|medic|scholar)(?!s)|B\.?(?:Com|Sc|A|Eng|Bus)|M\.?(?:Sc|A|BA|Eng|Com)|LL\.?[BM]|PGCE|D?PhD|DPhil|degree|thesis|course|programme|doctorate|(?:master|bachelor)[’']?s?|first|2:[12]|(?:law|business|medical|med|engineering|dental|nursing|art) school)(?!\p{L})|^ (?:was|is|were) (?:my|his|her|their) (?:\p{L}+ )?(?:school|university|college|alma mater)\b/u;
/** `After Oxford she joined a bank`: where one has been before something else. */
const SINCE = /(?:^|[.!?:;]\s+|,\s+)(?:after|before|since) $/iu;
const SINCE_THEN = /^,? (?:s?he|they|I|we|came|the candidate)(?!\p{L})/u;

/** `Exeter then Marjon`: schools one after the other. */
const IN_TURN = /^(?:,)? (?:and )?then (?:the )?\p{Lu}/u;

/** Somebody is in a town, and at a school that is called by it: `at Otago`. */
const AT = /(?<!\p{L})[Aa]t $/u;
const MORE = /^ \p{Lu}/u;

/** The places that a school is called by: `Otago`, `Padova`, `Nanyang`. */
function ownPlaces(name: string, reason: Reason): string[] {
  const own =
    /^(?:the )?(?:university|université|universidad|universität|universidade|università|universiteit|uniwersytet) (?:of |de |di |do |da |van |zu |d['’])?(?:the )?(.+)$/iu.exec(
      name,
    )?.[1] ?? /^(.+?) (?:university|college|universität)$/iu.exec(name)?.[1];
  const towns = name.split(/[\s,()–-]+/u).filter((word) => {
    return (
      reason === 'school' && /^\p{Lu}\p{Ll}{3,}$/u.test(word) && placeNamed(fold(word), 'AU')?.kind === 'city'
    );
  });
  const [first = ''] = /^\p{Lu}\p{Ll}{4,}(?= Technological University$)/u.exec(name) ?? [];
  return [...new Set([own ?? '', ...towns, first])].filter(
    (one) => one.length > 3 && !GENERIC.has(one.toLowerCase()),
  );
}

/** Finds the place that a school is called by, where somebody learned there: `graduated from Otago`, `the Sussex course`. */
export function schoolFinder(name: string, reason: Reason): Known['find'] {
  const places = ownPlaces(name, reason);
  if (places.length === 0) return undefined;
  const all = places.map((one) => one.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&')).join('|');
  const said = new RegExp(`(?<!\\p{L})(?:${all})(?!\\p{L})`, 'gu');
  return (text) =>
    [...text.matchAll(said)]
      .map(({ 0: one, index }) => ({ start: index, end: index + one.length }))
      .filter(({ start, end }) => {
        const before = text.slice(Math.max(0, start - 80), start);
        const after = text.slice(end, end + 60);
        return (
          LEARNED.test(before) ||
          PAPER.test(before) ||
          SCHOOLED.test(after) ||
          (SINCE.test(before) && SINCE_THEN.test(after)) ||
          (reason === 'school' && beginsSentence(text, start) && IN_TURN.test(after)) ||
          (reason === 'school' && AT.test(before) && !MORE.test(after))
        );
      });
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
