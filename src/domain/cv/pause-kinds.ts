/**
 * What people did between jobs, as CVs of ten languages name it: service, stays to learn a language, journeys, leave, illness and the want
 * of work. Of each kind words that stand alone, and words that a place, a time or a reason may follow.
 */
const ALONE = [
  'milit(?:är|ärzeit)|bundesheer|rekrutenschule|rs|mutterschaft(?:spause)?|unbezahlter urlaub|auslands(?:jahr|zeit|reise)n?|reisen?|reisezeit|arbeitslosigkeit|freiwilligenjahr|brückenjahr',
  'army|conscription|travels|illness|sickness|unemployed|redundan(?:t|cy)|ill health',
  'armée|service civil|école de recrues|obligations militaires|voyages?|maternité|congé sans solde|disponibilité',
  'mili|paro|viajes?|permiso (?:sin sueldo|parental)|enfermedad',
  'naja|leva|scuola reclute|viaggi|viaggio|congedo|malattia|maternità|paternità',
  'tropa|viage(?:ns|m)|baixa|baixa médica|doença|recruta',
  'dienstplicht|reizen|op reis|werkloosheid|verlof|ziek|zwangerschap',
  'lumpen|värnplikt(?:en)?|resor|arbetslöshet|tjänstledig(?:het)?|sabbatsår|sjukskrivning|sjukdom|föräldraledig(?:het)?',
  'værnepligt(?:en)?|rejser|sygdom|ledighed|ledig|arbejdsløshed|sabbat(?:år|orlov)|orlov|sygeorlov|barsel',
  'verneplikt(?:en)?|reiser|sykdom|sykemelding|arbeidsledighet|friår|permisjon',
  'armeija|asevelvollisuus|inttiaika|matkustel[ua]{1,2}|matkailu|työttömyys|sairausloma|sapattivapaa',
];
const WITH_MORE = [
  'milit(?:är|är-)dienst|militärischer dienst|(?:freiwilliger )?(?:grund|wehr|zivil)dienst|sprach(?:aufenthalte?|reisen?|kurse? (?:in|im))',
  '(?:compulsory |mandatory |obligatory )?(?:military|national) service|language (?:stays?|studies|courses?|trips?)(?: abroad|,| in| \\(|$)',
  "suivi de (?:mon |ma )?(?:conjointe?|époux|épouse|mari)|séjours? (?:linguistiques?|à l[’']étranger)|service (?:militaire|national)(?: obligatoire)?(?! de santé)",
  'licencias? (?:por (?:maternidad|paternidad|enfermedad)|de maternidad|parental|médica|sin goce de (?:haberes|sueldo))|estancias? (?:lingüísticas?|en el extranjero)|cursos? de (?:idiomas?|inglés|francés|alemán) (?:en|por)|servicio (?:militar|social sustitutorio)(?: obligatorio)?',
  "soggiorn[oi] (?:linguistic[oi]|studio|all[’']estero)|vacanz[ae] studio|servizio (?:militare|di leva|civile)(?: obbligatorio)?",
  // A year or a term at a school abroad.
  "(?:exchange (?:year|semester|term)|study abroad|auslands(?:semester|studium)|austausch(?:jahr|semester)|(?:année|semestre) d[’']échange|intercambio (?:académico|universitario|estudiantil)|semestre de intercambio|anno all[’']estero|intercâmbio(?! (?:comercial|de dados))|uitwisselings?(?:jaar|semester)|utbytes(?:år|termin|studier)|udvekslings(?:år|ophold)|utvekslings(?:år|opphold))(?= *(?:$|[,(:]| (?:in|at|to|nach|à|au|en|a|em|no|na|naar|i|til|till) ))",
  '(?:estad|estád)(?:ia|a)s? (?:linguísticas?|no estrangeiro)|cursos? de (?:línguas?|inglês|francês|alemão) (?:no|em)|serviço militar(?: obrigatório)?',
  'militaire dienst(?:plicht)?|taal(?:reis|reizen|verblijf|stage|cursus (?:in|op)|bad)',
  'militärtjänst|värnplikt|språk(?:resor|resa|studier|kurs (?:i|utomlands))|jorden[- ]runt[- ]resa',
  'militærtjeneste|værnepligt|sprog(?:ophold|rejser?|kurs(?:us)? (?:i|udenlands))|jordomrejse|jorden rundt',
  'verneplikt|språk(?:opphold|reiser?|kurs (?:i|utenlands))|jordomreise|jorden rundt',
  'varusmiespalvelus|siviilipalvelus|kieli(?:matka|kurssi (?:ulkomailla|\\p{Lu}))',
];
const ONE = new RegExp(
  `^(?:(?:${ALONE.join('|')})(?= *(?:\\([^()]*\\))?$)|(?:${WITH_MORE.join('|')})(?![\\p{L}-]))`,
  'iu',
);
// What a house is called, or a post: "Sprachaufenthalte AG", "Militärdienst-Beraterin".
const OF_A_HOUSE =
  /(?<!\p{L})(?:AG|GmbH|Ltd|Limited|Inc|LLC|S\.?L|S\.?A|SARL|S\.?r\.?l|B\.?V|AB|A\/S|AS|Oy|Lda|Sagl)\.?$/u;
const AND =
  /\s*(?:[,/+&;]|\s(?:und|u\.|sowie|mit|and|with|et|y|e|ed|en|och|og|ja|samt|puis|dann|then)\s)\s*/iu;
const MOST = 4;

/** Whether a text names one such time. */
export const isPauseOfKind = (text: string): boolean => ONE.test(text) && !OF_A_HOUSE.test(text);

/** The parts of a text that names several of them: "Militär und Sprachaufenthalte"; none of any other. */
export function partsOfPauses(text: string): string[] {
  const parts = text.split(AND).map((part) => part.trim());
  return parts.length > 1 && parts.length <= MOST && !OF_A_HOUSE.test(text) ? parts : [];
}
