import { lawExplainedIn } from './law-explained.ts';
import type { Finding } from './types.ts';
import { wholeWords } from './whole-words.ts';

// What words that name people elsewhere plainly say in the turn of phrase around them: a finding within it is none.

interface Turn {
  about: RegExp;
  pattern: RegExp;
  /** Whether it says so of its whole sentence. */
  isOfSentence?: true;
  /** What in the sentence makes it no plain turn of phrase. */
  unless?: RegExp;
}

const FEASTS =
  '(?:eid(?: al[- ]\\p{L}+)?|ramadan|ramadán|diwali|christmas|xmas|hanukkah|chanukah|easter|passover|pesach|nowruz|vaisakhi|holi|vesak|yom kippur|rosh hashanah?|lent|noël|pâques|aïd|weihnachten|ostern|navidad|pascua|natale|pasqua|natal|páscoa|kerst|pasen|suikerfeest|zuckerfest|wielkanoc|boże narodzenie|jul|påske?)';
const COUNTRIES =
  '(?:duitsland|frankrijk|belgië|spanje|italië|tsjechië|hongarije|roemenië|oostenrijk|nederland|deutschland|frankreich|belgien|tschechien|ungarn|rumänien|österreich|niederlande)';
const PEOPLE_OF =
  '(?:duitse|poolse|franse|engelse|belgische|spaanse|italiaanse|tsjechische|roemeense|turkse|nederlandse|deutsche[nrs]?|polnische[nrs]?|französische[nrs]?|belgische[nrs]?|tschechische[nrs]?|italienische[nrs]?|spanische[nrs]?)';
const FIRST_PERSON = '(?:ich|wir|mein\\p{L}* kolleg\\p{L}*|je|nous|moi|ik|wij|i|we|my colleague)';

const TURNS: readonly Turn[] = [
  // How somebody works with others, which every reference asks.
  {
    about: /^sex$/,
    pattern: wholeWords(
      '(?:s?he|they|x{2,}) (?:would |will |did |does )?(?:get|gets|got|getting)(?: on| along)(?: \\p{L}+)? with [^.;?!,]{0,60}',
      "(?:s?he|they|x{2,})(?:['’](?:s|ve)| has| have)? (?:told|tells|says|said|assures|assured) (?:me |us )?(?:that )?(?:s?he|they)(?:['’](?:s|re|d|ll))?(?: \\p{L}+)?",
    ),
  },
  // A name is what somebody is called, where nothing is said of how it sounds.
  {
    about: /^race_or_origin$/,
    pattern: wholeWords(
      'noms?',
      'namen?',
      'naam',
      'names?',
      'nomes?',
      'nombres?',
      'namn',
      'navn(?:et)?',
      'nazwisk\\p{L}+',
    ),
    unless:
      /kling|klink|conson|sonn|sound|foreign|foreigner|étrang|auslän|fremd|extran|stranier|buitenland|english|polish|arab|turk|türk|african|typisch|typical|pronounc|prononc|aussprech|looked|looking|brzmi|låter|lyder|ethnic|ähnlich|weiß|white|local|unusual|strange|weird|komisch|vreemd|raar/iu,
  },
  // What people wish each other, and what they are away for.
  {
    about: /^religion$/,
    pattern: wholeWords(
      `${FEASTS} (?:mubarak|kareem|greetings|wishes|drinks|do|party|lunch|hours|closing|opening|cover|rota|break|holidays?)(?! ?\\?)`,
      `(?:happy|merry|blessed|joyeux|joyeuses|frohe[sn]?|feliz|buon[ae]?|boas?|fijne|prettige?|gezegende?|wesołych|god|glad|glædelig) ${FEASTS}`,
    ),
  },
  // "That's grand": it is well.
  {
    about: /^appearance$/,
    pattern:
      /(?:(?<=^|[.,!?\n] ?)|(?<=(?:that|it|all|is|be|['’]s) ))grand(?=\W*$|[,.!]| (?:so|job|altogether|thanks|for|with|no|then|by|\p{Lu}))/gimu,
  },
  {
    about: /^sexual_orientation$/,
    pattern: wholeWords(
      'came out (?:buzzing|beaming|smiling|grinning|happy|keen|of|with|on top|top|ahead|well|strong\\p{L}*|positive\\p{L}*|saying|feeling|very|really|thinking|excited|pleased|delighted|first|second|best|better|at|to)',
    ),
  },
  // Praise of somebody who is there.
  {
    about: /^sex$/,
    pattern: wholeWords(
      'what a(?: \\p{L}+)? (?:woman|lady|man|guy|bloke|chap|girl|lad)',
      "\\p{L}+(?:['’]s| is| was) (?:such )?an? (?:(?:lovely|real|true|great|proper|absolute) )?(?:lady|gent|gentleman)(?=\\W*$|[.!,])",
    ),
    unless: /\b(?:want|need|prefer|looking|only|candidate|must|rather|send)\p{L}*/iu,
  },
  // The leave of whoever writes.
  {
    about: /^(?:pregnancy|family|disability_or_health)$/,
    pattern: wholeWords(
      `${FIRST_PERSON} [^.!?;]{0,60}?(?:elternzeit|mutterschutz|congé (?:maternité|paternité|parental)|ouderschapsverlof|zwangerschapsverlof|(?:maternity|paternity|parental) leave)`,
      'estar[ée] de (?:baja (?:maternal|paternal)|permiso (?:de )?(?:paternidad|maternidad|parental))',
      'sarò in (?:congedo (?:parentale|di paternità|di maternità)|maternità)',
      'estarei de licença(?: de)? (?:maternidade|paternidade|parental)',
      'będę na urlopie (?:macierzyńskim|ojcowskim|rodzicielskim)',
    ),
    unless: /\b(?:nicht|kein\p{L}*|never|no one|nobody|don['’]t|won['’]t|rather|lieber)\b/iu,
  },
  // A form that no panel reads, and a check that the law asks of each house.
  {
    about: /./,
    pattern:
      /\b(?:equality|equal opportunit(?:y|ies)|diversity|e?di) (?:and \p{L}+ )?(?:monitoring|survey)\b/giu,
    isOfSentence: true,
    unless:
      /\b(?:shortlist\p{L}*|sift\p{L}*|choos\p{L}+|pick|skip|drop|filter|weed|reject|screen|spot|lets?|(?:see|know|tell) who|so (?:that )?(?:the )?\p{L}+ can|prefer\p{L}*|use (?:it|them)|so (?:that )?(?:we|i|they) can|only (?:send|put)|(?:to|by|with|for) (?:the|our|your) (?:panel|hiring manager|manager|interviewers?|client|owner|boss))\b/iu,
  },
  {
    about: /^(?:family|pregnancy|sex|disability_or_health)$/,
    pattern:
      /\b(?:(?:new (?:and|or|&) expectant|expectant (?:and|or|&) new) mothers?|(?:pregnant|expectant|new) (?:workers?|mothers?)(?= (?:risk )?(?:assessments?|polic(?:y|ies)|regulations?|guidance|checklists?)))\b/giu,
    unless:
      /\b(?:no|not|never|avoid|rather|without|only|prefer\p{L}*|wants?|hir\p{L}+|skip|take on)\b|n['’]t\b/iu,
  },
  {
    about: /^disability_or_health$/,
    pattern: wholeWords(
      "(?:don['’]t|do not|no|without|never) (?:need|want|ask for|require) (?:\\p{L}+ ){0,2}?(?:sickness|sick|absence|leave)(?:,| or| and)? ?(?:\\p{L}+ )?(?:figures|records?|days|data|history|dates)?",
    ),
  },
  // A line, a market, a border; and countries beside each other.
  {
    about: /^(?:race_or_origin|nationality)$/,
    pattern: wholeWords(
      `${PEOPLE_OF}(?:(?:,| en| und) ${PEOPLE_OF})* (?:lijn(?:en)?|ritten|routes?|markt(?:en)?|desk|tak|vestiging(?:en)?|grens|zendingen|relaties|linien?|touren|relationen|verkehre?|märkte|niederlassung(?:en)?|grenze)`,
      `${COUNTRIES}(?:,| en| und| of| oder) polen`,
      `polen(?:,| en| und| of| oder) ${COUNTRIES}`,
    ),
    unless:
      /(?<!\p{L})(?:geen|keine?n?|nur|alleen|enkel|liever|lieber) (?:\p{L}+ )?(?:polen|duitsers|deutsche)/iu,
  },
];

const QUOTED = /["“”„«‘][^"“”„»’\n]{2,60}["“”»’]|(?<=[\s(])'[^'\n]{2,60}'(?=[\s.,;:!?)]|$)/gu;
/** That words are to go, or why they may not stand; other languages than English are read by `advised-abroad.ts`. */
const ADVISED =
  /(?<!\p{L})(?:drop(?:ped|ping)?|take (?:it |that |them )?out|taken out|come out|remov(?:e|ed|ing)|lose|cut|delet(?:e|ed)|swap(?:ped)?|avoid|reword\p{L}*|rephras\p{L}+|(?:can['’]?t|cannot|mustn['’]t|shouldn['’]t|couldn['’]t) (?:ask|say|write|use|put|print|have)|breaking the law|discriminat\p{L}+|unlawful|illegal|tribunal|equality act|equal opportunity act|against the law|land (?:you|us|them) in|taken [^.;!?\n]{3,80}? out|agg|verst(?:ößt|oßen) gegen|gesetzwidrig|rechtswidrig|contraire à la loi|contra la ley|contro la legge|contra a lei|in strijd met de wet|niezgodn\p{L}+ z prawem|olaglig\p{L}*|ulovlig\p{L}*)(?!\p{L})/iu;
/** That people are taken out and not words, that words are kept, or that somebody is wished for beside. */
const KEPT =
  /(?<!\p{L})(?:lists?|candidates?|applicants?|applications?|cvs?|people|keep|leave (?:it|that|them) in|looking for|(?:we|they|he|she) (?:really )?wants?|prefer\p{L}*|only)(?!\p{L})/iu;
/** What stands before words that take the place of others, and before those whose place is taken. */
const INSTEAD = /(?<!\p{L})(?:for|with|by|say|put|write|use|as|to)[\s:]*$/iu;
const MAY_NOT =
  /(?:can['’]?t|cannot|mustn['’]t|shouldn['’]t|couldn['’]t) (?:ask|say|write|use|put|print|have)(?: \p{L}+){0,2} $/iu;
const IN_PLACE_OF =
  /(?<!\p{L})(?:instead of|statt|anstatt|anstelle von|au lieu de|plutôt que|en lugar de|en vez de|invece di|em vez de|in plaats van|zamiast|i stället för|i stedet for) $/iu;

/** That it is done all the same in another way. */
const ANYWAY =
  /\b(?:officially|on paper|off the record|but|though|anyway|still|quietly|between us|wink|nod|you know|get my drift|even so|see who|find a way|so (?:just )?(?:send|find|get)|same (?:thing|people|kind|sort|effect)|i['’]ll (?:only |just )?(?:send|find|filter|sift)|just send)\b|(?<!\p{L})(?:aber|trotzdem|mais|quand même|pero|igual(?:mente)?|però|comunque|mas|maar|toch|ale|men)(?!\p{L})/iu;

interface Stretch {
  about: RegExp;
  start: number;
  end: number;
}

/** Where the words in quotes of a text are those that are advised against, in their sentence or the next one. */
function advisedIn(text: string): Stretch[] {
  return [...text.matchAll(QUOTED)].flatMap(({ 0: words, index }) => {
    const before = Math.max(text.lastIndexOf('.', index), text.lastIndexOf('\n', index), 0);
    const end = index + words.length;
    const [rest = ''] = /^[^.!?\n]*(?:[.!?] [^.!?\n]*)?/u.exec(text.slice(end)) ?? [];
    const around = text.slice(before, index) + rest;
    const lead = text.slice(Math.max(0, index - 40), index);
    if (/\d/u.test(words) || ANYWAY.test(around)) return [];
    const isAdvised =
      ADVISED.test(around) && !KEPT.test(around) && (!INSTEAD.test(lead) || MAY_NOT.test(lead));
    return isAdvised || IN_PLACE_OF.test(lead) ? [{ about: /./, start: index, end }] : [];
  });
}

/** Where a text says something plain with words that name people elsewhere. */
function plainIn(text: string, isSaid: boolean): Stretch[] {
  const turns = TURNS.flatMap(({ about, pattern, isOfSentence, unless }) =>
    [...text.matchAll(pattern)].flatMap(({ 0: words, index }) => {
      const sentence = sentenceAt(text, index);
      if (unless?.test(sentence.text) === true) return [];
      if (isOfSentence === true)
        return [{ about, start: sentence.start, end: sentence.start + sentence.text.length }];
      return [{ about, start: index, end: index + words.length }];
    }),
  );
  return isSaid ? [...turns, ...advisedIn(text), ...lawExplainedIn(text)] : turns;
}

/** No sentence is longer, so that a text without stops is read in time. */
const LONGEST = 400;

function sentenceAt(text: string, at: number): { text: string; start: number } {
  const before = text.slice(Math.max(0, at - LONGEST), at);
  const lead = before.slice(Math.max(...['.', '!', '?', '\n'].map((stop) => before.lastIndexOf(stop))) + 1);
  const [rest = ''] = /^[^.!?\n]*/u.exec(text.slice(at, at + LONGEST)) ?? [];
  return { text: lead + rest, start: at - lead.length };
}

/**
 * Findings without those whose words say something plain where they stand.
 * @param textOf the text of a field
 * @param isSaid whether the texts are said to somebody, who may be advised against words in quotes
 */
export function withoutPlainlySaid(
  findings: readonly Finding[],
  textOf: (field: string) => string,
  isSaid: boolean,
): Finding[] {
  const known = new Map<string, Stretch[]>();
  return findings.filter(({ verdict, field, about, start, end }) => {
    if (verdict === 'clear') return true;
    const stretches = known.get(field) ?? plainIn(textOf(field), isSaid);
    known.set(field, stretches);
    return !stretches.some((one) => one.about.test(about) && one.start <= start && end <= one.end);
  });
}
