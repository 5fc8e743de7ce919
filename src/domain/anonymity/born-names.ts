import { matchesOf } from '#src/lib/matches.ts';
import { wordsOf } from './fold.ts';
import { entry, type Known } from './known.ts';
import { termsOf } from './proper-nouns.ts';
import { isInDictionary, isPlaceName } from './reading.ts';
import { NAMELESS } from './spans.ts';

const WORD = "\\p{Lu}[\\p{L}\\p{M}’'-]{1,40}";
const SURNAME = `(?:(?:van|von|de|der|den|di|da|del|al|el|bin) ){0,2}${WORD}(?: ${WORD})?`;
/** What says in each language that a name is the one somebody was born with, or had before. */
const BORN = [
  ...['née?', 'born(?! in| on| and)', 'maiden name(?: is| was|:)?', 'married name(?: is|:)?'],
  ...['geb(?:\\.|orener?n?)', 'verh(?:\\.|eiratete)', 'gesch(?:\\.|iedene)', 'verw(?:\\.|itwete)'],
  ...[
    'nom de jeune fille(?: :|:)?',
    'épouse',
    'de soltera',
    'nacid[oa]',
    'nata',
    'nato',
    'in arte',
    'de solteira',
    'nascida',
  ],
  ...[
    'geboren',
    'meisjesnaam',
    'född',
    'f\\.d\\.',
    '(?<=\\()f\\.',
    'hette',
    'het(?= \\p{Lu}[\\p{L}-]+ (?:19|20)\\d\\d)',
    '(?:hiess|hieß)(?: früher| damals| vorher| mal)+(?: übrigens| noch)?',
    'da sposata',
    'da ragazza',
    'em solteira(?: \\p{Lu}[\\p{L}-]+)?',
    'hed (?:tidligere|før|oprindeligt)',
    'født',
    'omaa sukua',
    'o\\.s\\.',
  ],
  ...[
    'z domu',
    'z d\\.',
    'rozená',
    'roz\\.',
    'rodená',
    'született',
    'szül\\.',
    'leánykori neve:?',
    'născută',
    'kızlık soyadı:?',
    'rođena',
    'rojena',
  ],
  ...[
    'z(?:a|s) svobodna',
    'za slobodna',
    'rodným (?:příjmením|jménem)',
    'rodným menom',
    'nazwisko (?:panieńskie|rodowe):?',
    'panieńskie:?',
    'djevojačko(?: prezime)?:?',
    'devojačko(?: prezime)?:?',
    'dekliški priimek:?',
    'dekliško:?',
    'Mädchenname:?',
    'Geburtsname:?',
    'früherer Name:?',
    'apellido de soltera:?',
    'nome de solteira:?',
    'nome da nubile:?',
    'da nubile',
    'nom de naissance\\s?:?',
    'nom marital\\s?:?',
    'apellido de casada:?',
    'de casada',
    'nombre de casada:?',
    'flicknamn:?',
    'pigenavn:?',
    'pikenavn:?',
    'tyttönimi:?',
    'entinen',
    'omaa sukuaan',
    'neiupõlvenimi:?',
    'sünd\\.',
    'dzim\\.',
    'mergautinė pavardė:?',
    'evlenmeden önce(?:ki soyadı)?:?',
    'née?e',
    'урожд(?:\\.|[её]нная)',
    'в девичестве',
    'девичья фамилия:?',
    'дівоче прізвище:?',
    'в дівоцтві',
    'моминско име:?',
    'το γένος',
  ],
];
/** What says how a name is spelt elsewhere. */
const SPELT = [
  '(?:spel(?:t|led|ling:?)|transliterated|romani[sz]ed|latini[sz]ed)(?: as| out as)?|(?:also|sometimes|usually|often) written(?: as)?',
  ...[
    '(?:auch |im Pass |früher )?geschrieben(?: als)?',
    'Schreibweise:?',
    '(?:aussi )?orthographiée?',
    "s[’']écrit aussi",
    '(?:también )?escrito',
    'scritto anche',
    'ook geschreven als',
    'stavas(?: också)?',
  ],
  // How it is said: `(said "Fanshaw")`
  "(?:(?<=\\()(?:it[’']s )?(?:said|say)|pronounced|sounds like|(?:aus)?gesprochen(?: wie)?|se prononce|prononcée?|se pronuncia|pronunciad[oa]|si pronuncia|pronuncia-se|uitgesproken(?: als)?|uttalas|udtales|uttales)(?= [\"“«‘'])",
  ...[
    "(?:in|on) (?:his|her|their|the) (?:passport|papers|ID|visa)(?: (?:it is|it[’']s|as))?:?",
    'im (?:Pass|Ausweis)(?: steht)?:?',
    'en (?:su|el) pasaporte:?',
    'sur (?:son|le) passeport\\s?:?',
  ],
];
const AFTER = '(?=[),.;:/]|$|\\n| \\p{Ll}| [(–-]| \\d{4})';
/** People leave marks out where they type in a hurry: `rozena Novakova`. */
const unmarked = (word: string): string[] => [
  word,
  word
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/gu, '')
    .replaceAll('đ', 'd')
    .replaceAll('ı', 'i')
    .replaceAll('ł', 'l'),
];
const FRAMES: readonly RegExp[] = [BORN.flatMap(unmarked), SPELT].map(
  (words) =>
    new RegExp(`(?<=(?<!\\p{L})(?:${words.join('|')}) ["“«'‘]?)(${SURNAME})(?=["”»'’]?${AFTER})`, 'gu'),
);
/** The same of a house as well, so that it counts right behind a name of the person's own: `Berkovitz (formerly Halpern)`. */
const FORMER = new RegExp(
  `(?<=(?<!\\p{L})(${WORD})(?: \\(ex|(?:,| \\(|\\/| [–-])? ?(?:formerly|previously|f/k/a|fka|vormals|früher|anciennement|antes|già|voorheen|tidigare|tidl\\.?|dawniej|dříve)) )(${SURNAME})(?=${AFTER})`,
  'gu',
);
/** How theirs is written for others, told behind it: `(Gallagher on the English docs)`, `Wong in her passport`. */
const AS_WRITTEN = new RegExp(
  `(?<=(?<!\\p{L})(${WORD})(?:,| \\(|\\/| [–-])? ?(?:or |also |but |and )?["“«'‘]?)(${SURNAME})["”»'’]?(?= (?:(?:in|on|for|to) (?:the |his |her |their |all )?(?:(?:English|French|German|Spanish|Dutch|Irish|Welsh|Chinese|official|old|legal|school|bank|tax|payroll|registry|name|business|\\p{Lu}[\\p{L}&-]{1,20}) ){0,2}(?:docs?|documents?|papers?|passport|paperwork|contracts?|payslips?|payroll|licen[cs]es?|certificates?|diplomas?|degrees?|records?|birth cert(?:ificate)?|ID|visa|letters|card|e-?mails?|LinkedIn)|im (?:Pass|Ausweis|Vertrag|Zeugnis)|in den Papieren|sur (?:les papiers|le passeport|le contrat)|en (?:los papeles|el pasaporte|el contrato)|nos documentos|sui documenti|in de papieren|i passet)(?!\\p{L}))`,
  'gu',
);
/** Under which name somebody stands somewhere: `also registered under Aoife McDonnell`. One of its words is theirs. */
const LISTED =
  /(?<=(?<!\p{L})(?:registered|listed|filed|enrolled|recorded|registriert|gemeldet|inscrite?|registrad[oa]|registrat[oa]|ingeschreven|registrerad|registreret) (?:under|as|als|unter|sous|como|come|som) )(\p{Lu}[\p{L}\p{M}’'-]{1,40}(?: \p{Lu}[\p{L}\p{M}’'-]{1,40}){1,2})/gu;
/** What asks for a surname that somebody had before: whatever word stands there is one. */
const FORMER_SURNAME = [
  '(?:previous|former|old|prior|other|birth|earlier|maiden|unmarried|single|married|alternative) (?:sur|last |family |second )names?(?: used)?(?: was| is)?(?: ?:| -|,)?',
  '(?:previous|prior|other|former) names?(?: used)?(?: on (?:the |her |his |their )?\\p{L}+)?(?: ?:| -)',
  '(?:maiden|birth|née|unmarried|previous) name(?: was| is)?(?: ?:| -|,)?',
  '(?:sur|last |family )?name (?:at birth|before (?:marriage|marrying|the wedding)|prior to marriage)(?: was| is)?(?: ?:| -|,)?',
  'changed (?:his|her|their) (?:sur|last |family )?name from',
  '(?:frühere[rn]?|vorherige[rn]?|ehemalige[rn]?|voriger) (?:Nachname|Familienname|Name|Zuname)(?: ?:)?|(?:Geburtsname|Mädchenname|Ledigenname)(?: ?:)?',
  "(?:ancien nom|nom (?:précédent|antérieur|de jeune fille|de naissance|d[’']usage|d[’']épouse|marital))(?: de famille)?(?: ?:)?",
  '(?:DBS|certificates?|certs?|licen[cs]e|degree|diploma|passport|payslips?|P45|P60|qualified|trained|published|publishes|writes|wrote) (?:\\p{L}+ ){0,4}(?:in|under) (?:the|a|her|his|their) (?:old |previous |former |maiden |other )?(?:sur|last )?name(?: of)?',
  'apellidos? (?:anterior(?:es)?|previos?|de casad[oa]|de solter[oa])(?: ?:)?|cognome (?:precedente|da nubile|alla nascita)(?: ?:)?',
  '(?:apelido|sobrenome) (?:anterior|de solteira)(?: ?:)?|nome (?:de (?:solteira|casada|nascimento)|da nubile)(?: ?:)?|nombre de (?:soltera|casada)(?: ?:)?|(?:vorige|vroegere|eerdere) (?:achternaam|naam)(?: ?:)?',
  // `husband's name Goh is used at …`
  "(?:husband|wife|spouse)[’']?s (?:sur|last |family )?name(?: is| was|,|:| of)?|(?:name|surname) of (?:her|his) (?:husband|wife|spouse)(?: is| was|,)?",
  '(?:Name|Nachname|Familienname) (?:des|ihres|der|seiner) (?:Ehe)?(?:[Mm]annes|[Ff]rau|[Gg]atten|[Gg]attin)(?: ist|,|:)?|(?:Ehename)(?: ist|,)?',
  'nom (?:du|de son|de sa|de la) (?:mari|conjointe?|époux|épouse|femme)(?: est|,| ?:)?|apellido (?:del|de su|de la) (?:marido|esposo|esposa|mujer)(?: es|,|:)?|cognome (?:del|di suo|della) (?:marito|moglie)(?: è|,|:)?',
  '(?:apelido|sobrenome|nome) (?:do|da|de seu|de sua) (?:marido|esposa|mulher)(?: é|,|:)?|(?:naam|achternaam) van (?:haar|zijn|de) (?:man|vrouw|echtgenoot|echtgenote)(?: is|,|:)?|(?:mannens|makens|hustruns|mandens|konens|mannen sitt) (?:efternamn|namn|efternavn|navn|etternavn)(?: är| er|,|:)?',
  '(?:tidigare|tidligere) (?:efternamn|efternavn|etternavn)(?: ?:)?|(?:poprzednie|dawne) nazwisko(?: ?:)?',
].join('|');
const eitherCase = (words: string): string =>
  words.replace(
    /(?<=^|\|)(\(\?:)?(\p{Ll})/gu,
    (_, open = '', letter = '') => `${open}[${letter.toUpperCase()}${letter}]`,
  );
const ASKED = new RegExp(
  `(?<=(?<!\\p{L})(?:${eitherCase(FORMER_SURNAME)}) ?["“«'‘]?)(?:${WORD} )?(${WORD}(?:(?:,| /| and| or) ${WORD}(?= ?(?:[.;)\\n]|$)))?)(?=["”»'’]?(?:${AFTER}|, ))`,
  'gu',
);
/** The same that begins a sentence or a line: `Née Vanderpool, DBS under both`. */
const AT_HEAD = new RegExp(
  `(?<=(?:^|[.;:\\n(] ?)(?:Née?|Geb(?:\\.|orener?)|Verh\\.|Gesch\\.|Rozená|Född|Født|Geboren) )(${WORD})(?=["”»'’]?${AFTER})(?! (?:in|am|on) )`,
  'gu',
);
/** `Formerly Donnelly, so the degree is in that name`: what was told of somebody is a name, as the sentence says itself. */
const IN_THAT_NAME = new RegExp(
  `(?<=(?:^|[.;:\\n(•–-] ?)(?:Formerly|Previously|Was|Once|Before marriage|Früher|Anciennement|Antes|Già|Voorheen|Tidigare|Tidligere) )(${WORD})(?=[^.;\\n]*(?<!\\p{L})(?:(?:in|under|on|with|to) (?:that|the (?:old|other|former)) name|(?:unter|auf) (?:diesem|dem alten) Namen|(?:à|sous) ce nom|(?:con|a|bajo) ese (?:nombre|apellido)|(?:con|a|sotto) quel (?:nome|cognome)|onder die naam|(?:i|på|under) (?:det|dette) (?:namnet|navn(?:et)?))(?!\\p{L}))`,
  'gu',
);
/** `(Shalini Kulkarni before marriage`, `Denise Kowalczyk (maiden)`, `Maëlle Le Goff de naissance`: told behind the name. */
const TOLD_BEHIND = new RegExp(
  `(${WORD}(?: (?:Le |La |De |Van |Mac |Mc |O[’'])?${WORD}){0,2})(?=,? \\(?(?:before (?:marriage|marrying|the wedding|(?:s?he|they|I) married)|(?:the |her |his |their )?(?:old |former |previous |first |earlier )?(?:sur)?name (?:from|before|of|in|during|until) (?:the |her |his |their |a )?(?:first |second |earlier |previous |old |former )?(?:marriage|wedding|husband|wife|divorce)|(?:the |her |his |their )?(?:birth|former|previous|married) name\\b|Geburtsname|Mädchenname|Ledigenname|nom de (?:naissance|jeune fille)|(?:apellido|nombre) de soltera|(?:cog)?nome da nubile|nome de solteira|meisjesnaam|geboortenaam|flicknamn|födelsenamn|pigenavn|pikenavn|fødenavn|nazwisko (?:panieńskie|rodowe)|at birth|as was|(?:the )?maiden(?: name)?\\b|de naissance|de soltera|da nubile|de solteira|vor der (?:Heirat|Hochzeit|Ehe)|avant (?:le|son) mariage|antes de casarse|prima del matrimonio|voor (?:het|haar) huwelijk))`,
  'gu',
);
/** Papers and accounts in another name: `her certificates are under Eze`, `birth cert is under MacKinnon`, `account in the name Oosthuysen`. */
const UNDER_NAME = new RegExp(
  `(?<=(?<!\\p{L})(?:cert(?:ificate)?s?|degree|diploma|papers?|licen[cs]e|passport|account|[Bb]ankaccount|payslips?|P45|P60|rego|registration|publications?|contract|file|record|CPD|marksheets?|Diplom|Zeugnis(?:se)?|Konto|Vertrag|diplôme|compte|título|cuenta|diploma|conto|rekening|vitnemål(?:et)?|examen|they[’']re|it[’']s)(?: \\p{L}+){0,4}(?:,)? (?:under|in the name(?: of)?|says|auf den Namen|unter|au nom de|a nombre de|a nome(?: di)?|em nome de|op naam van|på namn(?:et)?|läuft auf|sier) (?:\\p{Lu}\\. ?)?)(${WORD})(?=${AFTER})`,
  'gu',
);
/** `she was Kowalczyk then`, `ex-Mme Tessier`, `previous name Farzana Begum Miah`: a surname of before, told in passing. */
const IN_PASSING: readonly RegExp[] = [
  new RegExp(
    `(?<=(?<!\\p{L})(?:[Ss]he|[Hh]e|[Tt]hey|who) (?:was|were) (?:still )?)(${WORD})(?= (?:then|back then|at (?:the|that) time|in those days|until (?:the wedding|(?:s?he|they) married)|before (?:the wedding|(?:s?he|they) married))(?!\\p{L}))`,
    'gu',
  ),
  new RegExp(
    `(?<=(?<!\\p{L})(?:ex|formerly|previously|anciennement|früher|antes|tidligere|tidigare|voorheen)[- ](?:[Mm]rs?|[Mm]s|[Mm]iss|Mme|Mlle|Frau|Herr|[Ss]ra|[Ss]ig\\.?ra|[Mm]evr|fru)\\.? )(${WORD})(?=${AFTER})`,
    'gu',
  ),
  new RegExp(
    `(?<=(?<!\\p{L})(?:[Pp]revious|[Ff]ormer|[Oo]ld|[Pp]rior|[Oo]ther|[Bb]irth) (?:full )?name(?: (?:was|is)|:)? ${WORD} )(${WORD} ${WORD})(?=${AFTER})`,
    'gu',
  ),
];
/** `changed in 2019 from Rewiti back to my own name` */
const CHANGED_FROM = new RegExp(
  `(?<=(?<!\\p{L})changed (?:(?:it|his|her|their|my|the) (?:name )?)?(?:in (?:19|20)\\d\\d )?from )(${WORD})(?= (?:back )?to (?:(?:my|his|her|their) own|\\p{Lu})|[,.;])`,
  'gu',
);
const NO_NAME =
  /^(?:he|she|they|the|a|an|in|on|mr|mrs|ms|dr|january|february|march|april|may|june|july|august|september|october|november|december|januar|februar|märz|mai|juni|juli|oktober|dezember|janvier|enero|gennaio)$/;

/** What is answered where there is no such name. */
const NOTHING =
  /^(?:none|no|not|nil|n|na|same|unknown|unchanged|yes|see|as|to|address|dob|date|phone|email|keine?r?|nein|aucun|non|ninguno|nessuno|geen|ingen|brak)$/;

/**
 * The strings of surnames by which a text itself says that somebody was born (`geborene Aumüller`, `z domu Wolska`) or how theirs is spelt
 * elsewhere. They count in the whole text.
 * @param isOwn whether a word of the text is of the person's name
 */
export function bornNames(text: string, isOwn: (word: string) => boolean): Known[] {
  const told = FRAMES.flatMap((frame) => matchesOf(frame, text).map(({ 1: said = '' }) => said));
  const former = matchesOf(FORMER, text)
    .filter(({ 1: before = '' }) => wordsOf(before).some(isOwn))
    .map(({ 2: said = '' }) => said);
  const written = matchesOf(AS_WRITTEN, text)
    .filter(
      ({ 1: before = '', 2: said = '' }) =>
        wordsOf(before).some(isOwn) && !isInDictionary(said.toLowerCase()),
    )
    // `(Ngaire Wharerau on the contract)`: the first name stays.
    .map(({ 2: said = '' }) =>
      said
        .split(' ')
        .filter((word) => !wordsOf(word).every(isOwn))
        .join(' '),
    )
    .filter((said) => said !== '');
  const listed = matchesOf(LISTED, text)
    .map(({ 1: said = '' }) => said.split(' '))
    .filter((said) => said.some((word) => wordsOf(word).some(isOwn)))
    .flatMap((said) => said.filter((word) => !wordsOf(word).some(isOwn)));
  const asked = matchesOf(ASKED, text)
    .flatMap(({ 1: said = '' }) => said.split(/(?:,| \/| and| or) /u))
    .flatMap((said): Known[] => {
      const words = wordsOf(said);
      if (words.length === 0 || words.some((word) => NO_NAME.test(word) || NOTHING.test(word) || isOwn(word)))
        return [];
      return [entry(words, 'name', NAMELESS, 'capital', 'last')];
    });
  const behind = matchesOf(TOLD_BEHIND, text).flatMap(({ 1: said = '' }) => {
    const left = said.split(' ').filter((word) => !wordsOf(word).some(isOwn));
    // A given name before it, or a middle one, is no surname.
    return left.length === 0
      ? []
      : [left.length > 1 && left.length < said.split(' ').length ? (left.at(-1) ?? '') : left.join(' ')];
  });
  const atHead = [AT_HEAD, IN_THAT_NAME, UNDER_NAME, CHANGED_FROM].flatMap((at) =>
    matchesOf(at, text).map(({ 1: said = '' }) => said),
  );
  // What is a word of the language as well is what they were.
  const inPassing = IN_PASSING.flatMap((at) => matchesOf(at, text).map(({ 1: said = '' }) => said)).filter(
    (said) => !isInDictionary(said.toLowerCase()),
  );
  return [
    ...asked,
    ...[...told, ...former, ...written, ...listed, ...behind, ...atHead, ...inPassing].flatMap(
      (said): Known[] => {
        const words = wordsOf(said);
        if (words.some((word) => NO_NAME.test(word)) || words.every(isOwn)) return [];
        if (isPlaceName(words.join(' ')) || termsOf(said, []).length > 0) return [];
        return [entry(words, 'name', NAMELESS, words.length > 1 ? 'capitals' : 'capital', 'last')];
      },
    ),
  ];
}

/** How a Japanese name is read, behind it in brackets or behind its own word: `佐々木 翔太(ささき しょうた)`, `ふりがな：ささき しょうた`. */
const KANA = '[\\p{Script=Hiragana}\\p{Script=Katakana}ー]{2,8}';
const READ = new RegExp(
  `(?:(?<=[(（、,/／][ 　]?)|(?<=(?:ふりがな|フリガナ|よみがな|読み仮名|読み方|読み|よみ|カナ)[はがも]?[ 　]?[:：、]?[ 　]?))(${KANA}(?:[ 　・]${KANA})?)(?=[ 　]?(?:[)）、,。/／]|$|と読|です))`,
  'gu',
);

/** The strings of how the candidate's name is read in kana, where the text tells it. */
export function readingsInKana(text: string, token: string, own: ReadonlySet<string>): Known[] {
  const names = [...own].filter((word) => /^[\p{Script=Han}々]{1,8}$/u.test(word));
  if (names.length === 0) return [];
  return matchesOf(READ, text).flatMap(({ 1: said = '', index }): Known[] => {
    const before = text.slice(Math.max(0, index - 14), index);
    if (!names.some((name) => before.includes(name)) && !/(?:かな|ガナ|み|方|カナ)/u.test(before.slice(-6)))
      return [];
    return [entry(wordsOf(said), 'name', token, 'always', 'full')];
  });
}

/** A name in letters of another script in the brackets behind a name, or before it: `Ma May Thandar Oo (မေသန္တာဦး)`. */
const OTHER_SCRIPT = '(?:[\\p{L}\\p{M}.·・-](?<!\\p{Script=Latin})){1,30}';
const BESIDE = new RegExp(
  `(?<=(?=\\p{Script=Latin})\\p{Lu}[\\p{Script=Latin}\\p{M}’'.-]* {0,1}[(（【[/|,–-] ?)(${OTHER_SCRIPT}(?:[ ·・]${OTHER_SCRIPT}){0,4})(?= ?(?:[)）】\\],;/|–-]|$)| (?:on|in|at|for|to|auf|im|sur|en|em|nel|op|på) )`,
  'gu',
);

/**
 * The strings of the candidate's name in another script, where the text has it in brackets or behind a sign right after the name.
 * @param isOwn whether a word of the text in Latin letters is of the person's name
 */
export function otherScriptNames(text: string, token: string, isOwn: (word: string) => boolean): Known[] {
  if (!/[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u.test(text)) return [];
  return matchesOf(BESIDE, text).flatMap(({ 1: said = '', index }): Known[] => {
    const before = wordsOf(text.slice(Math.max(0, index - 40), index)).slice(-3);
    if (!before.some(isOwn)) return [];
    const words = wordsOf(said);
    return words.length === 0 ? [] : [entry(words, 'name', token, 'always', 'full')];
  });
}
