import { distance } from 'fastest-levenshtein';
import { matchesOf } from '#src/lib/matches.ts';
import { wordsOf } from './fold.ts';
import { entry, type Known, NEVER } from './known.ts';
import { isInDictionary, isPlaceName } from './reading.ts';
import { NAMELESS } from './spans.ts';

const WORD = "\\p{Lu}[\\p{L}\\p{M}’'-]{1,40}";
const OPEN = '["“„«\'‘]?';
const CLOSE = '["”“»\'’]?';
const LIST = `${WORD}(?:(?:,|,? (?:or|and|oder|und|ou|et|o|y|e|of|en|eller|och|og|i|sau)) ${OPEN}${WORD}${CLOSE}){0,3}`;

/** What says in each language that a name is written wrongly, whatever stands there: `mistyped`, `vertippt als`. */
const WRONGLY =
  '(?:[Mm]is-?(?:typed|spel(?:t|led)|keyed|printed|filed|read|heard|written|recorded|entered)|(?:[Tt]yped|[Ss]pel(?:t|led)|[Ww]ritten|[Rr]ecorded|[Ee]ntered|[Pp]rinted) (?:wrongly|incorrectly)|[Ww]rongly (?:typed|spel(?:t|led)|written|recorded|entered|printed)|[Ff]alsch (?:geschrieben|erfasst|eingetragen)|[Vv]erschrieben|[Vv]ertippt|mal (?:orthographiée?|écrite?|saisie?)|[Mm]al (?:escrit[oa]|teclead[oa]|digitad[oa])|scritto male|[Ff]out(?:ief)? (?:gespeld|geschreven|getypt)|verkeerd (?:gespeld|geschreven|getypt)|felstavat|felskrivet|fejlstavet|feilstavet)';
/** The same of how it is written at all, or stands somewhere: there it is theirs where it is like theirs. */
const WRITTEN =
  '(?:[Tt]yped|[Tt]ypes|[Ss]pel(?:t|led|ls)|[Kk]eyed|[Ww]ritten|[Ww]rote|[Pp]rinted|[Ff]iled|[Ee]ntered|[Rr]ecorded|[Ll]isted|[Ll]ogged|[Ss]aved|[Ss]tored|[Ii]ndexed|[Rr]endered|[Aa]ddressed|[Rr]egistered|[Aa]ppears|[Ss]hows(?: up)?|[Cc]omes up|[Cc]ame out|has|had|have|says|reads|prints|puts|geschrieben|getippt|erfasst|geführt|abgelegt|eingetragen|gespeichert|steht|stand|[Oo]nce|einmal|une fois|una vez|una volta|uma vez|een keer|en gång|en gang|orthographiée?|saisie?|tapée?|écrite?|enregistrée?|classée?|notée?|figure|apparaît|escrit[oa]|teclead[oa]|registrad[oa]|archivad[oa]|anotad[oa]|figura|aparece|sale|scritt[oa]|digitat[oa]|registrat[oa]|archiviat[oa]|compare|risulta|digitad[oa]|registad[oa]|arquivad[oa]|consta|saiu|getypt|gespeld|geschreven|ingevoerd|geregistreerd|opgeslagen|staat|skrivet|stavat|stavas|registrerad|arkiverad|står|skrevet|stavet|registreret|arkiveret)';
const SMALL =
  '(?: (?:it|him|her|them|me|down|out|in|up|also|often|sometimes|once|there|wrongly|still|only|auch|oft|manchmal|dort|noch|aussi|parfois|souvent|también|a veces|anche|talvolta|também|às vezes|ook|soms|daar|er|ofta|ibland|också|där|ofte|også|der)){0,3}';
const AS =
  '(?: (?:as|under|als|unter|comme|sous|en|como|bajo|con|come|sotto|por|sob|onder|som|under|för))?(?: |: )';
const FREE = new RegExp(`(?<!\\p{L})${WRONGLY}${SMALL}${AS}${OPEN}(${LIST})`, 'gu');
const TIGHT = new RegExp(`(?<!\\p{L})${WRITTEN}${SMALL}${AS}${OPEN}(${LIST})`, 'gu');
/** The same with more words between: `steht Corina oft als Wasko`. */
const FAR = new RegExp(`(?<!\\p{L})${WRITTEN}(?: [\\p{L}’'-]{1,14}){1,5} ${OPEN}(${WORD})`, 'gu');
/** What is told of the letters of a name behind it, and German participles: `Mello with two Ls`, `als Meyer geführt`. */
const BEHIND = new RegExp(
  `(?<![\\p{L}\\p{N}])(${WORD})(?=${CLOSE},? ?\\(?(?:(?:with(?:out)?|mit|ohne|avec|sans|con|senza|sin|com|sem|met|zonder|med|utan|uden) (?:(?:only|just|nur|solo|just|maar|bara|kun) )?(?:an?|one|two|the|no|double|single|ein(?:em|en)?|zwei|doppeltem|une?|deux|le|una?|dos|doble|el|due|doppia|l[’']|il|um|dois|duas|o|één|een|twee|dubbele|de|ett|två|dubbel|et|to|dobbelt)(?: |(?<=[’']))\\p{L}|by mistake|in error|(?:geführt|geschrieben|erfasst|eingetragen|abgelegt|gespeichert)(?!\\p{L})|aus Versehen|irrtümlich|par erreur|por error|per errore|por engano|per abuis|av misstag|ved en fejl))`,
  'gu',
);
/** By Chinese signs: `写错成小野田`, `mistyped 小野田`. */
const SIGNS =
  /(?:mis-?(?:typed|spelt|written|printed)(?: as)?|误写|写错|打错|错写|误作|写成|打成|誤写|誤記|誤って|誤変換|寫錯|打錯|誤寫)(?:为|成|作|は|で|として)?[:： ]?["“「『]?([\p{Script=Han}々]{2,4})(?![\p{Script=Han}々])/gu;

/** Another name told by its kind in Chinese, Japanese and Korean: `英文名Leo`, `花名小鱼`, `영어 이름은 Mia`. */
const KINDS: readonly RegExp[] = [
  /(?:英文名字?|英语名字?|英語名|洋名|外文名|昵称|暱稱|花名|小名|ニックネーム|通称|通名|イングリッシュネーム|영어 ?이름|영문 ?이름|영문명|닉네임|별명)(?:是|叫|为|為|は|が|은|는|이)?[:： ]{0,2}["“「『]?(\p{Lu}[\p{Script=Latin}\p{M}'’-]{1,24}(?: \p{Lu}[\p{Script=Latin}\p{M}'’-]{1,24})?)/gu,
  /(?:花名|小名|昵称|暱稱|曾用名|又名|艺名|藝名|旧姓|舊姓|通称|通名|笔名|筆名)(?:是|叫|为|為|は|が)?[:： ]{0,2}["“「『]?([\p{Script=Han}々]{1,3})(?=["”」』]?(?:[,，。、;；.)）\s]|$|さん|です|同学|先生))/gu,
];

/** What the name means, told beside it: `Sky, the literal meaning of Haneul`. */
const MEANT =
  "(?:(?:which is |that is |being |also |die |der |la |le |el |il |lo |o |a |de |den |het |which is what )?(?:(?:the|its|literal|literally|English|direct|wörtliche|wörtlich|deutsche|letterlijke|bokstavliga|bogstavelige|exact) ){0,3}(?:meaning|translation|equivalent|sense|Bedeutung|Übersetzung|traduction(?: littérale)?|sens|traducción(?: literal)?|significado|traduzione(?: letterale)?|significato|tradução(?: literal)?|betekenis|vertaling|betydelsen|översättningen|betydning|betydningen|oversættelsen) (?:of|von|de|d[’']|di|van|av|af) ?)";
const MEANING = new RegExp(
  `(?<![\\p{L}\\p{N}])${OPEN}(${WORD})${CLOSE}(?:,| \\() ?${MEANT}${OPEN}(${WORD})`,
  'gu',
);
const MEANS = new RegExp(
  `(?<![\\p{L}\\p{N}])(${WORD})${CLOSE},? (?:means|meaning|translates (?:as|to)|is \\p{Lu}\\p{Ll}+ for|signifie|veut dire|significa|quer dizer|betekent|betyder)(?: literally)? (?:(?:["“«'‘](?=${WORD}["”»'’])))?(${WORD})(?=["”»'’]?(?:[,.;)]| and | so | which ))`,
  'gu',
);
/** How the surname sounds, by what is like it: `Last name Xiong, like "shong"`. */
const LIKE = new RegExp(
  `(${WORD})(?:,| \\() ?(?:it[’']s )?(?:pronounced |said |sounds |ausgesprochen |prononcé |uttalas )?(?:like|as in|rhymes with|wie|comme|como|come|zoals|som) ["“„«'‘]([\\p{L}\\p{M}' ’-]{2,30}?)["”“»'’]`,
  'gu',
);
const NO_NAME =
  /^(?:i|he|she|they|we|it|the|a|an|and|or|in|on|no|yes|mr|mrs|ms|dr|kanji|hangul|candidate|english|chinese|korean|japanese|german|french|spanish|january|february|march|april|may|june|july|august|september|october|november|december)$/;

/** Whether a word is a known one otherwise written: a letter more, less or another, of a longer one two. */
const isNear = (said: string, own: string): boolean => {
  const most = Math.max(said.length, own.length);
  return said !== own && Math.min(said.length, own.length) > 2 && distance(said, own) <= (most < 6 ? 1 : 2);
};

/**
 * The strings of names that a text itself tells to be the candidate's in another form: a respelling or mistyping (`one invoice had Mello with two
 * Ls`), what the name means (`Sky, the literal meaning of Haneul`), an English name in a Chinese text. They count in the whole text.
 * @param own the words of the person's name, folded
 */
export function toldOtherwiseIn(
  text: string,
  token: string,
  known: readonly Known[],
  own: ReadonlySet<string>,
): Known[] {
  const isOwn = (word: string): boolean => wordsOf(word).every((one) => own.has(one));
  const isName = (said: string): boolean => {
    const words = wordsOf(said);
    return words.length > 0 && !isOwn(said) && !words.some((word) => NO_NAME.test(word));
  };
  const isPlain = (said: string): boolean => {
    const small = said.toLowerCase();
    return isInDictionary(small) || isPlaceName(wordsOf(said).join(' '));
  };
  const namesIn = (pattern: RegExp): string[] =>
    matchesOf(pattern, text).flatMap(({ 1: said = '' }) =>
      (said.match(new RegExp(WORD, 'gu')) ?? []).map((word) => word.replace(/['’-]+$/u, '')).filter(isName),
    );
  const like = (said: string): string | undefined => {
    const joined = wordsOf(said).join('');
    return (
      [...own].find((word) => isNear(joined, word)) ??
      (said.search(/[’']/u) < 0 ? undefined : pairs().find((pair) => isNear(joined, pair.join('')))?.[1])
    );
  };
  // `Dall'Acqua` of Dell'Acqua: two words of the name beside one another.
  const pairs = (): [string, string][] =>
    [...own].flatMap((word, at, all) =>
      all.slice(at + 1, at + 2).map((next): [string, string] => [word, next]),
    );
  const isLast = (word: string): boolean =>
    known.some(
      ({ part, reason, pattern }) => part === 'last' && reason === 'name' && word.search(pattern) === 0,
    );
  const alike = [
    ...[...namesIn(TIGHT), ...namesIn(BEHIND)].filter((said) => !isInDictionary(said.toLowerCase())),
    ...namesIn(FAR).filter((said) => !isPlain(said) && said.length > 3),
  ].filter((said) => like(said) !== undefined);
  const asWritten = [...namesIn(FREE).filter((said) => !isPlain(said)), ...alike].map((said): Known => {
    const near = like(said);
    const part =
      near === undefined || wordsOf(said).length > 1 || isLast(near) || known.length === 0 ? 'last' : 'first';
    return entry(wordsOf(said), 'name', part === 'last' ? NAMELESS : token, 'capital', part);
  });
  const signs = matchesOf(SIGNS, text)
    .filter(({ 1: said = '' }) =>
      [...own].some((word) => word.length === said.length && distance(word, said) === 1),
    )
    .map(({ 1: said = '' }) => entry([said], 'name', NAMELESS, 'always', 'last'));
  const kinds = KINDS.flatMap((pattern) => matchesOf(pattern, text))
    .filter(({ 1: said = '' }) => wordsOf(said).length > 0)
    .map(({ 1: said = '' }) => entry(wordsOf(said), 'name', token, 'always', 'first'));
  const meant = [
    ...matchesOf(MEANING, text).map(({ 1: said = '', 2: whose = '' }) => ({ said, whose })),
    ...matchesOf(MEANS, text).map(({ 1: whose = '', 2: said = '' }) => ({ said, whose })),
  ]
    .filter(({ said, whose }) => isName(said) && own.has(wordsOf(whose).join('')))
    .flatMap(({ said }): Known[] => [
      entry(wordsOf(said), 'name', token, 'name', 'first'),
      exactly(said, new RegExp(`(?<![\\p{L}\\p{N}-])${said}(?=["”»'’]?,)`, 'gu'), token, 'first'),
    ]);
  const sounds = matchesOf(LIKE, text)
    .filter(({ 1: whose = '' }) => isOwn(whose) && wordsOf(whose).some(isLast))
    .map(({ 2: said = '' }) =>
      exactly(said, new RegExp(`(?<=["“„«'‘])${said}(?=["”“»'’])`, 'gu'), NAMELESS, 'last'),
    );
  return [...asWritten, ...signs, ...kinds, ...meant, ...sounds];
}

/** A string where a frame has it, however it is written there. */
const exactly = (said: string, frame: RegExp, token: string, part: 'first' | 'last'): Known => ({
  ...{ reason: 'name', token, written: 'always', part, pattern: NEVER },
  find: (text) => matchesOf(frame, text).map(({ index }) => ({ start: index, end: index + said.length })),
});
