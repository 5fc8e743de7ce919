import { withoutHours } from './part-time.ts';
import { firstSentence } from './sentences.ts';
import { withoutRemarksBehind } from './title-remarks.ts';
import { looksLikeTitle } from './words.ts';

// The pay grade or number of a post: "Supply Technician, GS-2005-07", "Staff Nurse (NO-4)".
const GRADE = /(?:,\s*|\s+\()(?:[A-Z]{1,4}-\d[\d-]*)\)?$/;

// "Audit Associate, promoted to Senior Associate Oct 2015".
/** What a title says of its later rank. */
export const PROMOTED = /[,;(–-]?\s*(?:(?:later|then|subsequently|and|being) )?promoted to .*$/i;
// On what terms somebody is employed, behind a title: "Professora Adjunta, dedicação exclusiva", "Vendeuse (CDI)".
const TERMS =
  /\s+(?:a tempo (?:indeterminato|pieno|parziale)|(?<!ricercat\p{L}+\s+)a tempo determinato|(?<!(?:profess\p{L}+|docente|insegnante|ricercat\p{L}+)\s+)a contratto|à temps (?:plein|partiel)|en (?:cdi|cdd|alternance|int[ée]rim)|a (?:jornada|tiempo) (?:complet[ao]|parcial)|in (?:voll|teil)zeit|part[- ]time|full[- ]time|i[mn] (?:(?:zwei|drei|vier)?-?schicht(?:betrieb|dienst|system)?|wechselschicht|schichtarbeit)|a turnos(?: rotativos)?|su (?:due |tre )?turni|in ploegen(?:dienst)?|en (?:équipes? )?[235]\s?[x×]\s?8)$|(?:,\s+|\s+[–—-]\s+|\s*\()(?:dedica[cç](?:ão|i[oó]n) exclusiva|(?:a )?(?:jornada|tiempo|tempo) (?:completa|completo|parcial|integral|pieno|parziale|(?:in)?determinato)|contrato (?:temporal|indefinido|eventual)|media jornada|por contrato|titular|extra(?:jobb|arbete|hjälp|personal)?|ekstra(?:jobb|hjelp)?|timanställd|timlønnet|på timmar|på timer|behovsanställd|provanställning|sommar(?:jobb|vikariat)|sommerjobb?|helgjobb|helgejobb|bijbaan|vakantiewerk|(?:op )?oproep(?:basis|kracht)?|seizoen(?:swerk)?|saison(?:weise|al)?|aushilfsweise|auf abruf|saisonni[eè]re?|stagionale|en saison|seasonal|casual|weekends?|evenings|nights|interin[oa]|suplente|sustitut[oa]|eventual|efectiv[oa]|contratt?o a .{3,20}|c[dl][dt]|cdi|cdd|interim|int[ée]rim(?:aire)?|(?:à )?temps (?:plein|partiel)|contrat [^,()]{3,20}|alternance|(?:un)?befristet|tempor[äa]r|auf zeit|zeitarbeit|leiharbeit|geringfügig(?: beschäftigt)?|minijob|450[- ]euro[- ]basis|tijdelijk|oproepkracht|via uitzendbureau|visstid|timelønnet|tidsbegrænset|midlertidig|engasjement|in (?:vollzeit|teilzeit)|vollzeit|teilzeit|full[- ]time|part[- ]time|voltijds|deeltijds|fulltime|parttime|uitzendkracht|tillsvidareanställning|vikariat|heltid|deltid|fast stilling|fastansat|\d{2,3}\s?%)\)?$/iu;

// What somebody answers for or comes with is none of the title: "Daglig leder med ansvar for 65 ansatte", "Elektriker med egen bil".
const ANSWERING =
  /[,;]?\s+med ansvar$|[,;]?\s+(?:med ansvar (?:for|för)|with responsibility for|responsible for|mit verantwortung für|zuständig für|con responsabilidad|avec la responsabilité|verantwoordelijk voor|con responsabilità)\s.*$|\s+(?:med egen bil|med egen varebil|mit eigenem (?:pkw|fahrzeug|auto|dienstwagen)|mit dienstwagen|met eigen (?:auto|bus|vervoer|wagen)|with own (?:car|van|vehicle))$/iu;

// The same in brackets, with whatever else is said there: "(CDI, 28 h)", "(contratto interinale Adecco)".
const TERMS_IN_BRACKETS =
  /\s*\((?:cdi|cdd|int[ée]rim|saisonni[eè]re?|contrat(?:to|o)?|(?:a )?tempo (?:in)?determinato|stagionale|interinale|temporal|temporada|eventual|indefinid[oa]|befristet|unbefristet|teilzeit|vollzeit|saison(?:kraft|arbeit)?|zeitarbeit|leiharbeit|uitzendkracht|bijbaan|oproepkracht|seizoens?werk|sommarjobb|extrajobb|timanställd|vikariat|timvikariat|heltid|deltid|säsong)(?!\p{L})[^()]{0,40}\)$/iu;

// Shifts, assignments and what else came with the work, behind a comma: ", équipes 3x8", ", missions chez Bridgestone".
const BESIDE =
  /,\s+(?:(?:en )?[ée]quipes?|missions?|missioni|misiones|travail de nuit|(?:su |con |in )?turni|(?:con |en )?turnos?|em turnos|(?:in )?ploegen\p{L}*|nachtdiensten|membre (?:du|de la|de l[’'])|miembro del?|membro (?:del|do|da)|lid van|avec|con|com|met|mit)(?!\p{L}).*$/iu;

// "Autista CE, bilico frigo, linee nazionali": two things or more of several words in small letters.
const DETAILS = /(?:,\s+\p{Ll}[\p{L}’'-]+(?: [\p{L}\d’'-]+)+){2,}$/u;

// "klejnsmed. Rør og stativer.": what was done is a sentence of its own.
const beforeSentence = (title: string): string => {
  const { head, rest } = firstSentence(title);
  // "kierowca kat. C" is one title.
  const isSentence = /^\p{L}{3}|^\p{L}+ \p{L}{3}/u.test(rest);
  return isSentence && looksLikeTitle(head) ? head : rest === '' && looksLikeTitle(title) ? head : title;
};

// "Designation: Technology Analyst"
const LABELLED =
  /^(?:designation|position(?: held)?|job title|role|title|post(?: held)?|funktion|position als|tätigkeit als|puesto|cargo|poste(?: occupé)?|fonction|funzione|qualifica|ruolo|mansione|função|functie|befattning|stilling|stanowisko)\s*:\s+(?=\S)/iu;

/** A title without the terms, grades and later ranks behind it. */
export const tidyTitle = (title: string): string =>
  withoutHours(
    withoutRemarksBehind(beforeSentence(title))
      .replace(LABELLED, '')
      .replace(ANSWERING, '')
      .replace(BESIDE, '')
      .replace(DETAILS, '')
      .replace(TERMS_IN_BRACKETS, '')
      .replace(TERMS, '')
      .replace(GRADE, '')
      .replace(PROMOTED, '') || title,
  ).slice(0, 300);
