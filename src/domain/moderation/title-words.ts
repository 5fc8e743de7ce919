import { tradesAbroad } from '../lexicon/abroad.ts';
import { roles } from '../lexicon/terms.ts';
import { isIn, known } from './work-words.ts';

// What the words of a title are: of who does the work, of how old, whom and whose, in the languages in which titles are read.

/** How one language says "young" of somebody, and how it ends the words for who does the work. */
export interface TitleTongue {
  young: RegExp;
  worker: RegExp;
  /** Where adjectives stand behind their noun too. */
  isBehind?: true;
}

const whole = (source: string): RegExp => new RegExp(`^(?:${source})$`, 'iu');

const ENGLISH: TitleTongue = {
  young: whole('young|youthful|mature|attractive|good-looking|pretty|handsome'),
  worker:
    /(?:er|or|ist|ant|ian|m[ae]n|ess|maid|exec|executive|rep|nurse|chef|cook|staff|crew|team|clerk|secretary|temp|admin|associate|analyst|operative|apprentice|intern|host|help|lads?|person|technician|paralegal|sales)s?$/iu,
};

/** The languages in which a title is read. */
export const TITLE_TONGUES: readonly TitleTongue[] = [
  ENGLISH,
  {
    young: whole('jung(?:e[rnsm]?)?|hübsch(?:e[rnsm]?)?|attraktiv(?:e[rnsm]?)?|gut ?aussehende[rnsm]?'),
    worker:
      /(?:er(?:in)?|eur(?:in)?|ist(?:in)?|[ae]nt(?:in)?|kr[aä]fte?|mann|frau|leute|hilfen?|assistenz|team|k[oö]che?|köchin|ärin)$/iu,
  },
  {
    young: whole('jeunes?|jolie?s?|attractive?s?|séduisant(?:e|s|es)?'),
    worker:
      /(?:eurs?|euses?|rices?|istes?|i[eè]re?s?|ants?|antes?|ents?|cia(?:l|le|ux|les)|iens?|iennes?|aires?|esses?|équipe|cadre|ables?|logues?|ctes?|diplômée?s?)$/iu,
    isBehind: true,
  },
  {
    young: whole('joven|jóvenes|guap[oa]s?|atractiv[oa]s?'),
    worker:
      /(?:(?<!m)or(?:a|es|as)?|er[oa]s?|istas?|[aei]nt[ea]s?|(?<!públ|mús)ic[oa]s?|ari[oa]s?|ad[oa]s?|comercial(?:es)?|equipo|chófer)$/iu,
    isBehind: true,
  },
  {
    young: whole('giovan[ei]|carin[oa]|attraente'),
    worker:
      /(?:t(?:ore|ori|rice|rici)|ier[eiao]|ist[aie]|[ae]nt[ei]|at[oaie]|ess[oaie]|ic[oa]|ai[oa]|logo|(?<!st)ario|aria|commerciale|team)$/iu,
    isBehind: true,
  },
  {
    young: whole('jovem|jovens|atraente|bonit[oa]'),
    worker:
      /(?:dor(?:a|es|as)?|tor(?:a|es|as)?|eir[oa]s?|istas?|[ae]ntes?|ic[oa]s?|ári[oa]s?|ad[oa]s?|comercial|equipa|chefe)$/iu,
    isBehind: true,
  },
  {
    young: whole('jonge?|aantrekkelijke|knappe|jeugdige'),
    worker:
      /(?:ers?|sters?|ist(?:e|en)?|ant(?:e|en)?|ent(?:e|en)?|eurs?|euse|kracht(?:en)?|m[ae]n|vrouw|hulp|kok|team|arts|tester)$/iu,
  },
  {
    young: whole('młod[yaei]|młodzi|młodego|młodej|atrakcyjn[aye]'),
    worker:
      /(?:owiec|owcy|wcy|nik|ni(?:ca|czka)|iec|arz|arka|ista|istka|[ea]nt|[ea]ntka|or|orka|er|erka|ca|czyni|sprzedawca|zespół|yk|log)$/iu,
    isBehind: true,
  },
  {
    young: whole('ung|unga|unge|ungt|snygg|vacker|smuk'),
    worker:
      /(?:are|ere?|ör(?:er)?|ør|[ea]nter?|ister?|man|mand|mann|leder|konsulent|biträde|hjälp|team|kock|kok|selger|sælger)$/iu,
  },
];

/** Whom or what young ones are whom the work is for, as the word stands behind: "Young Carers Support Worker", "jeune public". */
const SERVED = whole(
  [
    'm[ae]n|people|peoples|persons?|adults?|offenders?|carers?|farmers?|parents?|mothers?|mums?|dads?|fathers?|famil(?:y|ies)|child(?:ren)?|learners?|students?|pupils?|readers?|audiences?|musicians?|artists?|players?|athletes?|refugees?|girls|boys|lives|minds|professionals|enterprise|entrepreneurs|scientists|fashion|wear|fiction|brands?|wines?|stock|horses?|animals?|plants?|trees?|cattle|onset|life|vic|woodlands?|market|years|ones|homeless|wom[ae]n|wildlife',
    'erwachsenen?|menschen|familien|mütter|eltern|pflege|mode|wilden?|geflüchteten?|flüchtlinge|union|gemeinde|kirche|oper|bühne|theater|straffällige|kunst|patienten|leser|forscher',
    'pousses?|public|publics|enfants?|adultes?|majeurs?|travailleurs|mineurs|lecteurs|parents|afrique|talents|retraités|détenus|filles?',
    'aprendiz(?:es)?|adultos?|lectores|infractores|agricultores|moda|empleo|pueblo|adulti|lettori|coppie|famiglie|aprendizes|leitores|agricultores',
    'kinderen|ouders|mensen|volwassenen|mantelzorgers|gezinnen|moeders|vluchtelingen|gedetineerden',
    'widz\\p{L}*|ludzi\\p{L}*|pokoleni\\p{L}*|matk\\p{L}*|rodzic\\p{L}*|dorosł\\p{L}*|człowiek\\p{L}*|barn|vuxna|voksne|människor|mennesker|mødre|mammor|föräldrar|forældre|foreldre|cancer|omsorg',
  ].join('|'),
);
const OWNED = /(?:['’]s|s['’])$/u;
const MANY = /(?:ers|ors|ists|ians)$/iu;
const HOUSE =
  /^(?:academy|club|program(?:me)?s?|schemes?|awards?|choir|orchestra|theatre|society|network|festival|insurance)$/iu;

/** Whether what stands behind "young" is whom the work is for. @param after the words behind it */
export const isServed = ([first = '', ...more]: readonly string[]): boolean =>
  SERVED.test(first) ||
  HOUSE.test(more.at(-1) ?? '') ||
  HOUSE.test(more[0] ?? '') ||
  OWNED.test(first) ||
  (more.length > 0 && MANY.test(first));

let trades: ReadonlySet<string> | undefined;

/** Whether a word of a title says who does the work, in a language by its endings. */
export function isWorker(word: string, { worker }: TitleTongue): boolean {
  const lower = word.toLowerCase();
  trades ??= new Set(tradesAbroad());
  return (
    /^\p{Lu}{2,5}s?$/u.test(word) ||
    (lower.length > 3 && worker.test(lower)) ||
    isIn(known().occupations, lower) ||
    trades.has(lower) ||
    roles().book.at([lower], 0) !== undefined
  );
}

/** Whether a title says at all who does the work. */
export const saysWorker = (words: readonly string[]): boolean =>
  words.some((word) => TITLE_TONGUES.some((tongue) => isWorker(word, tongue)));
