import { matchesOf } from '#src/lib/matches.ts';
import type { Edit } from './spans.ts';

/** Papers and registers by whose numbers one person is found, as the countries call them. */
const LABELS = [
  "WWCC|WWVP|TQ|IRD|Blue [Cc]ard|Yellow [Cc]ard|NINO?|NI|[Nn]ational [Ii]nsurance|SSN|[Ss]ocial [Ss]ecurity|SIN|PPSN?|TFN|[Mm]edicare|[Pp]assport|[Dd]riv(?:er[’']?s|ing)[’']? [Ll]icen[cs]e|[Ll]icen[cs]e|[Gg]reen [Cc]ard|[Ww]ork [Pp]ermit|[Vv]isa|UTR|NHS|NMC|HCPC|GMC|GDC|GPhC|GOC|AHPRA|Ahpra|SRA|NPI|DEA|TRN|SIA|CSCS|CPCS|DBS|[Pp]ayroll|[Ee]mployee|[Bb]adge|[Ss]taff|[Rr]egistration|ID(?: [Cc]ard)?|[Ii]dentity [Cc]ard|[Tt]ax [Ii][Dd]|[Tt]eacher [Rr]ef(?:erence)?",
  "DNI|NIE|NIF|CUI[LT]|CURP|RFC|NSS|RUT|RUN|[Cc]édula|C\\.?C\\.?|[Pp]asaporte|[Ss]eguridad [Ss]ocial|CPF|RG|CTPS|PIS|NIS|CNH|NISS|[Cc]artão de [Cc]idadão|[Cc]odice [Ff]iscale|C\\.?F\\.?|[Cc]arta d[’']identità|[Pp]assaporto",
  '[Ss]teuer-?(?:ID|[Nn]ummer)|[Ss]teuerliche Identifikationsnummer|SV-?(?:Nr\\.?|[Nn]ummer)|[Ss]ozialversicherungsnummer|[Pp]ersonalausweis|[Aa]usweis|[Rr]eisepass|[Ff]ührerschein|AHV(?:-?Nr\\.?)?|BSN|[Rr]ijksregister(?:nummer)?|INSZ|[Pp]aspoort|[Rr]ijbewijs|BIG|[Pp]atente',
  "[Ss]écurité [Ss]ociale|[Ss]écu|NIR|[Cc]arte d[’']identité|[Tt]itre de séjour|[Pp]asseport|RPPS|ADELI|[Pp]ermis",
  'PESEL|[Dd]owód(?: osobisty)?|[Pp]aszport|[Rr]odné číslo|[Rr]\\. ?č\\.|OIB|JMBG|EMŠO|CNP|ЕГН|ИНН|СНИЛС|[Пп]аспорт|РНОКПП|ІПН|TAJ|[Aa]dóazonosító|T\\.?C\\.?(?: [Kk]imlik)?|[Kk]imlik|[Hh]enkilötunnus|[Hh]etu|[Pp]ersonnummer|[Pp]nr|[Ff]ødselsnummer|[Ff]nr|CPR|[Ii]sikukood|[Aa]smens kodas|[Pp]ersonas kods|ΑΦΜ|ΑΜΚΑ|ΑΔΤ',
  'ת["״]ז|ת\\.ז\\.?|תעודת זהות|דרכון|رقم الهوية|الهوية|جواز(?: السفر)?|الإقامة|[Ii]qama|Emirates ID|[Cc]ivil ID|QID|NIK|KTP|NRIC|FIN|MyKad|CCCD|CMND|[Aa]adhaa?r|PAN|UAN|CNIC|NIN|BVN|Ghana Card|KRA|身份证|身分證|护照|護照|マイナンバー|旅券|주민등록번호|여권',
].join('|');
/** Any register by its letters, where a word says that its number follows: `CAA reference: 441203H`, `RYA no. 123456`. */
const REGISTER =
  '(?!(?:ISO|IEC|DIN|EN|BS|PO|SKU|VAT|EAN|ISBN|ISSN|IMO|CAS|UN|HS|RAL|GST|ABN|ACN)(?!\\p{L}))\\p{Lu}{2,6}[  ](?:[Ll]icen[cs]e|[Mm]ember(?:ship)?|[Rr]egistration|[Cc]ertificate|[Nn]umber|[Nn]o\\.|[Nn]r\\.|[Rr]ef(?:erence)?(?!\\p{L})|PIN)';
/** A licence or a place on a register as the trades call it. */
const LICENCES =
  "[Mm]embership|[Cc]ertificate|[Ll]izenz(?:nummer)?|[Aa]pprobation(?:snummer)?|[Zz]ulassung(?:snummer)?|[Mm]itglied(?:s)?nummer|[Ll]icencia|[Cc]olegiad[oa]|[Cc]arnet|[Ll]icenza|[Mm]atricola|[Tt]essera|[Ll]icença|[Cc]arteira(?: profissional)?|[Cc]édula profissional|[Oo]rdem|[Nn]uméro d[’']ordre|[Ll]icence professionnelle|[Vv]ergunning|[Rr]egistratienummer|PIN";
const BETWEEN =
  '(?:[  ]?(?:[Nn]umber|[Nn]o\\.?|[Nn]r\\.?|[Nn]º|n°|núm(?:ero)?\\.?|[Nn]umm?ero|[Nn]úmero|[Cc]ard|[Cc]ert(?:ificate)?|[Ii][Dd]|PIN|[Pp]in|ref(?:erence)?\\.?|№|#|starts?(?: with)?|begins?(?: with)?|börjar(?: med)?|beginnt(?: mit)?|is|was|reads|ist|lautet|est|es|è|é|jest|je|号码?|號碼?|番号|번호)){0,3}[  ]?[:：#]?[  ]?';
const NUMBERED = new RegExp(
  `(?<=(?<![\\p{L}\\p{N}])(?:${LABELS}|${LICENCES}|${REGISTER})(?![\\p{Lu}\\p{Ll}])${BETWEEN})(?:\\p{Lu}{1,6}[ -]?|(?:\\p{Lu}{1,6}[./-]){1,4})?\\d[\\p{Lu}\\d]{0,24}(?:[ ./-][\\p{Lu}\\d]{1,12}){0,8}(?![\\p{L}\\p{N}])`,
  'gu',
);

/** The end of one, by which whoever has the rest knows whose it is: `SSN last four 4471`. */
const END = new RegExp(
  `(?<=(?<![\\p{L}\\p{N}])(?:${LABELS})(?![\\p{Lu}\\p{Ll}])(?: ?(?:number|no\\.?))?,? ?\\(?(?:[Ll]ast (?:four|4|three|3|five|5)(?: digits)?|[Ee]nds?(?: in| with)?|[Ee]nding(?: in| with)?)(?: (?:is|are|of))?:? )\\d{2,6}(?!\\d)`,
  'gu',
);
/** Numbers that are told by their form alone. */
const FORMS: readonly RegExp[] = [
  // by which an account at a bank or a right to work is looked up
  /(?<=[Ss]ort code:? (?:is )?)\d\d[- ]?\d\d[- ]?\d\d(?!\d)/gu,
  /(?<=[Ss]hare code:? (?:is )?)(?=[A-Z]{0,8}\d)[A-Z\d]{3}[ -]?[A-Z\d]{3}[ -]?[A-Z\d]{3}(?![\p{L}\d])/gu,
  // Italy, India, Britain, the United States, Brazil, Switzerland, Spain, Mexico
  // Britain's licence to drive begins with the surname
  /(?<![\p{L}\p{N}])[A-Z9]{5} ?\d{6} ?[A-Z9]{2}\d[A-Z]{2}(?: ?\d\d)?(?![\p{L}\p{N}])/gu,
  /(?<![\p{L}\p{N}])[A-Z]{6}\d{2}[A-EHLMPR-T]\d{2}[A-Z]\d{3}[A-Z](?![\p{L}\p{N}])/gu,
  /(?<![\p{L}\p{N}])[A-Z]{3}[ABCFGHJLPT][A-Z] ?\d{4} ?[A-Z](?![\p{L}\p{N}])/gu,
  /(?<![\p{L}\p{N}])[A-CEGHJ-PR-TW-Z][A-CEGHJ-NPR-TW-Z] ?\d{2} ?\d{2} ?\d{2} ?[A-D](?![\p{L}\p{N}])/gu,
  /(?<![\p{L}\p{N}-])\d{3}-\d{2}-\d{4}(?![\p{L}\p{N}-])/gu,
  /(?<![\p{L}\p{N}.])\d{3}\.\d{3}\.\d{3}-\d{2}(?![\p{L}\p{N}])/gu,
  /(?<![\p{L}\p{N}.])756\.\d{4}\.\d{4}\.\d{2}(?![\p{L}\p{N}])/gu,
  /(?<![\p{L}\p{N}])(?:[XYZ]-?\d{7}-?[A-Z]|\d{8}-?[TRWAGMYFPDXBNJZSQVHLCKE])(?![\p{L}\p{N}])/gu,
  /(?<![\p{L}\p{N}])[A-Z]{4}\d{6}(?:[HM][A-Z]{5}[A-Z\d]\d|[A-Z\d]{3})(?![\p{L}\p{N}])/gu,
  // Singapore with what is left out, and nurses of Britain
  /(?<![\p{L}\p{N}])[STFGM]\d{0,3}[xX*•]{2,5}\d{2,4}[A-Z](?![\p{L}\p{N}])/gu,
  /(?<=(?<!\p{L})(?:PIN|NMC)(?!\p{L})[^.;\n]{0,16}[ :])\d{2}[A-L]\d{4}[A-Z](?![\p{L}\p{N}])/gu,
  // Korea, Pakistan, the North
  /(?<![\p{L}\p{N}-])\d{2}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])-[1-4]\d{6}(?![\p{L}\p{N}])/gu,
  /(?<![\p{L}\p{N}-])\d{5}-\d{7}-\d(?![\p{L}\p{N}-])/gu,
  // The day of birth before digits that are left out: `810417-XXXX`, `850603-1******`, `11010119850603****`.
  /(?<![\p{L}\p{N}-])(?:\d{6}(?:19|20))?(?:(?:19|20)?\d\d(?:0[1-9]|1[0-2])(?:[012][1-9]|[123]0|31)|(?:[012][1-9]|[123]0|31)(?:0[1-9]|1[0-2])\d\d)[-+ ]?(?:\d{0,2}[xX]{3,7}|\d{0,2}[*•_]{3,7})(?![\p{L}\p{N}*])/gu,
  /(?<![\p{L}\p{N}-])(?:0[1-9]|[12]\d|3[01])(?:0[1-9]|1[0-2])\d{2}[-A+]\d{3}[0-9A-FHJ-NPR-Y](?![\p{L}\p{N}-])/gu,
  /(?<![\p{L}\p{N}-])(?:19|20)?\d{2}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])-\d{4}(?![\p{L}\p{N}-])/gu,
];
/** The sign of somebody's car, a few words behind what says that it is one: `Truck plate is a Tennessee one, 4K7-2QX`. */
const PLATE_LABELS =
  "(?:[Nn]umber |[Ll]icen[cs]e |[Cc]ar |[Vv]an |[Tt]ruck |[Vv]ehicle )?[Pp]lates?(?: (?:number|no\\.?))?|[Cc]ar reg(?:istration)?|[Vv]an reg(?:istration)?|[Rr]eg(?:o|istration)?(?: (?:number|no\\.?|plate))?|[Rr]egistered as|VRN|VIN|[Kk]ennzeichen|[Kk]enteken|[Pp]laque(?: d[’']immatriculation)?|[Ii]mmatriculation|[Mm]atr[íi]cula|[Pp]laca|[Tt]arga|[Rr]ejestracj[ai]|SPZ|ŠPZ|[Rr]egistreringsnummer|[Rr]eg\\.?nr";
const PLATE = new RegExp(
  `(?<=(?<![\\p{L}\\p{N}])(?:${PLATE_LABELS})(?!\\p{L})(?:[^.;!?\\n\\d]{0,40}[ :(,])?)(?=[\\p{Lu} -]{0,8}\\d)(?=[\\d -]{0,8}\\p{Lu})(?:\\p{Lu}{1,3}\\d{1,4}[ -]?\\p{Lu}{2,3}|\\p{Lu}{1,3}[ -]\\p{Lu}{1,2} ?\\d{2,4}|\\d{1,4}[ -]?\\p{Lu}{1,3}[ -]?\\d{1,4}(?:[ -]?\\p{Lu}{1,3})?|\\p{Lu}{2,3}[ -]?\\d{2,3}[ -]?\\p{Lu}{1,3}|\\d\\p{Lu}\\d[ -]\\d\\p{Lu}{2}|\\p{Lu}{3}[ -]?\\d{3,4}|\\d{3,4}[ -]?\\p{Lu}{2,3}|\\p{Lu}{2,3}\\d{5,8}|[A-HJ-NPR-Z\\d]{17})(?![\\p{L}\\p{N}]|-[\\p{L}\\p{N}])`,
  'gu',
);
/** A number of six figures, or of letters and four figures in one: `ABCDE1234F`. */
const isLongEnough = (said: string): boolean =>
  said.replace(/\D/gu, '').length > 5 || /^\p{Lu}{3,6}\d{4,}\p{Lu}?$/u.test(said);
const YEAR = /^(?:19|20)\d\d(?![\d])/u;

/** The numbers of papers, registers and insurances by which one person is found, told by what stands before them or by their form. */
export function papersIn(text: string): Edit[] {
  const numbered = matchesOf(NUMBERED, text).filter(({ 0: said }) => isLongEnough(said) && !YEAR.test(said));
  const plates = matchesOf(PLATE, text).filter(({ 0: said }) => !/(?:^|[ -])(?:19|20)\d\d$/u.test(said));
  return [
    ...numbered,
    ...plates,
    ...matchesOf(END, text),
    ...FORMS.flatMap((form) => matchesOf(form, text)),
  ].map(({ 0: said, index }) => ({
    start: index,
    end: index + said.length,
    reason: 'handle',
    with: '[number removed]',
  }));
}
