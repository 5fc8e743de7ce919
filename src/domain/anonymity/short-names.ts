import { wordsOf } from './fold.ts';
import { isInDictionary } from './reading.ts';

/** A form of a name as its words, and how it is written in a text. */
type Form = readonly [
  words: readonly string[],
  written: 'always' | 'caps' | 'capital' | 'capitals' | 'dotted',
];

const LINKING = /^(?:of|the|for|and|at|de|du|di|da|do|des|del|van|voor|der|von|für|für|y|e|i|og|och)$/i;

/** Kinds of schools and houses by their letters, of which there are many: `HTL Steyr`, `IES Goya`. */
const KINDS = new Set(
  'HTL HAK HAS HLW HTBLA HTBLVA BBS BBZ BSZ IES CIFP CFA IUT BTS IUFM ITIS ITC IPSIA ROC MBO HBO VWO HAVO TAFE NHS USL ASL ULSS AOU CHU CHR IHK HWK KKH'.split(
    ' ',
  ),
);

/** Whether letters are a kind of school or house, and none of their names. */
export const isKindByLetters = (word: string): boolean => KINDS.has(word.toUpperCase());

/** Counties as they are cut short; those that are words in capitals as well are left out. */
const COUNTIES: Record<string, string> = {
  ...{ Hertfordshire: 'herts', Nottinghamshire: 'notts', Lancashire: 'lancs', Cambridgeshire: 'cambs' },
  ...{ Northamptonshire: 'northants', Wiltshire: 'wilts', Hampshire: 'hants', Berkshire: 'berks' },
  ...{ Staffordshire: 'staffs', Leicestershire: 'leics', Lincolnshire: 'lincs', Worcestershire: 'worcs' },
  ...{ Gloucestershire: 'glos', Yorkshire: 'yorks', Warwickshire: 'warks', Oxfordshire: 'oxon' },
  ...{ Buckinghamshire: 'bucks', Bedfordshire: 'beds', Shropshire: 'salop', Derbyshire: 'derbys' },
};

/** Short forms of an organisation by how its name is built. */
export function shortNames(name: string): Form[] {
  const all = name.split(/\s+/);
  const [first = ''] = all;
  const forms: Form[] = [];
  // `Fed Ex` for FedEx.
  for (const word of all) {
    const [, start, end] = /^(\p{Lu}\p{Ll}+)(\p{Lu}\p{Ll}+)$/u.exec(word) ?? [];
    if (start !== undefined && end !== undefined)
      forms.push([[...wordsOf(start), ...wordsOf(end)], 'capitals']);
  }
  // `City FM` for City Facilities Management.
  const further = all
    .slice(1)
    .filter(
      (word) => !LINKING.test(word) && !/^(?:ltd|limited|inc|plc|llc|group|gmbh|ag|sa)\.?$/iu.test(word),
    );
  if (further.length > 1 && further.length < 4 && further.every((word) => /^\p{Lu}\p{Ll}/u.test(word)))
    forms.push([
      [...wordsOf(first), further.map((word) => word.charAt(0).toLowerCase()).join('')],
      'capitals',
    ]);
  // `H-W` for Heriot-Watt.
  const halves = /^(\p{Lu})\p{Ll}+-(\p{Lu})\p{Ll}+$/u.exec(first);
  if (halves !== null)
    forms.push([[halves[1] ?? '', halves[2] ?? ''].map((letter) => letter.toLowerCase()), 'dotted']);
  // `Ohio State`.
  const [, state] = /^(.+ (?:State|Tech)) (?:University|College)$/u.exec(name) ?? [];
  if (state !== undefined) forms.push([wordsOf(state), 'capitals']);
  // `BoI` for the Bank of Ireland, with the small letter.
  if (all.length > 2 && all.length < 6 && all.slice(1, -1).some((word) => LINKING.test(word))) {
    const letters = all.map((word) => word.charAt(0).toLowerCase()).join('');
    // `UMaT` for the University of Mines and Technology.
    const without = all
      .filter((word) => !/^of$/iu.test(word))
      .map((word) => word.charAt(0).toLowerCase())
      .join('');
    for (const one of new Set([letters, without]))
      if (one.length > 2 && /^[a-z]+$/.test(one) && !isInDictionary(one)) forms.push([[one], 'capital']);
  }
  // `GTBank` for the Guaranty Trust Bank.
  const [, rest] = /^(.+) Bank$/u.exec(name) ?? [];
  const initials = (rest ?? '').split(' ').map((word) => word.charAt(0).toLowerCase());
  if (initials.length > 1) forms.push([[`${initials.join('')}bank`], 'always']);
  // `Herts` for the University of Hertfordshire.
  for (const word of all) {
    const county = COUNTIES[word];
    if (county !== undefined) forms.push([[county], 'capital']);
  }
  // `CFA` for Chick-fil-A: each of its pieces gives a letter.
  const pieces = name.split(/[\s-]+/u).map((word) => word.charAt(0).toLowerCase());
  if (
    /\p{L}-\p{L}/u.test(name) &&
    pieces.length > 2 &&
    pieces.length < 6 &&
    pieces.every((one) => /[a-z]/.test(one))
  )
    forms.push([[pieces.join('')], 'caps']);
  // `ANZ` of ANZ Banking Group, `3M` of the 3M Company.
  if (/^(?:\p{Lu}{3,6}|\d\p{Lu}{1,3})$/u.test(first) && !isKindByLetters(first))
    forms.push([wordsOf(first), 'caps']);
  return forms;
}
