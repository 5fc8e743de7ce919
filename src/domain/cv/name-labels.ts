import { fold } from '#src/lib/fold.ts';
import { isKnownGiven } from '../names/given-names.ts';

/** A label before what it asks for. */
export const LABEL = /^([\p{L}\s()/,.&’'-]{3,45}?)\s*(?::|\t|\s\|\s|\s[–—-]\s)\s*(?=\S)/u;
/** Whether a label asks for a name: "Name", "Vor- und Nachname", "Nom et prénom", "Apellidos y nombre", "Nome / Cognome", "Naam" and their like. */
const NAMES_NAME =
  /(?:^|[^a-z])(?:(?:vor|nach|zu|familien|sur|fore|first|last|full)?-?name|(?:pre)?noms?|nombres?|apellidos?|nome|cognome|sobrenome|apelidos?|naam|voornaam|achternaam|(?:for|efter|etter)?na[mv]n|(?:suku|etu)?nimi|imie|imiona|nazwisko|jmeno|prijmeni|candidate|kandidat(?:in|en)?|candidat[eoa]?|kandidaat|bewerber(?:in)?|applicant|sollicitant|hakija)(?:$|[^a-z])|^(?:ans[oø]ger(?:en)?|s[oø]ker(?:en)?|s[oö]kande(?:n)?|postulante|aspirante|solicitante|kandydat(?:ka)?|aplikant(?:ka)?|bewerber(?:\/-?in|\*in|:in)|kandidat\/-?in|candidat\(e\)|candidato\/a|candidata\/o|kandidaten|kandidaatti)$/;

// How forms ask for a name or a part of it in languages whose pages are read no further: the whole label, folded.
const ELSEWHERE =
  /^(?:nama(?: (?:lengkap|penuh|pemohon))?|(?:teljes )?nev|(?:vezetek|csalad|kereszt|uto)nev(?: es (?:kereszt|uto)nev)?|nume(?:le)?(?: (?:complet|(?:si|\/) prenume(?:le)?))?|nume\/prenume|prenume(?:le)?(?: (?:(?:si|\/) )?nume(?:le)?)?|ad[iı]?(?: (?:ve )?|, ?| ?\/ ?)soyad[iı]?|ad[iı]|soyad[iı]?|isim(?: soyisim)?|(?:puno )?ime(?: (?:(?:i|in) )?(?:prezime|priimek))?|prezime(?: (?:i )?ime)?|priimek(?: (?:in )?ime)?|meno(?: a priezvisko)?|priezvisko(?: a meno)?|vardas(?:(?:,| ir)? pavarde)?|pavarde|vards(?:(?:,| un)? uzvards)?|uzvards|(?:ees- ja )?perekonnanimi|emri(?: (?:(?:dhe|e|i) )?mbiemri)?|mbiemri|ho (?:va )?ten|pangalan|jina(?: kamili)?|nom i cognoms|cognoms(?: i nom)?|izen[- ]abizenak|enw(?: llawn)?|ainm|(?:fullt )?nafn|isem(?: u kunjom)?)$/;

/** Whether folded words are a label that asks for a name in one of those languages. */
const asksElsewhere = (label: string): boolean => ELSEWHERE.test(label.trim());

/** Whether a label, as labels are compared, asks for a name, or for a part of one. */
export const isNameLabel = (label: string): boolean => NAMES_NAME.test(label) || asksElsewhere(label);

// What an agency, a school or a house calls whoever it puts forward. Behind such a word a house, a place or a subject may stand too.
const WHO =
  /^(?:alumn[oa]|alun[oa]|alunn[oa]|student(?:in|e|essa)?|etudiante?|eleve|estudiante|estudante|elev|opiskelija|scholar|pupil|learner|apprenti[ce]?e?|stagiaire|praktikant(?:in)?|auszubildende[r]?|mitarbeiter(?:in)?|medarbejder|medarbetare|medarbeider|medewerker|collaborat(?:eur|rice)|colaborador[a]?|collaborat(?:ore|rice)|konsult|salariee?|interimaire|uitzendkracht|lavorat(?:ore|rice)|trabajador[a]?|trabalhador[a]?|werknemer|arbeitnehmer(?:in)?|fachkraft|talent)$/;

/**
 * Whether a label asks for the name behind it: a word for names, or one for somebody who is put forward, where a known given name
 * stands behind it.
 */
export const asksForName = (label: string, value: string): boolean =>
  isNameLabel(labelIn(label)) ||
  (WHO.test(labelIn(label).trim()) &&
    /^\p{Lu}[\p{L}\p{M}'’. -]+$/u.test(value.trim()) &&
    value
      .trim()
      .split(/[\s-]+/)
      .some(isKnownGiven));

/** The words of a label as labels are compared. */
export const labelIn = (text: string): string =>
  fold(text).replace(/\((?:s|n|en|e|i|es|i\/)\)|[\s.:]+$/g, '');

const OTHERS_NAME =
  /compan|firm|empres|employ|school|universit|college|institut|project|user|file|refere|referens|client|kunde|bank|consult|recruiter|manager|supervis|mentor|tutor|superior|betreuer|ansprechpartner|emergency|notfall|urgenc|parent|father|mother|vater|mutter|eltern|padre|madre|p[eè]re(?!n)|m[eè]re|pai\b|m[ãa]e\b|vader|moeder|spouse|husband|wife|partner|ehe(?:mann|frau|gatt)|[ée]pou[xs]|conjoint|[cç][óo]nyuge|esposo|esposa|marid|marit|mogli|coniug|echtgeno|maka\b|make\b|[æa]gtef|ektef|puoliso|ma[łl][żz]on|child|kind(?:e|\b)|enfant|hij[oa]|filh[oa]|figli|brother|sister|sibling|next of kin|nearest|n[äæ]rmeste|n[äa]rst|p[åa]r[øo]r|anh[öo]rig|guardian|guarant|bedrijf|respons[áa]ve(?:l|is)|responsable|zust[äa]ndig|berater|(?:^|\s)(?:by|von|durch|par|por|da|door|av|af)\s*$/i;

/** Whether a label asks for the name of a house or of somebody beside the candidate: "Supervisor’s name". */
export const asksForOther = (label: string): boolean => OTHERS_NAME.test(label);
