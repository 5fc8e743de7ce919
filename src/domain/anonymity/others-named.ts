import { fold } from '#src/lib/fold.ts';
import { matchesOf } from '#src/lib/matches.ts';
import { placeNamed } from '../lexicon/places.ts';
import { isKnownGiven, isKnownSurname } from '../names/given-names.ts';
import { isGivenName } from '../names/index.ts';
import { isNounOf, isWordOf, readerOf } from '../speech/readers.ts';
import { KNOWN_BY_WORD } from './listed-houses.ts';
import type { UncertainOccurrence } from './occurrences.ts';
import { OF_FORMS, OF_WORK, termsOf } from './proper-nouns.ts';
import { isInDictionary, isPlaceName } from './reading.ts';
import { ACRONYMS_OF_WORK, LETTERS_OF_FIELD } from './words.ts';

const NAME = String.raw`(?:(?:Mr|Mrs|Ms|Mx|Dr|Dra|Prof|Ing|Eng|Engº|Engª|Arq|Lic|Dott|Avv|Geom|Rag|DI|Hr|Fr|Frau|Herr|Herrn|Mme|M|Sig|Sra?|Capt|Captain|Professor|Sister|Big|Old)\.? )*\p{Lu}[\p{L}\p{M}’'-]*(?: (?:(?:van|von|de|der|den|di|da|del|la|le|bin|al) )*\p{Lu}[\p{L}\p{M}’'-]*){0,3}\.?`;
/** Who somebody is to the candidate, or to the place where they work. */
export const WHO =
  'manager|boss|director|supervisor|head|lead|leader|chief|mentor|coach|gaffer|matron|consultant|professor|tutor|principal|partner|foreman|colleague|predecessor|successor|referee|reference|actuary|officer|president|chair(?:man|woman)?|owner|founder|skipper|captain|editor|superintendent|CEO|CFO|COO|CTO|MD|GM|VP|assistant|deputy|controller|superior|advis[eo]r|wife|husband|partner|brother|sister|father|mother';
/** The same in the other languages that are read. */
export const WHO_ABROAD =
  'Chefin|Chef|Vorgesetzten?|Leiterin|Leiter|Betreuerin|Betreuer|Kollegin|Kollegen?|Mentorin|Mentor|Meister|Nachfolgerin|Nachfolger|Vorgängerin|Vorgänger|Geschäftsführerin|Geschäftsführer|chef(?:fe)?|responsable|directrice|directeur|patronne?|supérieure?|collègue|tutrice|tuteur|mentore?|DRH?|N\\+1|jef[ae]|director[ae]?|encargad[oa]|compañer[oa]|superior|supervisor[ae]?|capo|cap[ao] reparto|direttrice|direttore|superiore|collega|titolare|chefe|diretora?|colega|gerente|baas|leidinggevende|manager|directeur|mentor|chef|kollega|handledare|leder|sjef|sjefen|leder';
const ROLE_BEFORE = new RegExp(`(?<!\\p{L})(?:${WHO}|${WHO_ABROAD}),? \\(?$`, 'iu');
/** Whether who somebody is at work or to the candidate stands right before: `die chefin, Gerlinde, weiß noch nichts`. */
export const isBehindRole = (text: string, start: number): boolean =>
  ROLE_BEFORE.test(text.slice(Math.max(0, start - 30), start));
const OWN_ABROAD =
  '[Ii]hr(?:e[mnrs]?)?|[Ss]ein(?:e[mnrs]?)?|de[rnms]|die|[Ss]on|[Ss]a|[Ll][ea]|[Ll]eur|[Ss]u|[Ee]l|[Ll]a|[Ii]l (?:suo )?|[Ss]uo|[Ss]ua|[Ss]eu|[Oo]|[Aa]|[Zz]ijn|[Hh]aar|[Dd]e|[Dd][oa]s?|[Nn][oa]|[Aa]o|[Pp]el[oa]|[Dd]el|[Aa]l|[Dd]u|[Aa]u|[Dd]e la|[Dd]e l|[Dd]al|[Dd]alla|[Dd]ella|[Dd]ello|[Vv]om|[Zz]um|[Bb]eim|[Ii]hrem|[Hh]ans|[Hh]ennes|[Hh]ennar|[Ss]in|[Dd]eres';
const ABROAD: readonly RegExp[] = [
  // "son ancien DR, Thierry Vuillemot", "Su jefe en Merca, Vicente Llop", "Hennes chef Pontus", "ihre Chefin Renate Voss"
  new RegExp(
    String.raw`(?<=(?<!\p{L})(?:${OWN_ABROAD}) (?:[\p{Ll}’'-]+ ){0,2}(?:${WHO_ABROAD})(?: (?:en|bei|chez|à|bij|da|na|hos|på|presso) [^,.;]{2,40})?(?:,|:)? \(?)(${NAME})(?=[,.;:)!?]| \p{Ll}|$)`,
    'gu',
  ),
  // "damals unter Martin Sieberer", "sous Marie Lantier", "bajo Vicente Llop", "genom Anna-Karin", "Referenz von Frau Kühn"
  new RegExp(
    String.raw`(?<=(?<!\p{L})(?:(?:[Rr]eferen(?:z|zen|ties?|s|cias?|ze)|[Rr]éférences?|[Rr]eferências?|referens) (?:von|durch|bei|de|par|auprès de|di|da|van|från|genom|hos|av)|unter|gelernt bei|ausgebildet von|geführt von|empfohlen von|sous la direction de|sous|formée? par|recommandée? par|encadrée? par|bajo la dirección de|recomendad[oa] por|formad[oa] por|sotto la guida di|sotto|segnalat[oa] da|sob a direção de|indicad[oa] por|onder leiding van|opgeleid door|aanbevolen door|genom|under ledning av) )(${NAME})(?=[,.;:)!?]| \p{Ll}|$)`,
    'gu',
  ),
  // "Coordenadora dela: Renata Quaresma"
  new RegExp(
    String.raw`(?<=(?<!\p{L})(?:[Cc]oordenador[ae]?|[Cc]oordinador[ae]?|[Gg]estor[ae]?|[Gg]erente|[Cc]hefe|[Dd]iretora?|[Dd]irector[ae]?|[Ss]upervisora?|[Ee]ncarregad[oa]|[Jj]efa?|[Rr]esponsable|[Rr]esponsabile|[Cc]oordinat(?:ore|rice)|[Cc]apo|[Ll]eiter(?:in)?|[Cc]hef(?:in)?)(?: (?:dela?e?|suy[oa]|sien(?:ne)?|actuel(?:le)?|actual|atual|attuale|direct[oa]|diret[oa]|dirett[oa]):? |: ))(${NAME})(?=[,.;:)!?]|$)`,
    'gu',
  ),
  // "vervangt Griet Maes als hoofd"
  new RegExp(
    String.raw`(?<=(?<!\p{L})(?:[Rr]eplac(?:es|ed|ing)|[Ss]ucceed(?:s|ed|ing)|vervangt|verving|remplace|remplaçait|remplacé|vertritt|vertrat|ersetzt|sustituye a|sustituyó a|substitui|substituiu|sostituisce) )(${NAME})(?=[’']s?(?!\p{L})|[,.;:)!?]| \p{Ll}|$)`,
    'gu',
  ),
];
/** Who somebody is at work in languages that are read by no list, and in German compounds: `Pflegedirektorin`, `müdürüm`, `vedoucí`. */
const ROLE_FURTHER = [
  '\\p{L}*(?:direktor(?:in)?|leiter(?:in)?|chef(?:in)?|[Vv]orstand|[Gg]eschäftsführer(?:in)?|[Mm]eister(?:in)?|[Pp]rofessor(?:in)?|[Oo]berärztin|[Oo]berarzt|[Cc]hefarzt|[Cc]hefärztin)',
  '[Mm]üdür(?:üm|ü|ümüz|ümden)?|[Mm]üdire|[Şş]ef(?:im|i)?|[Aa]mir(?:im|i)?|[Yy]önetici(?:m|si)?|[Pp]atron(?:um|u)?|[Hh]ocam|[Dd]irektör(?:üm|ü)?|[Mm]eslektaşım|[Rr]eferans(?:ım|ı)?(?: olarak)?',
  '[Šš]éf(?:ka|ová|em|ovou)?|[Vv]edouc[íe]\\p{L}*|[Vv]edúc[ai]\\p{L}*|[ŘřRr][eií][dďa]ite[lľ](?:ka|em|kou)?|[Mm]anažer(?:ka|kou|em)?|[Kk]oleg(?:a|yně|yňa|yní)|[Jj]ednatel(?:ka)?|[Mm]istr(?:ová)?',
  '[Ss]zef(?:owa|em|ową|owej)?|[Kk]ierowni(?:k|czka|kiem|czką)|[Dd]yrektor(?:ka|em|ką)?|[Pp]rezes(?:ka)?|[Pp]rzełożon[yae]\\p{L}*|[Kk]oleżanka|[Kk]olega|[Oo]piekun(?:ka)?|[Bb]rygadzist(?:a|ka)',
  '[Ff]őnök(?:e|öm)|[Vv]ezető(?:je|m)|[Ii]gazgató(?:ja|m)?|[Kk]ollég(?:ája|ám)|[Mm]entor(?:a|om)',
  '[Șș]ef(?:ul|a|ă)?|[Dd]irectoar(?:ea|e)|[Dd]irectorul|[Mm]anagerul|[Cc]olega|[Cc]olegul',
  '[Šš]ef(?:ica|om|icom)?|[Dd]irektor(?:ica|om|icom)?|[Vv]oditelj(?:ica|em|icom)?|[Vv]odja|[Rr]ukovoditelj(?:ica)?|[Kk]oleg(?:a|ica)|[Mm]entor(?:ica)?',
  '[Ee]simie(?:s|hensä|henä)|\\p{L}*päällikkö|\\p{L}*johtaja|[Kk]ollega(?:nsa)?|\\p{L}*juht|[Üü]lemus',
  '[Кк]ерівни(?:к|ця|ком|цею)|[Нн]ачальни(?:к|ця|ца|ком|цей)|[Дд]иректор(?:ка|ом)?|[Мм]енеджер(?:ка)?|[Рр]уководител(?:ь|ем|ница)|[Кк]олег[аи]|[Нн]аставни(?:к|ця|ца)|[Шш]еф(?:ът|ка|ом)?',
  '[Ππ]ροϊστ[αά]μεν\\p{L}+|[Δδ]ιευθ[υύ]ντ\\p{L}+|[Σσ]υνάδελφ\\p{L}+|[Μμ]άνατζερ',
  '\\p{L}*(?:[Cc]hefen|[Ss]jef(?:en)?|[Ll]eder(?:en)?|[Ll]edare(?:n)?|[Rr]ektor[ns]?|[Bb]estyrer(?:en)?|[Ff]öreståndare(?:n)?|[Ll]eider|[Ll]eidinggevende|[Dd]irecteur|[Bb]edrijfsleider)',
  '(?:[Ww]ard |[Cc]harge |[Ss]enior )?(?:[Ss]ister|[Mm]atron)|[Hh]ead ?teacher|[Ll]ine manager|[Tt]eam leader|[Ss]upervisor|[Ff]oreman',
  '[Vv]adov(?:as|ė)|[Vv]adītāj(?:s|a)|[Dd]irektor(?:ius|ė|s|e)',
].join('|');
const TWO = String.raw`\p{Lu}[\p{L}\p{M}]+(?:-\p{Lu}[\p{L}\p{M}]+)? (?:(?:de|van|von|der|den|af|di|da|ten|ter) ){0,2}\p{Lu}[\p{L}\p{M}]+(?:-\p{Lu}[\p{L}\p{M}]+)?`;
const FURTHER = new RegExp(
  String.raw`(?<=(?<!\p{L})(?:${ROLE_FURTHER})(?: \p{Ll}[\p{L}-]{2,}){0,3}(?:,|:)? (?:(?:Dr|Prof|Ing|Mgr|mgr|Bc|inż|dr|MUDr|RNDr|Dipl)\.?(?:-Ing\.)? )*)(${TWO})(?=[’'][\p{Ll}]+|[.,;:)!?“”"]| |$)`,
  'gu',
);

const FRAMES: readonly RegExp[] = [
  // "her matron, Bernadette Oyelaran, has", "their team lead Kit would", "the site head, Noreen"
  new RegExp(
    String.raw`(?<=(?<!\p{L})(?:[Hh]er|[Hh]is|[Tt]heir|[Mm]y|[Tt]he) (?:[\p{L}’'-]+ ){0,4}(?:${WHO})(?: at [^,.;]{2,40})?(?:,| was| is|:)? )(${NAME})(?=[,.;:)!?]| (?:is|was|has|had|will|would|can|could|may|leaves?|left|knows?|calls?|says?|gave|gives|speaks?|wants|retired|moved)(?!\p{L})|$)`,
    'gu',
  ),
  // "Reference by Prof. Tiernan", "reports to Tracey", "only through Joost", "worked under Antje Meyer"
  new RegExp(
    String.raw`(?<=(?<!\p{L})(?:[Rr]eferences? (?:is|by|from|of|are)|[Rr]ef\.?:?|[Rr]eferee:?|[Rr]eports? (?:directly )?to|[Rr]eporting to|[Rr]eported to|[Tt]rained (?:by|under)|worked (?:under|alongside)|learned (?:\p{Ll}+ )?(?:from|under)|mentored by|only through|introduced by|recommended by|referred by|postdoc (?:with|under)|supervised by|together with) )(${NAME})(?=[,.;:)!?]| (?:is|was|has|had|at|in|on|once|who|and|when|will|would|for)(?!\p{L})|$)`,
    'gu',
  ),
  // "spoke to Gav Pettit, his supervisor", "the area manager (Michelle)"
  new RegExp(
    String.raw`(?<![\p{L}\p{M}’'-])(${NAME})(?=,? (?:his|her|their|my) (?:[\p{Ll}-]+ ){0,3}(?:${WHO})(?!\p{L}))`,
    'gu',
  ),
  // "Fatima Bello at Arcadis is a ref", "Bruce Tuffery offers a ref"
  new RegExp(
    String.raw`(?<![\p{L}\p{M}’'-])(${NAME})(?=(?: (?:at|from|of) [^,.;]{2,30})? (?:(?:is|was|will be|would be|has agreed to be) (?:(?:an?|the|her|his|their) )?(?:refs?|referees?|references?)|(?:will|can|would|is happy to|is glad to) (?:vouch|give a ref|be a ref|act as ref|speak for|talk|confirm)|(?:offers?|gives?|gave|wrote|writes) (?:(?:an?|her|his|their|the) )?(?:\p{Ll}+ )?(?:ref|reference)|(?:vouch(?:es)?|speaks?) (?:for|up for))(?!\p{L}))`,
    'gu',
  ),
  // "took over Tess Kowalczyk's book"
  new RegExp(
    String.raw`(?<=(?<!\p{L})(?:[Tt]ook over(?: from)?|[Tt]akes over from|[Ii]nherited|[Cc]over(?:s|ed|ing) for|[Ss]tepp(?:ed|ing) in for|[Ss]tood in for|[Ff]illed in for|[Dd]eputis(?:es|ed|ing) for|[Hh]and(?:s|ed) over to) )(${NAME})(?=[’']s?(?!\p{L})|[,.;:)!?]| \p{Ll}|$)`,
    'gu',
  ),
  new RegExp(
    String.raw`(?<=(?<!\p{L})(?:[Hh]er|[Hh]is|[Tt]heir|[Mm]y|[Tt]he|[Aa]n?) (?:[\p{L}’'-]+ ){0,3}(?:${WHO}) \()(${NAME})(?=[),;])`,
    'gu',
  ),
];

/** Whom a title tells to be somebody, but for whom a letter greets: `Ms O'Donnell`, not `Sehr geehrte Frau Maier`. */
const TITLED =
  /(?<!\p{L})(?<!(?:[Dd]ear|[Hh]i|[Hh]ello|[Ss]ehr geehrte[rs]?|[Ll]iebe[rs]?|[Gg]uten Tag|[Bb]onjour|[Cc]h[eè]re?|[Ee]stimad[oa]|[Gg]entile|[Gg]eachte|[Bb]este) )(?:(?:(?:Mr|Mrs|Ms|Mx|Dr|Prof)\.?|Professor|Herrn?|Frau|Mme|Sig\.ra|Sig\.|Sra?\.|Señora?|Dhr\.|Mevr\.) )+(?!(?:The|They|Their|Them|Could|Would|Should|Can|Might|Has|Had|Is|Was|Does|Did|Wants|Wanted|Starts|Available|Candidate|Med|rer|phil)(?!\p{L}))(?:(?:van|von|de|der|den|di|da|del|la|le|al|el) ){0,2}\p{Lu}[\p{L}\p{M}’'-]*(?: (?:(?:van|von|de|der|den|di|da|del) )*\p{Lu}[\p{L}\p{M}’'-]*){0,2}/gu;

/** What is no name of somebody by its words: a role, a trade, a place of work. */
function isSomebody(name: string): boolean {
  const words = name.replace(/\.$/u, '').split(' ');
  return words.some((word) => {
    const small = word.toLowerCase();
    if (/^\p{Lu}{2,}$/u.test(word) || OF_FORMS.has(small) || OF_WORK.test(word)) return false;
    return isGivenName(small) || isKnownGiven(word) || (!isInDictionary(small) && !isPlaceName(fold(small)));
  });
}

/** In languages whose roles go on with a capital (`der Leiter Einkauf`) a name is told by its title, or by a given name that it begins with. */
const isCalledAbroad = (name: string): boolean =>
  /^(?:Dra?|Prof|Ing|Eng|Engº|Engª|Arq|Lic|Dott|Avv|Geom|Rag|Frau|Herrn?|Mme|Sig|Sra?|M)\.? \p{Lu}/u.test(
    name,
  ) ||
  isKnownGiven(/^[\p{L}\p{M}’'-]+/u.exec(name)?.[0] ?? '') ||
  (name.includes(' ') && isKnownSurname(name.split(' ').pop() ?? ''));

/** Whether two words with capitals behind a role are somebody's name: neither is a word, a trade or a place. */
export function isNobodyElse(text: string, name: string): boolean {
  const reader = readerOf(text);
  const words = name.split(' ').filter((word) => /^\p{Lu}/u.test(word));
  const isPlain = (word: string): boolean => OF_FORMS.has(word.toLowerCase()) || OF_WORK.test(word);
  // Behind a given name what is a word as well is a surname: `Uta Griesheimer`.
  const [first = '', last = ''] = words;
  if (isKnownGiven(first) && !isPlaceName(fold(first)) && !words.some(isPlain) && !isPlaceName(fold(name)))
    return reader !== 'de' || !isNounOf('de', first) || isKnownSurname(last);
  return words.every((word) => {
    const small = word.toLowerCase();
    if (OF_FORMS.has(small) || OF_WORK.test(word) || isPlaceName(fold(word))) return false;
    if (isKnownGiven(word)) return true;
    if (reader !== null && reader !== 'en' && (isWordOf(reader, small) || isNounOf(reader, word)))
      return false;
    return !isInDictionary(small);
  });
}

const HOUSE = String.raw`\p{Lu}[\p{L}\p{M}\p{N}&’'.+-]*(?<!\.)(?: \p{Lu}[\p{L}\p{M}\p{N}&’'+-]*){0,3}`;
const ROW = `${HOUSE}(?:(?:, (?:and )?| and | & )${HOUSE}){0,9}`;
/** Houses that the candidate worked for from within another: their clients and those who paid. */
const SERVED: readonly RegExp[] = [
  // "main clients Olam and Blue Skies", "his biggest account was MediaMarkt", "clients at her present place: Nando's, Vodafone"
  new RegExp(
    String.raw`(?<=(?<!\p{L})(?:(?:[Cc]lients?|[Aa]ccounts?|[Cc]ustomers?|[Ii]nvestors?|[Tt]enants?|[Ss]ponsors?)(?: at [^.:;]{2,40}:|:| (?:was|were|are|is|include[sd]?|including|such as|like|among them))|(?:main|key|biggest|largest|top|major|named) (?:clients|customers|accounts)) )(${ROW})(?=[,.;:)]| (?:and|a|an|the|in|at|among|for|who|which)(?!\p{L})|$)`,
    'gu',
  ),
  // "raised 11 million from Aleph and Grove Ventures", "a mainframe account for Deutsche Bank", "sold … to Intel in 2018"
  new RegExp(
    String.raw`(?<=(?<!\p{L})(?:(?:raised|backed|funded|financed)(?: [^.;]{0,40}?)? (?:from|by)|(?:account|engagement|mandate|contract) (?:for|with)|sold (?:[^.;]{0,60}?,? )?to) )(${ROW})(?=[,.;:)]| (?:in|at|for|and|as|last|this)(?!\p{L})|$)`,
    'gu',
  ),
];

/** Letters that say something in a trade: `SMEs`. */
const isOfField = (word: string): boolean =>
  [ACRONYMS_OF_WORK, LETTERS_OF_FIELD].some(
    (list) => list.has(word.toLowerCase().replace(/s$/u, '')) || list.has(word.toLowerCase()),
  );

function servedIn(text: string): { start: number; end: number }[] {
  return SERVED.flatMap((frame) =>
    matchesOf(frame, text).flatMap(({ 1: row = '', index }) =>
      matchesOf(new RegExp(HOUSE, 'gu'), row).flatMap(({ 0: name, index: at }) => {
        const words = name.split(' ');
        const [first = ''] = words;
        const isPlain =
          words.every((word) => OF_FORMS.has(word.toLowerCase()) || OF_WORK.test(word)) ||
          (words.length === 1 &&
            !KNOWN_BY_WORD.has(first) &&
            (isInDictionary(first.toLowerCase()) || isOfField(first)));
        if (isPlain || isPlaceName(fold(name)) || placeNamed(fold(name), 'AU') !== null) return [];
        return [{ start: index + at, end: index + at + name.length }];
      }),
    ),
  );
}

/**
 * Whom a text names beside the candidate where it says who they are to them: people (`her matron, Bernadette Oyelaran`), whose names
 * may be words or towns as well (`his gaffer, Unai`), and the clients of an employer.
 * @param terms what the candidate is recorded as able to do
 */
export function othersNamedIn(text: string, terms: readonly string[]): UncertainOccurrence[] {
  const named =
    (is: (name: string) => boolean) =>
    (frame: RegExp): { start: number; end: number }[] =>
      matchesOf(frame, text).flatMap(({ 1: name = '', index }) => {
        const bare = name.replace(/(?<=\p{L}{3})\.$/u, '');
        return is(bare) ? [{ start: index, end: index + bare.length }] : [];
      });
  const framed = [
    ...FRAMES.flatMap(named(isSomebody)),
    ...ABROAD.flatMap(named((name) => isSomebody(name) && isCalledAbroad(name))),
    ...named((name) => isNobodyElse(text, name))(FURTHER),
  ];
  const people = framed.map((one) => ({
    ...one,
    reason: 'name' as const,
    why: 'names somebody who works with the candidate, and may tell who it is',
  }));
  const houses = servedIn(text).map((one) => ({
    ...one,
    reason: 'employer' as const,
    why: 'names whom the candidate worked for there, and may tell who it is',
  }));
  const found = [...people, ...houses];
  if (found.length === 0) return [];
  const known = termsOf(text, terms);
  return found.filter((one) => !known.some(({ start, end }) => start <= one.start && one.end <= end));
}

/** People by their title: they stay, as a text that goes to another agency is refused for them, and are marked. */
export const titledIn = (text: string): UncertainOccurrence[] =>
  matchesOf(TITLED, text).map(({ 0: said, index }) => ({
    start: index,
    end: index + said.length,
    reason: 'name',
    why: 'a title with a name, which may tell who it is',
  }));
