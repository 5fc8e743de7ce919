// Phrases that are lawful wherever they stand: rules that protect, hours and degrees, how many are sought, and what those who are served have.
const PHRASES: readonly RegExp[] = [
  /(?<!\p{L})(?:le )?retrait préventif (?:de la |des |d['’]une )(?:travailleuses?|salariées?|employées?|personnes?) enceintes?(?: (?:ou|et) (?:qui allaitent?|allaitantes?))?(?= (?:est|sont|sera|s['’]applique|reste)(?! (?:un problème|trop|cher|coût))(?!\p{L}))(?![^.;]*(?<!\p{L})(?:refus\p{L}*|évit\p{L}*|problèmes?|coûte\p{L}*|cher|donc|embauch\p{L}*|pas)(?!\p{L}))/giu,
  /(?<!\p{L})(?:(?:le )?bulletin n[°º] ?[123] du |(?:votre |le |un |d['’]un |du )?(?:extrait (?:de |du )?)?)casier judiciaire(?! vierge)(?=[^.;]*(?<!\p{L})(?:comme|selon|conformément|ainsi que|en application|en vertu|puisque|car)(?!\p{L})[^.;]{0,25}(?<!\p{L})(?:loi|code|décret|article)(?!\p{L})[^.;]*(?<!\p{L})(?:mineurs?|enfants?|vulnérables|crèche|accueil|école|protégés)(?!\p{L}))/giu,
  /(?<![\p{L}\p{N}])\d{1,3}(?:[.,]\d+)?(?: ?(?:-|–|bis|bis zu|à|a|y|e|tot|till|to|und|et|o|ou|oder) ?\d{1,3}(?:[.,]\d+)?)? ?(?:wochenstunden|stunden|std\.?|(?:uur|uren|timmar|heures|horas|ore)(?: (?:per|par|por|a la|a|in de|i) (?:semaine|semana|settimana|week|veckan))?|gradi|grad|degrés|grados|graus|graden|grader|°)(?!\p{L})/giu,
  /(?<!\p{L})(?:alumnos|alumnas|alumnado|niñ[oa]s|comensales|residentes|usuarios|élèves|enfants|convives|résidents|kinder|schüler(?:innen)?|gäste|bewohner(?:innen)?|bambini|alunni|ospiti|alunos|crianças|utentes|leerlingen|kinderen|bewoners|elever|barn|gäster) (?:tienen|ont|haben|hanno|têm|hebben|har) (?:(?:un[ae]?|une|des|einen?|een|en|una) )?(?:allergi\p{L}*|alerg\p{L}*|celiaqu[ií]a|celiachia|intoler[aâ]nci\p{L}*|intolérances?|zöliakie|unverträglichkeit\p{L}*|diabet\p{L}*|epilep\p{L}*)(?:(?:,| y| e| et| ou| o| und| oder| en| of| och| eller)+ (?:un[ae]? |une? |een )?(?:celiaqu[ií]a|celiachia|intoler[aâ]nci\p{L}*|intolérances?|zöliakie|diabet\p{L}*|epilep\p{L}*|(?:essen kein|comen|mangiano|comem|eten|men[uú]s?|régimes? sans|äter|äter inte) (?:schweinefleisch|halal|kosher|porc|cerdo|maiale|porco)))*/giu,
  /(?<!\p{L})hot (?:counters?|deli|buffets?|cabinets?|snacks?|sandwich(?:es)?|rolls|plates?|pass|cupboards?|trolleys?|holding)(?!\p{L})(?! (?:girls?|guys?|lads?|babes?))/giu,
  // "Ölkessel, die oft älter als 30 Jahre sind".
  /(?<!\p{L})\p{L}*(?:kessel|heizungen|anlagen|maschinen|gebäude|häuser|brücken|leitungen|rohre|dächer|fenster|wagen|züge|bahnen|geräte|bäume|motoren|schiffe|aufzüge|pumpen),? die (?:oft |meist |teils |alle |schon )*(?:älter als|über|mehr als) \d{2,3} jahre?(?: alt)? sind/giu,
];

const COUNT =
  '(?:\\d{1,3}|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|zwölf|mehrere|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|varias|due|tre|quattro|cinque|sei|sette|otto|nove|dieci|duas|três|quatro|cinco|sete|oito|dez|twee|drie|vijf|zes|zeven|acht|negen|tien|två|fyra|fem|sex|sju|åtta|nio|tio)';
// How many are sought, in other languages than English: no word of it says who.
const SOUGHT: readonly RegExp[] = [
  new RegExp(
    `(?<=(?<!\\p{L})(?:suchen(?: wir)?|gesucht werden|brauchen(?: wir)?|cherchons|recherchons|recrutons|buscamos|necesitamos|contratamos|cerchiamo|assumiamo|procuramos|contratamos|precisamos de|zoeken(?: (?:we|wij))?|söker(?: vi)?|behöver(?: vi)?)(?: (?:noch|ab sofort|derzeit|encore|a|ancora|nog|nu|dringend|ainda))* )${COUNT} (?:weitere |autres |otras |altre |outras |andra )?(?:leute|personen|menschen|kräfte|personnes|personas|persone|pessoas|mensen|personen|personer)(?= (?:für|fürs|zum|zur|im|in|am|auf|ab|pour|à|dans|para|en|per|a|nel|nella|em|na|no|voor|om|till|i|på)(?!\\p{L}))(?! (?:unter|über|zwischen|von|de|entre|entre|tra|tussen|mellan|jung\\p{L}*|ohne|mit))`,
    'giu',
  ),
];

/** Each of them. */
export const STATED_ABROAD: readonly RegExp[] = [...PHRASES, ...SOUGHT];
