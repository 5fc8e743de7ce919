import { isGiven, isSurname } from '../names/index.ts';
import type { Finding } from './types.ts';

// Who else is in the running, by the words around a name alone: whether that person is on record or not, a candidate is not to read who
// they are up against, nor what the other one asks.

type At = Pick<Finding, 'words' | 'start' | 'end'>;

const w = (source: string, flags = 'gu'): RegExp => new RegExp(`(?<!\\p{L})(?:${source})(?!\\p{L})`, flags);
const NAME =
  "\\p{Lu}[\\p{L}\\p{M}'’-]+(?: (?:(?:van|de|von|da|di|la|el|al|den|der|dos|del) ){0,2}\\p{Lu}[\\p{L}\\p{M}'’-]+){0,3}";
const YOU =
  '(?:[Yy]ou|[Yy]ourself|[Dd]ir|[Dd]ich|[Dd]u|Ihnen|Sie|[Vv]ous|[Tt]oi|[Tt]ú|[Tt][ií]|[Uu]sted|[Tt]u|[Tt]e|[Ll]ei|[Vv]oi|[Jj]ou|[Jj]ij|[Jj]e|u|[Vv]ocê|[Ss]i|[Tt]y|[Tt]obą|[Cc]iebie|Panią|Panem|[Dd]ig|[Dd]eg)';
const AND = '(?:and|or|und|oder|et|ou|y|e|o|en|of|i|lub|a|och|eller|og|&|/|versus|vs\\.?)';
/** Words of a choice among few, in the languages of mails. */
const RACE = w(
  "narrowed|whittled|down to|it['’]s (?:now |just |only |really |still )*between|shortlist\\p{L}*|short list|final(?:ists?| two| three| round| stage)|in the running|last (?:two|three)|toss-?up|head to head|choos(?:e|ing)|decid(?:e|ing) between|two names|favourites?|front-?runners?|im rennen|in der engeren (?:wahl|auswahl)|endrunde|stichwahl|entscheid\\p{L}* (?:sich )?zwischen|nur noch|letzte[nr]? (?:runde|beiden|zwei)|en lice|finalistes?|en finale|dernière ligne|choisir|hésit\\p{L}+|il ne reste (?:plus )?que|finalistas?|recta final|quedan|queda|elegir|decidir|entre los dos|ballottaggio|in corsa|finalist[aie]|scegliere|restano|rimast[ie]|in de race|laatste (?:ronde|twee)|kiezen|gaat (?:het |nu |nog )*tussen|nog over|na corrida|reta final|escolher|restam|finał\\p{L}*|wybór|wybier\\p{L}+|zostali|została|slutrundan?|sista två|valet står|står mellan|mellem|mellom|siste to|sidste to|tilbage",
  'iu',
);
const OTHER =
  "(?:[Tt]he other (?:candidate|finalist|one|person|contender|applicant|guy|girl|woman|man|lad|lady|chap)|[Yy]our (?:rival|competitor|competition)|[Tt]he (?:front-?runner|favourite|competition)|(?:[Dd]er|[Dd]ie) (?:andere|zweite) (?:Kandidatin?|Bewerber(?:in)?)|(?:[Dd]er |[Dd]ie )?(?:Mitbewerber(?:in)?|Konkurrent(?:in)?)|[Ll][’'](?:autre (?:candidate?|personne|finaliste))|(?:[Ee]l otro|[Ll]a otra) (?:candidat[oa]|finalista|persona)|[Ll][’']altr[oa] (?:candidat[oa]|finalista|persona)|[Dd]e andere (?:kandidaat|kandidate|sollicitant)|(?:[Oo] outro|[Aa] outra) (?:candidat[oa]|finalista|pessoa)|[Dd]rug[ia] kandydat(?:ka)?|[Dd]en (?:andra|andre|anden) (?:kandidaten?|sökanden|ansøger|søkeren))";

/** What tells whom the choice is between, or who was taken. */
const FRAMES: readonly { pattern: RegExp; needsRace?: true }[] = [
  { pattern: w(`${YOU} ?${AND} ?(?:(?:an? )?\\p{Ll}+ (?:called|named) )?(${NAME})`), needsRace: true },
  { pattern: w(`(${NAME}) ?${AND} ?${YOU}`), needsRace: true },
  {
    pattern: w(
      `(?:[Uu]p against|[Rr]unning against|[Cc]ompet(?:e|es|ing) (?:against|with)|[Gg]oing up against|[Hh]ead to head with|[Ll]ose(?:s)? out to|[Ll]ost out to|[Bb]eaten by|[Pp]ipped by|[Gg]egen|[Uu]nterlegen|[Ee]n concurrence avec|[Ff]ace à|[Cc]ompites? con|[Cc]ontra|[Ii]n concorrenza con|[Cc]ontro|[Tt]egen|[Cc]oncorre[rs]? com|[Kk]onkuruje(?:sz)? z|[Kk]onkurrer\\p{L}* med) (?:\\p{Ll}+ (?:called|named) )?(${NAME})`,
    ),
  },
  {
    pattern: w(
      `${OTHER}(?:,| is|['’]s| was|:| ist| heißt| est| s[’']appelle| es| se llama| è| si chiama| heet| é| chama-se| to| är| er| heter| hedder)? ?(?:called |named )?(${NAME})`,
    ),
  },
  {
    pattern: w(
      `(?:[Ww]ent|[Gg]one|[Gg]oing|[Gg]o) with (${NAME})(?! as | to | on | at | for (?:the )?(?:interview|call|meeting|panel|chat))|(?:[Gg]ave|[Gg]iven|[Oo]ffered|[Oo]ffering|[Gg]ive|[Gg]iving) (?:it|the (?:job|role|post|position)) to (${NAME})|(?:[Cc]hose|[Cc]hosen|[Pp]icked|[Pp]refer(?:red)?|[Hh]ired|[Ll]iked?|[Rr]ated?) (${NAME})(?= (?:over|instead|ahead of|better than|more than|in the end|for (?:it|the (?:job|role))))|für (${NAME}) entschieden|(?:ont|a) (?:choisi|retenu|préféré|pris) (${NAME})|(?:eligieron|eligió|han elegido|prefieren|prefirieron|se quedaron con|se han quedado con) (?:a )?(${NAME})|(?:hanno|ha) (?:scelto|preferito|preso) (${NAME})|(?:gekozen|kozen|koos) voor (${NAME})|voor (${NAME}) gekozen|(?:escolheram|preferiram|ficaram com) (?:[ao] )?(${NAME})|wybrali (${NAME})|(?:valde|valt|valgte|har valgt) (${NAME})`,
    ),
  },
  {
    pattern: w(
      `(${NAME})(?:['’]s| is| was)? (?:also |still |the other one |too )*(?:in the running|shortlisted|on the shortlist|going for (?:it|the (?:same )?(?:job|role))|in the (?:final|last) (?:two|three|round))`,
    ),
  },
];
/** "It's down to you and Priya to agree a date": what they do together. */
const TOGETHER = /^,? (?:to \p{Ll}|can (?:agree|meet|decide)|will (?:agree|meet)|both (?:need|have|sign))/u;
/** What begins like a name and is none: days, months, the words that greet. */
const NO_NAME =
  /^(?:January|February|March|April|May|June|July|August|September|October|November|December|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|Christmas|Easter|Dear|Hi|Hello|Hallo|The|And|But|So|We|They|If|It|Sie|Du|Ihnen|Team)$/u;

const SUM =
  '(?:about |around |circa |ca\\.? |rund |nur |only |just |[£$€] ?)*\\d{2,3}(?:[.,]\\d{3}|[.,]\\d)?(?:k|,\\d{3})?(?! ?%)(?![\\d:]| (?:days?|weeks?|months?|years?|tage|wochen|jours|días|giorni|dagen|dias|dni|dagar))';
const ASKS =
  "(?:['’]s|['’]d| is| was| are| would be)? ?(?:only |currently |also |just |now |already )*(?:on|at|asks?|asking(?: for)?|after|wants?|wanted|earns?|earning|expects?|expecting|looking for|holding out for|gets?|getting|won['’]t (?:move|come|go|budge)(?: for)?(?: under| below| for less than)?|will (?:come|move|go|do it) for|costs?|verlangt|will|möchte|bekommt|verdient|liegt bei|kostet|demande|veut|gagne|touche|est à|coûte|pide|quiere|gana|cobra|está en|cuesta|chiede|vuole|prende|guadagna|è a|costa|vraagt|wil|verdient|zit op|kost|pede|quer|ganha|recebe|custa|chce|zarabia|ma|kosztuje|vill ha|begär|tjänar|ligger på|vil ha|vil have|tjener|forlanger)";
const SHE =
  '(?:[Ss]?[Hh]e|[Ee]r|[Ss]ie|[Ii]l|[Ee]lle|[Éé]l|[Ee]lla|[Ll]ui|[Ll]ei|[Hh]ij|[Zz]ij|[Zz]e|[Ee]le|[Ee]la|[Oo]na?|[Hh]an|[Hh]on|[Hh]un)';
const PAY_OF_OTHER = w(`${OTHER}${ASKS} ${SUM}`);
const PAY_OF_THEM = w(`(?:${SHE})${ASKS} ${SUM}`);
/** "You're the cheaper option": a pay beside it is of somebody else. */
const CHEAPER = w(
  "(?:you['’]?re|you are|that makes you|makes you) (?:the |also |just |still )*(?:cheaper|dearer|cheapest|less expensive|better value)[^.!?\\n]{0,30}|(?:cheaper|less|more) than you(?:['’]re| are| do| ask)?|(?:du bist|sie sind|sind sie|bist du) (?:der |die |das |damit )*(?:günstiger|billiger)\\p{L}*|(?:vous êtes|tu es) (?:donc )?(?:moins cher|moins chère|plus chère?)|(?:eres|es usted|sales) más barat[oa]|(?:sei|è) (?:più economic[oa]|meno car[oa])|(?:je bent|u bent) (?:dus )?(?:goedkoper|de goedkoopste)|(?:és|é|fica) mais barat[oa]",
  'iu',
);

const sentencesOf = (text: string): { text: string; start: number }[] =>
  [...text.matchAll(/(?:[^.!?\n]|\.(?=\d))+/gu)].map(({ 0: sentence, index }) => ({
    text: sentence,
    start: index,
  }));

const isName = (words: string): boolean => {
  const [first = ''] = words.split(' ');
  if (NO_NAME.test(first)) return false;
  // A word alone may be a house or a day, and two may be of any kind where nouns have capitals.
  const last = words.split(' ').at(-1) ?? '';
  return isGiven(first.toLowerCase()) || (last !== first && isSurname(last.toLowerCase()));
};

function namesIn(sentence: string, isRace: boolean): At[] {
  return FRAMES.flatMap(({ pattern, needsRace }) => {
    if (needsRace === true && !isRace) return [];
    return [...sentence.matchAll(pattern)].flatMap((said): At[] => {
      const words = said
        .slice(1)
        .find((one) => one !== undefined)
        ?.replace(/['’]s$/u, '');
      if (words === undefined || !isName(words)) return [];
      const start = said.index + said[0].indexOf(words);
      const end = start + words.length;
      return TOGETHER.test(sentence.slice(said.index + said[0].length)) ? [] : [{ words, start, end }];
    });
  });
}

const payIn = (sentence: string, isBeside: boolean): At[] =>
  [PAY_OF_OTHER, ...(isBeside ? [PAY_OF_THEM] : [])].flatMap((pattern) =>
    [...sentence.matchAll(pattern)].map(({ 0: words, index }) => ({
      words,
      start: index,
      end: index + words.length,
    })),
  );

/**
 * Where a text says to a candidate who else is in the running, and what the other one asks or earns.
 * @param known names of people who may be spoken of: whoever reads it, those of the agency and of the client
 */
export function rivalsInWords(text: string, known: (name: string) => boolean): At[] {
  let isNear = false;
  return sentencesOf(text).flatMap(({ text: sentence, start }) => {
    const names = namesIn(sentence, RACE.test(sentence)).filter(({ words }) => !known(words));
    const isBeside = isNear || names.length > 0 || CHEAPER.test(sentence);
    const found = [...names, ...payIn(sentence, isBeside)];
    isNear = names.length > 0;
    return found.map((one) => ({ ...one, start: start + one.start, end: start + one.end }));
  });
}
