import { matchesOf } from '#src/lib/matches.ts';
import { isMonth, isNumberInWords } from './dates-in-words.ts';

/** A stretch of a text that tells when somebody was born. */
interface Birth {
  start: number;
  end: number;
}

/** What says that a day of birth follows, by language. */
const BORN = [
  'd\\.?o\\.?b\\.?|b-?day|date of birth|birth ?dates?|birthday|born',
  'geboren|geb\\.? ?dat\\.|geb\\.|geburtsdatum|geburtstag|jahrgang|geboortedatum|verjaardag',
  'née?|naqui[st]|naissance|anniversaire|nacid[oa]|nac(?:í|ió)|nacimiento|cumpleaños|nat[oa]|nacqu[ei]|nascita|compleanno|nascid[oa]|nasc(?:i|eu)|nascimento|aniversário|nascut|nascuda|naixement',
  'came into (?:the|this) world|venue? au monde|v(?:ine|ino) al mundo|vi(?:o)? la luz|venut[oa] al mondo|ve(?:nni|nne) al mondo|v(?:im|eio) ao mundo|kom(?:men)? (?:til verden|till världen)|przysz(?:edłem|edł|łam|ła) na świat',
  'født|fødselsdato|fødselsdag|föddes|född|födelsedatum|födelsedag|fæddur?|fædd|syntynyt|syntyi|syntymäaika|sündinud|sünniaeg',
  'urodzon[ya]|urodził(?:a|em|am)? się|ur\\.|data urodzenia|narozen[áý]?|narodil(?:a)? (?:se|sa)|nar\\.|datum narození|dátum narodenia|narodený|narodená|rođen[a]?|rojen[a]?|datum rođenja|datum rojstva',
  'născută?|data nașterii|született|születési (?:idő|dátum)|szül\\.|doğum tarihi|doğumu|gim(?:ė|ęs|usi)|dzim(?:is|usi|šanas datums)|lindur|datëlindja',
  'родил(?:ся|ась)|род\\.|дата рождения|народи(?:вся|лася)|дата народження|роден[а]?|рођен[а]?|γεννήθηκε|γεννημένο[ςη]|ημερομηνία γέννησης',
  'tanggal lahir|lahir|ngày sinh|sinh(?: ngày)?|ipinanganak|alizaliwa|yaş günü',
  'نولد|ولد|ولدت|مواليد|المولود[ة]?|تاريخ الميلاد|متولد|تولد|נולד[הת]?|תאריך לידה|יליד[ת]?|जन्म(?: तिथि)?|เกิด(?:วันที่|เมื่อ)?',
].join('|');
/** What papers say of the day: `passport says 13 luglio 1988`. */
const PAPERS =
  /(?<!\p{L})(?:(?:passport|ID|ID card|driving licence|birth certificate|visa)(?: (?:says|shows|has|reads|gives|states)|:)|(?:Reisepass|Pass|Ausweis|Personalausweis)(?: (?:sagt|steht|nennt|zeigt)|:)|im (?:Pass|Ausweis) steht|(?:passeport|carte d[’']identité)(?: (?:dit|indique|porte)|:)|(?:pasaporte|DNI)(?: (?:dice|pone|indica)|:)|(?:passaporto|carta d[’']identità)(?: (?:dice|riporta|indica)|:)|(?:passaporte)(?: (?:diz|indica)|:)|(?:paspoort)(?: (?:zegt|vermeldt)|:)|(?:passet)(?: (?:säger|siger|sier)|:)|(?:paszport|dowód)(?: (?:mówi|podaje)|:))/gu;
const BEFORE = new RegExp(`(?<![\\p{L}\\p{N}.])(?:${BORN})(?!\\p{L})`, 'giu');

/** What the day is wanted for or was read on: `Date of birth for the conflict check: 17.11.1994`, `DOB (passport)`. */
const WHAT_FOR =
  /^(?: ?\([^()\n]{1,30}\)| (?:(?:as |was |is )?(?:given|provided|supplied|sent|quoted|stated|asked|used|wanted|angegeben|genannt|donnée|indiquée|dada|indicada|fornita|comunicata|opgegeven|uppgivet|uppgiven|oplyst) )?(?:for|as on|as in|as per|per|from|on|to go on|needed for|required for|für|fürs|zum|zur|beim|al|aux?|du|del|pelo|pela|laut|pour|selon|para|según|segundo|per|secondo|voor|volgens|för|til|for) (?!(?:the )?\p{L}+ \d)(?:(?:the|our|his|her|their|my|an?|d(?:ie|en|as|em|er|et)|la|le|les|el|il|lo|o|het|de) )?[\p{L}’'-]+(?: [\p{L}’'-]+){0,3}?(?:(?= ?[:,=(]| (?:is|must|should|reads|needs)(?!\p{L}))|(?<=^ for [^:]+)(?= \d))){1,2}(?: ?\([^()\n]{1,30}\))?,?/u;

/** Where somebody was born, and what joins it to the day: `Nata a Bari il`, `born in Leeds on`, `is given as`. */
const BETWEEN =
  /^(?:[\s:=(,–-]|(?:it[’']s|that[’']s|which|that|it|falls|being|das|fällt|auf|c[’']est|tombe|que|cae|che|cade|dat|det|valt|op|is|was|ist|er|är|est|es|è|é|jest|je|este|must|should|needs|reads?|to|be|say|says|on|the|file|record|as|given|keyed|typed|entered|written|noted|recorded|down|per|passport|his|her|their)(?!\p{L}))*(?:(?:in|at|a|à|en|em|te|zu|i|w|we|v|ve|u|în|в|во|у|στη[νς]?|στο|di|ב)[\s-]*\p{Lu}[\p{L}\p{M}'’-]+(?: \p{Lu}[\p{L}\p{M}'’-]+){0,2},?(?![\p{L}\p{M}]))?/u;

/** What joins the parts of a date. */
const JOINS =
  /^(?:the|of|in|on|and|de|del|do|da|du|le|la|el|il|l|un|une|em|en|a|à|am|an|den|der|dem|im|op|van|anno|year|år|año|ano|anno|année|dia|día|giorno|w|r|roku|rok|dne|dnia|v|în|la|anul|din|года|году|года|год|г|року|рік|στις|του|το|на|в|у|tháng|năm|ngày|pada|tanggal|tahun|y|e|et|og|och|und|ב|في|عام|سنة|من|שנת|metų|gada|aasta|év|yılında|vuonna|jaar|året|i|im|mese|mois)$/iu;
const WORD =
  /^[\s,.'’/()-]{0,3}([\p{L}\p{M}]+|\d{1,4})(?:(?:st|nd|rd|th|er|e|º|ª|\.|-?[áéa]n|-?e?i|'|’)(?![\p{L}\p{N}]))?/u;

const CENTURY = /^(?:19[3-9]\d|200\d|201[01])$/;
/** Whether a date is of a year in which nobody who works was born: of a thing (`The team was born in March 2020`). */
export const isAfterWork = (said: string): boolean => {
  const years = said.match(/(?<!\d)(?:19|20)\d\d(?!\d)/g);
  return years?.every((year) => !CENTURY.test(year)) ?? false;
};

/** A month in Roman figures between the day and the year: `12-IX-81`, `3/xi/86`. */
const isRomanMonth = (word: string, before: string, after: string): boolean =>
  /^(?:i{1,3}|iv|vi{0,3}|ix|xi{0,2})$/i.test(word) && /[./-]$/u.test(before) && /^[./-]\d{2}/u.test(after);

/** How far a date goes from a place of the text, and what it is made of. */
function dateFrom(text: string): { length: number; isDate: boolean } {
  let at = 0;
  let length = 0;
  let [months, numbers, figures] = [0, 0, 0];
  let [hasYear, hasYearInWords] = [false, false];
  for (let count = 0; count < 22; count += 1) {
    const found = WORD.exec(text.slice(at, at + 40));
    const [all = '', word = ''] = found ?? [];
    if (found === null) break;
    // A stop behind a whole word ends the sentence; behind figures and short words it is of the date.
    const bridges = all.slice(0, all.indexOf(word));
    if (length > 0 && /\.\s/u.test(bridges) && !/\d$/u.test(text.slice(0, at)) && !isMonth(word)) break;
    if (hasYear && /\.\s+$/u.test(text.slice(0, at) + bridges) && /^\p{Lu}/u.test(word) && !isMonth(word))
      break;
    const isFigure = /^\d/.test(word);
    const isOfMonth = isMonth(word) || isRomanMonth(word, bridges, text.slice(at + all.length));
    if (isFigure) {
      if (/^\d{3}$/.test(word)) break;
      figures += 1;
      hasYear ||= CENTURY.test(word) || (/^\d\d$/.test(word) && (figures === 3 || months > 0));
      if (figures > 3) break;
    } else if (isOfMonth) {
      if (months === 1) break;
      months = 1;
    } else if (isNumberInWords(word)) {
      numbers += 1;
      hasYearInWords ||= OF_YEAR.test(word);
    } else if (!JOINS.test(word)) break;
    at += all.length;
    if (isFigure || isOfMonth || isNumberInWords(word)) length = at;
  }
  const isWhole =
    (months === 1 && figures + numbers > 0) ||
    (figures === 3 && hasYear) ||
    (figures > 0 && hasYear) ||
    (numbers > 1 && hasYearInWords);
  return { length, isDate: isWhole };
}

/** The word that stands behind a date: `3. Mai 1992 geboren`, `11 Şubat 1983 doğumlu`. */
const BEHIND =
  /(?<![\p{L}\p{N}])((?:\d{1,2}|\p{L}{3,14})(?:\.|,|st|nd|rd|th)?(?: (?:of|de|di) | |[./-] ?)(?:\p{L}{3,12}|\d{1,2})(?:\.|,)?(?: (?:of|de|del) | |[./-] ?)(?:(?:19[3-9]|20[01])\d))(?: (?:in|te|zu) \p{Lu}[\p{L}-]{1,30})? ?(?:geboren|zur Welt|ter wereld|doğumlu(?:yum|dur)?|doğdu|născută?|született|г\. ?р\.|года рождения|р\. ?н\.|syntynyt|születésű)(?!\p{L})/giu;
const ERAS =
  /(?:(?:明治|大正|昭和|平成|民國|民国)\s?\d{1,2}年\s?\d{1,2}月\s?\d{1,2}日\s?(?:生まれ|生)?|(?:19[3-9]|20[01])\d\s?年\s?\d{1,2}\s?月(?:\s?\d{1,2}\s?日)?\s?(?:出生|生まれ|生)(?!\p{L})|(?:19[3-9]|20[01])\d년생|(?:19[3-9]\d|[6-9]\d|0\d)年(?:生まれ|生人|出生))/gu;
/** The same behind its own word: `生年月日は1985年6月3日`, `出生日期：1985.6.3`, `생년월일 1985년 6월 3일`. */
const ERAS_TOLD =
  /(?<=(?:生年月日|出生日期|出生年月日?|出生时间|生日|誕生日|생년월일|생일|출생일)[はがのも为為是은는이]{0,2}\s?[:：]?\s?)(?:(?:19[3-9]|20[01])\d|(?:明治|大正|昭和|平成|民國|民国)\s?\d{1,2})\s?[年년./-]\s?\d{1,2}\s?[月월./-]?\s?(?:\d{1,2}\s?[日号號일]?)?(?:生まれ|出生|생)?/gu;
/** What says behind a day of birth that the same day follows in another calendar or way: `1402-07-19 H i.e. 13 May 1982`. */
const SAME_DAY =
  /^(?: ?(?:A\.?H\.?|H\.?|B\.?[ES]\.?|S\.?H\.?|هـ|ه|م))?(?:[ ,;]{0,2}\(?| ?[=/] ?)(?:(?:i\.e\.|that is|that[’']s|which is|or|equals|corresponds to|d\. ?h\.|das ist|also|sprich|soit|c[’']est-à-dire|es decir|o sea|cioè|ossia|ou seja|isto é|dat is|oftewel|dvs\.|det vil sige|Gregorian|gregorian):?,? )?(?=\d)/u;
/** How old somebody is on which day: `turns forty-one on the ninth of March`. */
const TURNS =
  /(?<!\p{L})(?:turns|turned|turning|will be|wird|aura|cumple|compie|faz|fyller|fylder|blir) (\d{2}|\p{L}+(?:[- ]\p{L}+)?) (?:(?:years|Jahre|ans|años|anni|anos|år)(?: old)? )?(?:on|am|le|el|il|em|a|den)(?= )/giu;

const isAge = (said: string): boolean =>
  said.split(/[- ]/u).every((word) => /^[2-7]\d$/.test(word) || isNumberInWords(word));

/** Words of which a year is made: `nineteen eighty-three`, `mil novecientos ochenta`. */
const OF_YEAR =
  /^(?:nineteen|thousand|hundred|mil|mille|duemila|\p{L}*cento\p{L}*|\p{L}*(?:hundert|tausend|honderd|duizend|negentien|nitten|nitton|hundra|hundred)\p{L}*|tusind?|tysiąc\p{L}*|tisíc\p{L}*|тысяч\p{L}*|тисяч\p{L}*|tuhat\p{L}*|bin|mie|ezer\p{L}*)$/iu;

/** Things of which it is said that they were born. */
const OF_A_THING =
  /(?<!\p{L})(?:team|plant|company|firm|unit|business|branch|product|project|system|idea|line|department|division|service|brand|app|platform|programme|program|practice|group|site|studio|agency|club|school|restaurant|charity|it|which|that)(?: itself)?,? (?:was|were|is|had been) $/iu;

/** The same in other languages, where the verb is one word or has its own: `la empresa nació`, `die Firma wurde`. */
const OF_A_THING_ABROAD =
  /(?<!\p{L})(?:empresa|compañía|proyecto|idea|marca|equipo|taller|negocio|escuela|asociación|azienda|società|progetto|marchio|squadra|bottega|scuola|associazione|projeto|equipa|equipe|oficina|escola|associação|entreprise|société|projet|idée|marque|équipe|atelier|école|association|Firma|Unternehmen|Projekt|Idee|Marke|Team|Verein|Werk|bedrijf|project|idee|merk|vereniging|firma|projekt|pomysł|marka|zespół|företaget|projektet|idén|selskabet|ideen|bedriften|prosjektet),? (?:(?:se|si|est|è|é|ist|wurde|is|werd|blev|ble|był|była|a été|ha|foi|fue) )?$/u;

/** Whether what tells a birth at a place of a text tells it of a thing. */
export const isOfThingBorn = (text: string, at: number): boolean => {
  const before = text.slice(Math.max(0, at - 40), at);
  return OF_A_THING.test(before) || OF_A_THING_ABROAD.test(before);
};

/** What sets a day of birth right: `as 3/10/1971 and it is 10/3/1971`, `not 4.5.1988 but 5.4.1988`. */
const CORRECTED = /^[^.!?\n\d]{1,60}?(?<!\d)(\d{1,4}([./-]) ?\d{1,2}\2 ?\d{1,4})(?!\d)/u;

/** The same with a second day in the sentence, of the same figures otherwise put or of the same year. */
function withCorrection(text: string, births: readonly Birth[]): Birth[] {
  const figures = (said: string): string[] => (said.match(/\d+/g) ?? []).map((one) => `${Number(one)}`);
  return births.flatMap((one) => {
    const own = figures(text.slice(one.start, one.end));
    const { 0: whole = '', 1: date = '' } = CORRECTED.exec(text.slice(one.end, one.end + 90)) ?? [];
    const shared = figures(date).filter((figure) => own.includes(figure));
    // Another year is another day: `Starts 5/4/2026`.
    const year = `${Math.max(0, ...figures(date).map(Number))}`;
    if (date === '' || shared.length < 2 || !own.includes(year)) return [one];
    const end = one.end + whole.length;
    return [one, { start: end - date.length, end }];
  });
}

/** Where a text tells on which day somebody was born, in figures or in words, in some thirty languages. */
export const birthsIn = (text: string): Birth[] =>
  withCorrection(text, withSameDay(text, birthsToldIn(text)));

/** The same with the day told once more right behind it. */
const withSameDay = (text: string, births: readonly Birth[]): Birth[] =>
  births.flatMap((one) => {
    const [joint] = SAME_DAY.exec(text.slice(one.end, one.end + 40)) ?? [];
    if (joint === undefined || !/\p{L}|[(=/]/u.test(joint)) return [one];
    const start = one.end + joint.length;
    const { length, isDate } = dateFrom(text.slice(start, start + 60));
    const isSure = isDate && /(?:19[3-9]|20[01])\d/u.test(text.slice(start, start + length));
    const end = start + length - (text[start + length - 1] === '.' ? 1 : 0);
    return isSure ? [one, { start, end }] : [one];
  });

function birthsToldIn(text: string): Birth[] {
  const found: Birth[] = [];
  for (const pattern of [BEFORE, PAPERS, TURNS])
    for (const { 0: said, 1: age, index } of matchesOf(pattern, text)) {
      if (isOfThingBorn(text, index)) continue;
      if (said === 'NATO' || (age !== undefined && !isAge(age))) continue;
      const after = index + said.length;
      const purpose = pattern === BEFORE ? (WHAT_FOR.exec(text.slice(after, after + 90))?.[0] ?? '') : '';
      const from = after + purpose.length;
      const between = pattern !== TURNS ? (BETWEEN.exec(text.slice(from, from + 90))?.[0] ?? '') : '';
      // What joins a place and a day may be a name of a month itself.
      for (const skipped of [between, '']) {
        const { length, isDate } = dateFrom(text.slice(from + skipped.length, from + skipped.length + 140));
        const told = from + skipped.length + length;
        // A stop behind the year ends the sentence.
        const end = /\d{4}\.$/u.test(text.slice(from, told)) ? told - 1 : told;
        if (!isDate || isAfterWork(text.slice(from, end))) continue;
        // What the day is wanted for stays: `for the conflict check`.
        const date = from + skipped.length + (text.slice(from + skipped.length).search(/[\p{L}\p{N}]/u) || 0);
        found.push({ start: purpose === '' && pattern !== PAPERS ? index : date, end });
        break;
      }
    }
  for (const { 0: said, 1: date = '', index } of matchesOf(BEHIND, text)) {
    if (isOfThingBorn(text, index) || isOfThingBorn(text, index - 3)) continue;
    const words = date.match(/\p{L}+/gu) ?? [];
    if (words.every((word) => isMonth(word) || isNumberInWords(word) || JOINS.test(word)))
      found.push({ start: index, end: index + said.length });
  }
  for (const pattern of [ERAS, ERAS_TOLD])
    for (const { 0: said, index } of matchesOf(pattern, text))
      found.push({ start: index, end: index + said.length });
  return found;
}
