import { linesOf } from '../lexicon/data-file.ts';
import { beginsSentence, capitalised, type Edit } from './spans.ts';
import type { Tongue } from './tongues.ts';

const TONGUES: readonly Tongue[] = ['de', 'fr', 'es', 'it', 'pt', 'nl', 'sv', 'nordic'];

interface Noun {
  gender: string;
  said: string;
}

let nouns: ReadonlyMap<string, Record<Tongue, Noun>> | undefined;

/** What a kind of house is in each language, by its English words. */
function nounsOf(kind: string): Record<Tongue, Noun> | undefined {
  nouns ??= new Map(
    linesOf('placeholders.txt').map((line) => {
      const [english = '', ...others] = line.split(' | ');
      const all = TONGUES.map((tongue, at): [Tongue, Noun] => {
        const [gender = '', ...said] = (others[at] ?? '').split(' ');
        return [tongue, { gender, said: said.join(' ') }];
      });
      return [english, Object.fromEntries(all) as Record<Tongue, Noun>];
    }),
  );
  return nouns.get(kind);
}

const SIZES: Record<string, Record<Tongue, string>> = {
  small: {
    ...{
      de: ' von kleiner Größe',
      fr: ' de petite taille',
      es: ' de tamaño pequeño',
      nordic: ' af mindre størrelse',
    },
    ...{
      it: ' di piccole dimensioni',
      pt: ' de pequeno porte',
      nl: ' van kleine omvang',
      sv: ' av mindre storlek',
    },
  },
  'mid-size': {
    ...{
      de: ' von mittlerer Größe',
      fr: ' de taille moyenne',
      es: ' de tamaño mediano',
      nordic: ' af mellemstor størrelse',
    },
    ...{
      it: ' di medie dimensioni',
      pt: ' de médio porte',
      nl: ' van middelgrote omvang',
      sv: ' av medelstor storlek',
    },
  },
  large: {
    ...{
      de: ' von beträchtlicher Größe',
      fr: ' de grande taille',
      es: ' de gran tamaño',
      nordic: ' af større størrelse',
    },
    ...{
      it: ' di grandi dimensioni',
      pt: ' de grande porte',
      nl: ' van grote omvang',
      sv: ' av större storlek',
    },
  },
  multinational: {
    ...{
      de: ' in mehreren Ländern',
      fr: ' présent dans plusieurs pays',
      es: ' con presencia en varios países',
      nordic: ' i flere lande',
    },
    ...{
      it: ' con sedi in più paesi',
      pt: ' com presença em vários países',
      nl: ' in meerdere landen',
      sv: ' i flera länder',
    },
  },
};

/** German articles by gender for a noun that is one of its kind. */
const EIN: Record<string, Record<'nominative' | 'accusative' | 'dative' | 'genitive', string>> = {
  m: { nominative: 'ein', accusative: 'einen', dative: 'einem', genitive: 'eines' },
  f: { nominative: 'eine', accusative: 'eine', dative: 'einer', genitive: 'einer' },
  n: { nominative: 'ein', accusative: 'ein', dative: 'einem', genitive: 'eines' },
};
const SPLIT_GERMAN: Record<string, string> = {
  ...{ beim: 'bei', im: 'in', am: 'an', vom: 'von', zum: 'zu', zur: 'zu', ins: 'in', ans: 'an' },
};
const GERMAN_BEFORE =
  /(?<!\p{L})(?:((?:bei|mit|von|aus|zu|nach|seit|in|an|auf|unter|vor|hinter|neben|ab|für|durch|gegen|ohne|um|über) )(?:(de[rmn]|die|das)|ein(?:e[nmr]?)?)? ?|(beim|im|am|vom|zum|zur|ins|ans) |(de[rsmn]|die|das) )$/iu;
const ACCUSATIVE = /^(?:für|durch|gegen|ohne|um|über)/iu;
const GERMAN_ENDING: Record<string, string> = { m: 's', n: 's', f: '' };

interface Said {
  /** How many characters before the place go with what stands there. */
  taken: number;
  with: string;
}

/** An adjective before its noun, with its ending: `gemeinnützige` Organisation. */
const ADJECTIVE = /(?<!\p{L})(\p{Ll}{3,})e[rs]?(?= (?:\p{Ll}+ )*\p{Lu})/gu;
const isBent = (form: string, gender: string): boolean =>
  form === 'dative' || form === 'genitive' || (form === 'accusative' && gender === 'm');

function german({ gender, said }: Noun, size: string, before: string): Said {
  const article = EIN[gender] ?? EIN['n'];
  const [whole = '', preposition, , joined, alone] = GERMAN_BEFORE.exec(before) ?? [];
  const as = (form: keyof NonNullable<typeof article>): string =>
    `${article?.[form] ?? 'ein'} ${isBent(form, gender) ? said.replace(ADJECTIVE, '$1en') : said}${size}`;
  if (joined !== undefined) {
    const split = SPLIT_GERMAN[joined.toLowerCase()] ?? joined;
    const kept = /^\p{Lu}/u.test(joined) ? capitalised(split) : split;
    return {
      taken: whole.length,
      with: `${kept} ${as(/^(?:ins|ans)$/iu.test(joined) ? 'accusative' : 'dative')}`,
    };
  }
  if (preposition !== undefined)
    return {
      taken: whole.length,
      with: preposition + as(ACCUSATIVE.test(preposition) ? 'accusative' : 'dative'),
    };
  if (alone !== undefined) {
    const small = alone.toLowerCase();
    const isOf =
      small === 'des' || (small === 'der' && /\p{Lu}\p{L}+ $/u.test(before.slice(0, -whole.length)));
    if (isOf)
      return { taken: whole.length, with: as('genitive').replace(said, said + genitiveOf({ gender, said })) };
    const form = small === 'den' ? 'accusative' : small === 'dem' ? 'dative' : 'nominative';
    return { taken: whole.length, with: as(form) };
  }
  return { taken: 0, with: as('nominative') };
}

// `eines Unternehmens`; a noun of several words keeps them as they are.
const genitiveOf = ({ gender, said }: Noun): string =>
  said.includes(' ') || /s$/u.test(said) ? '' : (GERMAN_ENDING[gender] ?? '');

/** What stands before a name in the languages that join prepositions to articles: its preposition by itself, as `de` of `du`. */
const JOINED: Record<'fr' | 'es' | 'it' | 'pt', readonly (readonly [RegExp, string])[]> = {
  fr: [
    [/(?<!\p{L})(?:du |des |de l['’]|d['’]|de la |de )$/iu, "d'"],
    [/(?<!\p{L})(?:au |aux |à l['’]|à la )$/iu, 'à '],
    [/(?<!\p{L})qu['’]$/iu, "qu'"],
    [/(?<!\p{L})(?:le |la |les |l['’])$/iu, ''],
  ],
  es: [
    [/(?<!\p{L})(?:del |de la |de los |de las |de )$/iu, 'de '],
    [/(?<!\p{L})(?:al |a la |a los |a las )$/iu, 'a '],
    [/(?<!\p{L})(?:el |la |los |las )$/iu, ''],
  ],
  it: [
    [/(?<!\p{L})(?:del |dello |della |dei |degli |delle |dell['’]|di |d['’])$/iu, 'di '],
    [/(?<!\p{L})(?:al |allo |alla |ai |agli |alle |all['’]|ad |a )$/iu, 'a '],
    [/(?<!\p{L})(?:dal |dallo |dalla |dai |dagli |dalle |dall['’]|da )$/iu, 'da '],
    [/(?<!\p{L})(?:nel |nello |nella |nei |negli |nelle |nell['’]|in )$/iu, 'in '],
    [/(?<!\p{L})(?:il |lo |la |i |gli |le |l['’])$/iu, ''],
  ],
  pt: [
    [/(?<!\p{L})(?:do |da |dos |das |de )$/iu, 'de '],
    [/(?<!\p{L})(?:no |na |nos |nas |em )$/iu, 'em '],
    [/(?<!\p{L})(?:ao |aos |à |às )$/iu, 'a '],
    [/(?<!\p{L})(?:pelo |pela |pelos |pelas |por )$/iu, 'por '],
    [/(?<!\p{L})(?:o |a |os |as )$/iu, ''],
  ],
};

function romance(tongue: 'fr' | 'es' | 'it' | 'pt', before: string, said: string, isPerson: boolean): Said {
  for (const [pattern, preposition] of JOINED[tongue]) {
    const found = pattern.exec(before);
    if (found === null) continue;
    const kept = isPerson ? withPerson(tongue, preposition) : undefined;
    const whole = kept ?? preposition + said;
    return { taken: found[0].length, with: /^\p{Lu}/u.test(found[0]) ? capitalised(whole) : whole };
  }
  return { taken: 0, with: said };
}

/** A preposition with the article of what stands for the person: `della persona`. */
function withPerson(tongue: 'fr' | 'es' | 'it' | 'pt', preposition: string): string | undefined {
  const joined: Record<string, string> = {
    ...{ "fr d'": 'de la personne', "fr qu'": 'que la personne' },
    ...{
      'it di ': 'della persona',
      'it a ': 'alla persona',
      'it da ': 'dalla persona',
      'it in ': 'nella persona',
    },
    ...{ 'pt de ': 'da pessoa', 'pt em ': 'na pessoa', 'pt a ': 'à pessoa', 'pt por ': 'pela pessoa' },
  };
  return joined[`${tongue} ${preposition}`];
}

const ONE: Record<Exclude<Tongue, 'de'>, Record<string, string>> = {
  fr: { m: 'un ', f: 'une ' },
  es: { m: 'un ', f: 'una ' },
  it: { m: 'un ', f: 'una ' },
  pt: { m: 'um ', f: 'uma ' },
  nl: { n: 'een ' },
  sv: { c: 'en ', n: 'ett ' },
  nordic: { c: 'en ', n: 'et ' },
};
const PERSON: Record<Tongue, string> = {
  ...{ de: 'die Person', fr: 'la personne', es: 'la persona', it: 'la persona', pt: 'a pessoa' },
  ...{ nl: 'de kandidaat', sv: 'kandidaten', nordic: 'kandidaten' },
};

const isRomance = (tongue: Tongue): tongue is 'fr' | 'es' | 'it' | 'pt' => tongue in JOINED;

/** `un'azienda`. */
const withOne = (tongue: Exclude<Tongue, 'de'>, { gender, said }: Noun): string =>
  tongue === 'it' && gender === 'f' && /^[aeiou]/u.test(said)
    ? `un'${said}`
    : `${ONE[tongue][gender] ?? ''}${said}`;

function ofPerson(tongue: Tongue, before: string): Said {
  const said = PERSON[tongue];
  if (isRomance(tongue)) return romance(tongue, before, said, true);
  if (tongue !== 'de') return { taken: 0, with: said };
  const [whole = '', preposition, , joined, alone] = GERMAN_BEFORE.exec(before) ?? [];
  if (preposition !== undefined)
    return {
      taken: whole.length,
      with: `${preposition}${ACCUSATIVE.test(preposition) ? 'die' : 'der'} Person`,
    };
  if (joined !== undefined)
    return { taken: whole.length, with: `${SPLIT_GERMAN[joined.toLowerCase()] ?? joined} der Person` };
  return {
    taken: whole.length,
    with: /^de[rm] $/u.test(alone === undefined ? '' : whole) ? 'der Person' : said,
  };
}

/** Behind `ex-`, which no article follows. */
const FORMERLY: Record<Tongue, string> = {
  ...{
    de: 'früher bei ',
    fr: 'auparavant dans ',
    es: 'antes en ',
    it: 'in passato presso ',
    pt: 'antes em ',
  },
  ...{ nl: 'eerder bij ', sv: 'tidigare på ', nordic: 'tidligere hos ' },
};

function formerlyIn(
  tongue: Tongue,
  text: string,
  edit: Edit,
  { former, noun, more }: { former: string; noun: Noun; more: string },
): Edit {
  const start = edit.start - former.length;
  const one = tongue === 'de' ? german(noun, more, 'bei ').with.slice(4) : withOne(tongue, noun) + more;
  const whole = FORMERLY[tongue] + one;
  return { ...edit, start, with: beginsSentence(text, start) ? capitalised(whole) : whole };
}

const DE_THING = /^ ((?:\p{Ll}+e[nmrs]? ){0,2}\p{Lu}[\p{L}-]+)/u;
const NL_THING = /^ ((?:\p{Ll}+e ){0,2}\p{L}[\p{L}-]+)/u;
/** `Frau Sommers größte Stärke` is `größte Stärke der Person`; without a thing behind it the genitive stands alone. */
function genitiveOfPerson(tongue: 'de' | 'nl', text: string, edit: Edit): Edit {
  const of = tongue === 'de' ? 'der Person' : 'van de kandidaat';
  const noun = tongue === 'de' ? DE_THING : NL_THING;
  const thing = noun.exec(text.slice(edit.end, edit.end + 80));
  if (thing === null) return { ...edit, with: of };
  const [whole, things = ''] = thing;
  return {
    ...edit,
    end: edit.end + whole.length,
    with: `${beginsSentence(text, edit.start) ? capitalised(things) : things} ${of}`,
  };
}

/** What somebody is called in place of the name, as a name: no article stands before it. */
const LABEL = /^Candidate [A-Z]{1,2}(?:[’']s)?$/u;

/** `La Serena guida` is `Candidate A guida`, `della Serena` is `di Candidate A`. */
function asLabel(tongue: Tongue, before: string, edit: Edit): Edit {
  if (isRomance(tongue)) {
    const { taken, with: said } = romance(tongue, before, edit.with, false);
    return {
      ...edit,
      start: edit.start - taken,
      with: said.replace(/^([Dd]|[Qq]u)['’](?=Candidate)/u, '$1e '),
    };
  }
  const joined = tongue === 'de' ? /(?<!\p{L})(beim|im|am|vom|zum|zur|ins|ans) $/iu.exec(before) : null;
  if (joined !== null) {
    const [whole, word = ''] = joined;
    const split = SPLIT_GERMAN[word.toLowerCase()] ?? word;
    const kept = /^\p{Lu}/u.test(word) ? capitalised(split) : split;
    return { ...edit, start: edit.start - whole.length, with: `${kept} ${edit.with}` };
  }
  const article = tongue === 'de' ? /(?<!\p{L})(?:de[rmn]|die|das) $/iu : /(?<!\p{L})(?:de|het) $/iu;
  return { ...edit, start: edit.start - (article.exec(before)?.[0].length ?? 0) };
}

/**
 * What stands in the place of a name, in the language of the text: `bei a company` is `bei einem Unternehmen`. What stands before it is
 * taken in where the language joins it to an article.
 */
export function spokenIn(tongue: Tongue, text: string, edit: Edit): Edit {
  const isOf = /[’']s$/u.test(edit.with) && edit.reason === 'name';
  const told = isOf ? edit.with.slice(0, -2) : edit.with;
  const small = told.charAt(0).toLowerCase() + told.slice(1);
  const [, size = '', kind = ''] =
    /^(?:an? )?(?:(small|mid-size|large|multinational) )?(.+)$/u.exec(small) ?? [];
  const before = text.slice(Math.max(0, edit.start - 24), edit.start);
  if (LABEL.test(edit.with)) return asLabel(tongue, before, edit);
  const noun = nounsOf(kind);
  const isPerson = small === 'the candidate';
  if (!isPerson && noun === undefined) return edit;
  const more = SIZES[size]?.[tongue] ?? '';
  const former = isPerson ? undefined : /(?<![\p{L}\p{N}-])ex[-–‑ ]$/iu.exec(before)?.[0];
  const isCompound = tongue === 'de' && noun !== undefined && /^-\p{Lu}/u.test(text.slice(edit.end));
  // `Die Ex-Vossler-Ingenieurin`: within a word no article stands.
  if (isCompound && !noun.de.said.includes(' ')) return { ...edit, with: noun.de.said };
  if (former !== undefined && noun !== undefined)
    return formerlyIn(tongue, text, edit, { former, noun: noun[tongue], more });
  if (isPerson && isOf && (tongue === 'de' || tongue === 'nl')) return genitiveOfPerson(tongue, text, edit);
  if (isPerson && isOf && (tongue === 'sv' || tongue === 'nordic'))
    return { ...edit, with: beginsSentence(text, edit.start) ? 'Kandidatens' : 'kandidatens' };
  const shown = isPerson
    ? ofPerson(tongue, before)
    : noun === undefined
      ? undefined
      : tongue === 'de'
        ? german(noun.de, more, before)
        : isRomance(tongue)
          ? romance(tongue, before, withOne(tongue, noun[tongue]) + more, false)
          : {
              taken: /(?<!\p{L})(?:de|het) $/iu.exec(before)?.[0].length ?? 0,
              with: withOne(tongue, noun[tongue]) + more,
            };
  if (shown === undefined) return edit;
  const start = edit.start - shown.taken;
  const whole = beginsSentence(text, start) ? capitalised(shown.with) : shown.with;
  // What stands before it as it did is not changed: `bei` of `bei einem Unternehmen`.
  const kept = /^\p{L}+ /u.exec(text.slice(start, edit.start))?.[0] ?? '';
  const isKept = kept !== '' && whole.startsWith(kept);
  return {
    ...edit,
    start: start + (isKept ? kept.length : 0),
    with: isKept ? whole.slice(kept.length) : whole,
  };
}

/** What is said for the candidate in a language, also behind a preposition: a piece of a name beside it goes with it. */
export const saidForPerson = (tongue: Tongue): readonly string[] =>
  tongue === 'de' ? [PERSON.de, 'der Person'] : [PERSON[tongue]];
