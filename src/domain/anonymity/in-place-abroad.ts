import { fold } from '#src/lib/fold.ts';
import { matchesOf } from '#src/lib/matches.ts';
import { placeNamed } from '../lexicon/places.ts';
import { isKnownGiven } from '../names/given-names.ts';
import { isEnglish } from '../speech/index.ts';
import { isNounOf, isWordOf, readerOf } from '../speech/readers.ts';
import { isMonth } from './dates-in-words.ts';
import type { UncertainOccurrence } from './occurrences.ts';
import { OF_FORMS, termsOf } from './proper-nouns.ts';
import { isRegion } from './reading.ts';
import { beginsSentence } from './spans.ts';

const NAME =
  /(?<![\p{L}\p{M}\p{N}’'&/@.]|(?<![Ee]x)-)\p{Lu}[\p{L}\p{M}\p{N}&’'-]*(?: \p{Lu}[\p{L}\p{M}\p{N}&’'-]*){0,2}/gu;

/** Who or what did something to somebody, whose house it is, and what somebody is called: only a name stands there, in each language. */
const SURE: readonly string[] = [
  // de
  '(?:ausgebildet|angelernt|empfohlen|abgeworben|eingestellt|angestellt|geholt|vermittelt|bezahlt|gefördert|geschickt|übernommen|entlassen|freigestellt|gekündigt) von',
  '(?:[Aa]rbeitgeber(?:in)?|[Ff]irma|[Bb]etrieb|[Ll]ehrbetrieb|[Hh]ochschule|[Uu]ni)(?:,| ist| war|:)',
  '(?:[Aa]lle|[Kk]ollegen|[Ff]reunde|[Ll]eute|[Mm]an|[Ss]ie) (?:nennen|nennt|rufen|ruft) (?:ihn|sie)(?: nur| alle)?|(?:[Ss]pitzname|[Rr]ufname)(?: ist|:)?',
  '(?:[Ll]ehre|[Ss]chule|[Ss]tudium|[Aa]usbildung|direkt|gleich|wechselte|wechselt|kam|ging|heuerte)(?: [\\p{L}]+){0,3} (?:zu|bei)',
  '(?:[Jj]ahren?|[Mm]onaten?|[Ll]ehre|[Ss]telle|[Pp]raktikum|gelernt|gearbeitet|angefangen|gedient|früher|vorher|zuvor|davor|danach|derzeit|aktuell) bei',
  // fr
  '(?:formée?|embauchée?|débauchée?|recrutée?|recommandée?|envoyée?|licenciée?|payée?|employée?|placée?|cooptée?|virée?|détachée?) par',
  "(?:[Ss]on|[Ss]a|[Ll]eur|[Ll]’|[Ll]') ?(?:ancienne? |ex-|actuelle? )?(?:employeur|boîte|entreprise|école|société|maison|fac|agence)(?: actuelle?)?(?:,| est| :|:)",
  "(?:l['’]appell?e(?:nt)?|surnommée?|alias|dite?|surnom :)",
  "(?:chez|(?:[Pp]assée?|[Dd]iplômée?|[Aa]ncienne?|[Ss]ortie?) (?:par|de|d[’']))",
  // es
  '(?:formad|contratad|fichad|recomendad|enviad|despedid|pagad|emplead|becad|seleccionad|referid)[oa] por',
  '(?:[Ss]u|[Ll]a|[Ee]l) (?:actual |antigua |antiguo )?(?:empresa|compañía|escuela|facultad|universidad|colegio|casa)(?: actual)?(?:,|:| es| era)',
  '(?:(?:le|la|lo) (?:llaman|dicen|conocen como|apodan)|apodad[oa]|alias|mote:?|apodo:?)',
  // it
  '(?:formata?|formato|assunt[ao]|pres[ao]|segnalat[ao]|raccomandat[ao]|licenziat[ao]|pagat[ao]|mandat[ao]|inserit[ao]|consigliat[ao]) da(?:l|lla)?',
  '(?:[Ss]u[ao]|[Ll]a|[Ii]l) (?:attuale )?(?:azienda|ditta|datore(?: di lavoro)?|scuola|università|società)(?: attuale)?(?:,|:| è)',
  '(?:l[oa] (?:chiamano|conoscono come)|soprannominat[ao]|detto|detta|alias)',
  // pt
  '(?:formad|contratad|indicad|recomendad|demitid|despedid|enviad|recrutad|empregad|treinad)[oa] (?:por|pel[oa])',
  '(?:[Ss]ua|[Ss]eu|[Aa]|[Oo]) (?:atual |antiga )?(?:empresa|firma|empregador|escola|faculdade|universidade)(?: atual| dela| dele)?(?:,|:| é)',
  '(?:lhe chamam|chamam-lhe|chamam-n[oa](?: de)?|[oa] chamam(?: de)?|conhecid[oa] (?:como|por)|apelidad[oa] de|vulgo)',
  // nl
  '(?:opgeleid|aangenomen|aanbevolen|weggekocht|ontslagen|betaald|gestuurd|ingehuurd|gevraagd|binnengehaald) door',
  '(?:[Hh]aar|[Zz]ijn|[Hh]un|[Dd]e|[Hh]et) (?:huidige |vorige |oude )?(?:werkgever|bedrijf|firma|school|hogeschool|uni)(?:,|:| is| was)',
  '(?:noemt|noemen) (?:hem|haar|ze)|bijnaam(?:,|:| is)?',
  '(?:[Jj]aar|[Mm]aanden|[Ss]tage|[Bb]aan|begon|werkte|gewerkt|geleerd|zat|vroeger|eerst|daarna|nu) bij',
  '(?:[Ss]tudeerde|gestudeerd|afgestudeerd|[Ss]tudeert) aan(?: de| het)?',
  // sv, no, da
  '(?:utbildad|anställd|rekommenderad|värvad|uppsagd|skickad|upplärd|ansatt|anbefalt|anbefalet|utdannet|uddannet|opplært|oplært|hentet|ansat) av?f?',
  '(?:[Aa]rbetsgivare(?:n)?|[Aa]rbeidsgiver(?:en)?|[Aa]rbejdsgiver(?:en)?)(?:,|:| är| er)?',
  '(?:[Aa]lla|[Aa]lle|[Dd]e|[Kk]olleger|[Vv]änner) (?:kallar|kaller|kalder) (?:honom|henne|ham|hende)(?: för| for)?|(?:kallas|kalles|kaldes)(?: för| for)?|smeknamn:?|kallenavn:?|øgenavn:?',
  '(?:[Åå]r|månader|måneder|[Bb]örjade|[Bb]egynte|[Bb]egyndte|jobbade|jobbet|arbejdede|praktik|praksis) (?:hos|på|vid|ved)',
  '(?:[Ll]äste|[Ss]tuderade|[Pp]luggade|[Ss]tuderte|[Ll]æste|[Ee]xamen|[Uu]tbildning) (?:vid|ved|på|från|fra)',
  // pl, cs, sk
  '(?:przeszkolon|zatrudnion|polecon|zwolnion|wysłan|zaškolen|vyškolen|doporučen|odporúčan|zaměstnán|zamestnan)\\p{L}{0,3} (?:przez|firmou|u)',
  '(?:[Pp]racodawca|[Zz]aměstnavatel|[Zz]amestnávateľ|[Ff]irma)(?:,|:| to| je)',
  '(?:mówią|wołają) na (?:niego|nią)|(?:zwan[ya]|ksywa|ksywka|pseudonim|přezdívka|prezývka|přezdívan[ýá]):?|říkají (?:mu|jí)|hovoria (?:mu|jej)',
  // tr, fi, hu, ro
  '(?:[İi]şvereni?|[Şş]irketi|[Ll]akabı)(?:,|:)?|[Hh]erkes ona',
  '(?:[Tt]yönantaja(?:nsa)?)(?:,|:)?|kutsu\\p{Ll}+ häntä(?: nimellä)?|lempinimi:?',
  '(?:[Mm]unkaadója|[Cc]ége|[Bb]eceneve)(?:,|:)?(?: az?)?',
  '(?:[Aa]ngajatorul|[Ff]irma)(?:,|:| e| este)|(?:îi (?:spun|zic)|poreclit[ăa]?|porecla:?)|(?:angajat|instruit|recomandat|trimis|concediat)ă? de',
  '(?:[Ee]simie(?:s|hensä)|[Ff]őnöke|[Mm]űvezetője|[Mm]üdürü|[Şş]efi|[Uu]stabaşı|[Kk]ierownik|[Kk]ierowniczka|[Ss]zef(?:owa)?|[Bb]rygadzist(?:a|ka)|[Cc]hefen|[Ss]jefen|[Vv]edoucí|[Šš]éf(?:ová)?|[Vv]edúc[ia]|[Mm]istr|[Șș]efa?(?:ul)?|[Кк]ерівни(?:к|ця)|[Нн]ачальни(?:к|ця|ца)|[Бб]ригадир|[Рр]уководитель),?(?: pan(?:i)?| пан(?:і)?)?',
  // uk, ru, bg
  '(?:[Рр]оботодавець|[Рр]аботодатель|[Кк]омпані[яї]|[Кк]омпания)(?:,|:)|(?:звуть|кличуть|зовут|кличут|називають|называют) (?:його|її|его|её|ее)|прізвисько:?|прозвище:?|по прозвищу|на прізвисько',
];
const SURE_BEFORE = new RegExp(`(?<![\\p{L}\\p{M}])(?:${SURE.join('|')}) ?$`, 'iu');
/** Letters behind who somebody is there and where: `Subgobernanta en NH`, `serveuse au NH`. What is a unit or a field of work is none. */
const ROLE_AT =
  /(?:^|[.;:•\n]\s?)(?:\p{L}+ )?\p{L}{3,}(?:[aoe]|eur|euse|ier|ière|er|erin|in|ster|ör|are|ist(?:a|e|in)?)(?: (?:de|di|da|do) \p{Ll}+| d[’']\p{Ll}+){0,2} (?:en|au|chez|im|beim|bei|bij|hos|på|presso|da|no|na)(?: (?:el|la|de|der|den|het))? $/u;
const UNIT_OF_WORK =
  /^(?:UCI|UVI|URPA|UTI|UTIP|TPV|IT|TI|RRHH|RH|HR|I\+D|CRM|ERP|SAP|UX|UI|QA|PRL|EDV|OP|ITS|IMC|ZNA|CNC|TIC|ICT|IA|AI|KI|BI|RX|TAC|ESO|FP|BTP|CHR|CVC|SSR|EHPAD|IRM|MAS|BIM|CAD|KMU|PME|PYMES?|ONG|EU|UE|UK|USA|SEO|SEM|GRC|PLC|SQL|AWS|HORECA)$/u;
const EX = /(?<![\p{L}\p{M}-])[Ee]x[- ]$/u;

/** Whoever or whatever a sentence begins with, where it did something to somebody in one word or two. */
const DID_TO: readonly string[] = [
  ' (?:hat|hatte|stellte|holte|warb|zahlt|bezahlt|lobt|will|braucht|vermisst|schickte|behielt) (?:sie|ihn|ihr|ihm)',
  " (?:l['’](?:a|avait|ont)|l[ae] |lui (?:a|avait) )\\p{Ll}+",
  ' (?:l[aeo]s?|me) (?:ha \\p{Ll}+|había \\p{Ll}+|\\p{Ll}{3,})',
  " (?:l['’](?:ha|aveva) \\p{Ll}+|l[ao] \\p{Ll}{3,}|le (?:ha|paga|dà))",
  ' \\p{Ll}+(?:ou|eu|iu)-(?:[oa]|lhe)| (?:[oa]|lhe) \\p{Ll}+(?:ou|eu|iu)',
  ' (?:heeft|had|nam|haalde|betaalt|stuurde|wil|mist) (?:hem|haar)',
  ' (?:anställde|lärde|utbildade|betalar|värvade|skickade|ansatte|lærte|utdannet|hentet|betaler|ansatte) (?:henne|honom|ham|hende)',
  ' (?:go|ją|mu|jej|ho|ji|ju) \\p{Ll}{4,}',
  ' (?:onu|ona) \\p{L}{3,}',
  ' (?:palkkasi|koulutti|irtisanoi|houkutteli|maksaa) hän\\p{L}+',
  ' (?:взяв|взяла|узяла?|навчи(?:в|ла)|перемани(?:в|ла)|наня(?:в|ла|л)|взял|обучил|переманил)а? (?:його|її|его|её|ее)',
];
const DID = new RegExp(`^(?:${DID_TO.join('|')})(?!\\p{L})`, 'u');
const DID_BEHIND_ARTICLE = /^(?: \p{Ll}+(?:ou|eu|iu|a|e)(?:-(?:[oa]|lhe)| (?:pouco|bem|mal)))(?!\p{L})/u;

/** Where somebody is now, at the head of a sentence without a verb, before where they were or when they come. */
const NOW =
  /(?<![\p{L}])(?:[Aa]ktuell|[Dd]erzeit|[Zz]urzeit|[Mm]omentan|[Vv]orher|[Zz]uvor|[Dd]avor|[Aa]ctuellement|[Aa]uparavant|[Aa]ctualmente|[Aa]nteriormente|[Aa]ttualmente|[Aa]ttuale|[Ii]n precedenza|[Aa]tualmente|[Aa]nteriormente|[Mm]omenteel|[Vv]oorheen|[Nn]u|[Jj]ust nu|[Tt]idigare|[Nn]å|[Tt]idligere|[Oo]becnie|[Tt]eraz|[Ww]cześniej|[Nn]yní|[Tt]eraz|[Dd]říve|[Şş]u an|[Öö]nce|[Nn]yt|[Aa]iemmin|[Mm]ost|[Kk]orábban|[Aa]cum|[Зз]араз|[Сс]ейчас|[Рр]аніше|[Рр]аньше),? $/u;
const NOW_AFTER =
  /^, (?:davor|vorher|zuvor|Kündigungsfrist|früher|préavis|avant|auparavant|preaviso|antes|preavviso|prima|aviso|antes|opzegtermijn|daarvoor|eerder|uppsägningstid|dessförinnan|innan|oppsigelse\p{L}*|opsigelse\p{L}*|før|wypowiedzenie|wcześniej|przedtem|výpověď|předtím|predtým|ihbar|önce|irtisanomisaika|aiemmin|sitä ennen|felmondás|előtte|preaviz|înainte|раніше|до того|раньше|два тижні|две недели)(?!\p{L})/u;
/** Out of a house into one by its kind. */
const MOVED = /(?<![\p{L}])(?:[Vv]on|[Dd]e|[Dd]a|[Dd]al|[Dd]alla|[Dd]o|[Vv]an|[Ff]rån|[Ff]ra|[Zz]e?) $/u;
const MOVED_AFTER =
  /^ (?:in|zu|à|chez|vers|a|para|naar|till|til|do) (?:eine?[rnm]?|une?|un[ao]?|uma?|een|en|ett|et|małe\p{L}+|mał\p{L}+|mal\p{L}+|inn\p{L}+|jin\p{L}+) /u;
/** Whom others call by what they are or look like, behind who they are at work: `su encargado, el Chino,`. */
const ARTICLE_BEFORE = /(?<!\p{L})\p{L}{4,}, (?:el|la|il|lo|o|a|le|der|die|de|den) $/u;
/** A works or a school behind or before its town, in languages that are read by their lists alone or by none. */
const WORKS_BEFORE =
  /(?<![\p{L}])(?:rafineri[ia]|fabryce|fabryki|zakładzie|hucie|huty|kopalni|elektrowni|stoczni|szpitalu|hurtowni|cukrowni|browarze|mleczarni|papierni|cementowni|montowni|polibudzie|politechnice|rafinérii|rafinerii|továrně|továrni|závodě|závode|huti|elektrárně|elektrárni|nemocnici|pivovaru|mlékárně|mliekarni|finomítóban|gyárban|üzemben|erőműben|kórházban|заводі|заводе|фабриці|фабрике|шахті|шахте|пекарні|лікарні|больнице|комбінаті|комбинате|rafinăria|fabrica|uzina|spitalul|combinatul|raffinaderiet|fabriken|fabrikken|bruket|varvet|værftet|verftet|smelteverket|sjukhuset|sykehuset|bryggeriet|mejeriet) (?:(?:w|we|na|pod|koło|v|ve|u|в|у|на|під|под|din|de la|i|på|ved|vid) )?$/iu;
const WORKS_AFTER =
  /^(?:['’]?(?:nin|nın|nun|nün|deki|daki|teki|taki))? (?:fabrika\p{L}*|firma\p{L}*|şirket\p{L}*|rafineri\p{L}*|tersane\p{L}*|hastane\p{L}*|mezunu|tehta\p{L}+|palveluks\p{L}+|telak\p{L}+|sairaala\p{L}*|jalostamo\p{L}*|meijeri\p{L}*|gyár\p{L}*|cégnél|üzem\p{L}*|egyetem\p{L}*|kórház\p{L}*|finomító\p{L}*)(?!\p{L})/u;
/** The kind of a school with its town as an adjective, where somebody ended it: `закінчив Київську політехніку`. */
const SCHOOLED =
  /(?<![\p{L}])(?:[Зз]акінчи\p{L}+|[Оо]кончи\p{L}+|[Нн]авча\p{L}+ (?:в|у|на)|[Уу]чи\p{L}+ (?:в|на)|[Вв]ипускни\p{L}+|[Вв]ыпускни\p{L}+|[Зз]авърши\p{L}*|[Ss]kończył\p{L}*|[Uu]kończył\p{L}*|[Aa]bsolwent\p{L}*|[Vv]ystudoval\p{L}*|[Aa]bsolvent\p{L}*|[Vv]yštudoval\p{L}*|[Aa]bsolvit\p{L}*) $/u;

const isTime = (said: string): boolean => OF_FORMS.has(said.toLowerCase()) || isMonth(said);

/**
 * Words with a capital where a text that is not English has a house, a school or what somebody is called, although they say something else by
 * themselves: a town, a tool, a word of the language (`empfohlen von Köln`, `su empresa, Oracle,`, `todos le llaman Chino`).
 * @param terms what the person is recorded as able to do
 */
export function inPlaceAbroadIn(text: string, terms: readonly string[]): UncertainOccurrence[] {
  const reader = readerOf(text);
  if (reader === 'en' && isInEnglish(text)) return [];
  const known = termsOf(text, terms);
  const isTerm = (from: number, to: number): boolean =>
    known.some(({ start, end }) => start < to && from < end);
  const isPlace = (said: string): boolean =>
    isRegion(fold(said).toLowerCase()) || placeNamed(fold(said), 'AU') !== null;
  return matchesOf(NAME, text).flatMap(({ 0: run, index: from }) => {
    const ex = /^[Ee]x-/u.exec(run)?.[0].length ?? 0;
    const first = /^\p{Lu}\p{L}* (?=\p{Lu})/u.exec(run)?.[0] ?? '';
    // `Aktuell Köln`: the first word has its capital from the sentence.
    const isOfSentence =
      beginsSentence(text, from) &&
      (NOW.test(first) ||
        EX.test(first) ||
        SURE_BEFORE.test(first) ||
        SCHOOLED.test(first) ||
        /^(?:Von|De|Da|Van|Från|Fra|Z|A|O|La|El|Le) $/u.test(first));
    const cut = isOfSentence ? first.length : ex;
    const start = from + cut;
    const end = from + run.length;
    const said = text.slice(start, end);
    if (said.length < 2 || isTime(said)) return [];
    const before = text.slice(Math.max(0, start - 70), start);
    const after = text.slice(end, end + 60);
    // German writes each noun with a capital.
    const isNoun =
      reader === 'de' && isNounOf('de', said) && !isPlace(said) && !isTerm(start, end) && !isKnownGiven(said);
    const isHead = beginsSentence(text, start);
    const is =
      (!isNoun && SURE_BEFORE.test(before)) ||
      (!isNoun && EX.test(before)) ||
      (/^\p{Lu}{2,5}$/u.test(said) &&
        !UNIT_OF_WORK.test(said) &&
        ROLE_AT.test(before) &&
        /^[,.;(]/u.test(after)) ||
      (isHead && DID.test(after) && isNoWord(said, isPlace(said) || isTerm(start, end), reader)) ||
      (/^(?:A|O) $/u.test(before.slice(-2)) &&
        beginsSentence(text, start - 2) &&
        DID_BEHIND_ARTICLE.test(after)) ||
      (isPlace(said) && NOW.test(before) && NOW_AFTER.test(after)) ||
      (!isNoun && MOVED.test(before) && MOVED_AFTER.test(after)) ||
      (!isNoun && ARTICLE_BEFORE.test(before) && /^[,.;)]/u.test(after)) ||
      WORKS_BEFORE.test(before) ||
      (isPlace(said) && WORKS_AFTER.test(after)) ||
      SCHOOLED.test(before);
    return is ? [{ start, end, reason: 'employer', why: WHY }] : [];
  });
}

/** Whether at least half of the small words of a text are English: what has none of another list is read as English too. */
function isInEnglish(text: string): boolean {
  const words = (text.match(/(?<![\p{L}\p{M}])\p{Ll}{2,}(?!\p{L})/gu) ?? []).slice(0, 60);
  return words.length === 0 || words.filter((word) => isEnglish(word)).length * 2 >= words.length;
}

const WHY = 'stands where a house, a school or a byname stands, and may be one';

/** Whether a sentence's first word may be a house: a place or a tool, or a word that is no pronoun and no word of the list. */
const isNoWord = (said: string, isKnown: boolean, reader: ReturnType<typeof readerOf>): boolean =>
  !/^.{1,2}$|['’]/u.test(said) &&
  // `Als Leiterin hat sie`: no name of one word.
  (!said.includes(' ') ||
    !isWordOf(
      reader === null || reader === 'en' ? 'de' : reader,
      (said.split(' ')[0] ?? '').toLowerCase(),
    )) &&
  (isKnown || (reader !== null && reader !== 'en' && !isWordOf(reader, said.toLowerCase())));
